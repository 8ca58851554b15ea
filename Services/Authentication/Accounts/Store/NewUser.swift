package import AuthenticationCore
internal import AuthenticationNotifications
package import Domain

/// A user to be inserted, however the user comes, with everything that appears in the same moment.
package struct NewUser: Sendable {
  /// How a user comes to the pool, and with which password.
  package enum Origin: Sendable {
    /// By the user, perhaps without a password; the code that confirms a sign-up may not be enough to prove it.
    case signUp(SealedPassword?, isConfirmed: Bool, needsPasswordProof: Bool)
    /// By an administrator, with a temporary password.
    case administrator(SealedPassword, expiresAt: Instant)
    /// By an administrator, without a password: a user who signs in by codes.
    case passwordless
    /// By the function that knows a former directory, with the password if it was shown.
    case migration(SealedPassword?, UserStatus)
    /// By an outside provider, which proves the user each time.
    case provider(ProviderIdentity)
    /// By a file, with the hash of a password if the file has one.
    case file(ImportedHash?)
  }

  /// A hash of a file, sealed, and its kind.
  package struct ImportedHash: Sendable {
    package let sealed: [UInt8]
    package let kind: String

    package init(sealed: [UInt8], kind: String) {
      self.sealed = sealed
      self.kind = kind
    }
  }

  package let username: String
  package let sub: String
  let attributesJSON: String
  let origin: Origin
  /// The names that find the user from the beginning; the username, or the address in its place, is the last
  /// of those that every user has.
  package var names: [SignInName]
  /// A second factor that is switched on from the beginning.
  package var factor: SecondFactor?
  /// Verified addresses that become sign-in names even if another user has them.
  var claims = AliasClaims()
  /// The sub of the unconfirmed sign-up in whose place this one comes.
  var replacedSub: String?
  var code: NewConfirmationCode?
  var messages: [NewOutboxMessage] = []

  package init(
    _ user: PendingUser,
    from origin: Origin
  ) throws(AuthenticationFailure) {
    username = user.username
    sub = user.sub
    attributesJSON = try SettingsJSON.text(of: user.attributes)
    names = user.names
    self.origin = origin
  }

  var status: UserStatus {
    switch origin {
    case .signUp(_, let isConfirmed, _): isConfirmed ? .confirmed : .unconfirmed
    case .administrator: .forceChangePassword
    case .passwordless: .confirmed
    case .migration(_, let status): status
    case .provider: .externalProvider
    case .file(let hash): hash == nil ? .resetRequired : .confirmed
    }
  }

  /// Nil for a user who has none until it is reset, or never has any.
  var password: SealedPassword? {
    switch origin {
    case .signUp(let password, _, _), .migration(let password, _): password
    case .administrator(let password, _): password
    case .passwordless, .provider, .file: nil
    }
  }

  package var importedHash: ImportedHash? {
    if case .file(let hash) = origin { hash } else { nil }
  }

  var identity: ProviderIdentity? {
    if case .provider(let identity) = origin { identity } else { nil }
  }

  var temporaryPasswordExpiresAt: Instant? {
    if case .administrator(_, let expiresAt) = origin { expiresAt } else { nil }
  }

  var needsPasswordProof: Bool {
    if case .signUp(_, _, let needsProof) = origin { needsProof } else { false }
  }
}
