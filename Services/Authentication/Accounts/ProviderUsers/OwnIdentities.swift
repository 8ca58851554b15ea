package import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain

/// What users do with the outside accounts that are linked to their own (ACC-6).
extension Accounts {
  /// The identities of an account, the user's own first.
  package func identities(
    of user: UserRecord
  ) throws(AuthenticationFailure) -> [ProviderIdentity] {
    try ProviderIdentity.all(in: try user.attributes()[UserAttributes.identities])
  }

  /// Whether the user still gets in without the identity: what signs in no more locks its user out.
  package func canSpare(
    _ identity: ProviderIdentity,
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    guard identity.username(in: pool) != user.username else { return false }
    let hasPassword = user.sealedVerifier != nil || user.sealedPasswordHash != nil
    let others = try identities(of: user).count - 1
    return hasPassword || others > 0
  }

  /// Takes an identity from the account, where its user has another way in.
  package func unlinkOwn(
    _ subject: String,
    at provider: String,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let (user, pool) = (holder.user, holder.pool)
    let found = try identities(of: user).first {
      $0.provider.exact == provider.exact && $0.subject.exact == subject.exact
    }
    guard let identity = found else {
      throw .resourceNotFound("The user has no such identity.")
    }
    guard try canSpare(identity, of: user, in: pool) else {
      throw .invalidParameter("The user has no other way to sign in.")
    }
    let notice = try await ownerNotices.message(.factorChanged, to: holder, call)
    try await unlink(identity, in: pool, telling: notice, call)
  }
}
