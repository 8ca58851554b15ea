internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// A sign-up in whose place another one comes.
struct ReplacedSignUp: Sendable {
  let sub: String
  /// Whether both have one password, and so surely one author.
  let hasSamePassword: Bool
}

extension Accounts {
  /// The unconfirmed sign-up that holds the pending user's address, where the pool lets it give way.
  ///
  /// Of chosen usernames the first keeps the name: nothing proves whose it is.
  func replacedSignUp(
    by pending: PendingUser,
    _ password: String,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ReplacedSignUp? {
    guard pool.unconfirmedSignUps != .kept, let name = pending.names.last, name.kind.isTransferable,
      let holder = try await users.find(named: name.name, in: pool.id)?.user,
      holder.status == .unconfirmed
    else { return nil }
    call.trail.note(rule: "an unconfirmed sign-up with the address gives way")
    var hasSamePassword = false
    if let salt = holder.salt, let verifier = holder.sealedVerifier {
      hasSamePassword = try passwords.matches(
        password,
        SealedPassword(salt: salt, sealedVerifier: verifier),
        username: holder.username,
        sub: holder.sub,
        in: pool.id
      )
    }
    return ReplacedSignUp(sub: holder.sub, hasSamePassword: hasSamePassword)
  }
}

extension UserPoolSettings {
  /// Whether a code alone does not confirm the password of a sign-up.
  func needsPasswordProof(replacing former: ReplacedSignUp?) -> Bool {
    switch unconfirmedSignUps {
    case .kept: false
    case .replaceable: former.map { !$0.hasSamePassword } ?? false
    case .proved: true
    }
  }
}
