internal import CommonPasswords
package import Cryptography
package import Domain

/// Turns passwords into what is stored of them, and looks at it again.
package struct Passwords: Sendable {
  package let sealer: Sealer
  package let random: any RandomSource

  package init(sealer: Sealer, random: any RandomSource) {
    self.sealer = sealer
    self.random = random
  }

  /// What is stored of a password, sealed for this user of this pool.
  package func seal(
    _ password: String,
    username: String,
    sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> SealedPassword {
    let salt = SRP.salt(random.bytes(16))
    let verifier = SRP.verifier(
      identity: SRPIdentity(group: pool.name, user: username),
      password: Array(password.utf8),
      salt: salt
    )
    return SealedPassword(
      salt: salt,
      sealedVerifier: try Self.verifiers.seal(verifier, for: (pool, sub), by: sealer)
    )
  }

  /// The verifier of a user; nil for one without a password.
  package func verifier(
    of user: UserRecord,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> (salt: [UInt8], verifier: [UInt8])? {
    guard let salt = user.salt, let sealed = user.sealedVerifier else { return nil }
    return (salt, try Self.verifiers.open(sealed, of: (pool, user.sub), by: sealer))
  }

  /// Takes the time of opening a verifier, for a user who has none: sealing is the same work.
  package func openNone(inPlaceOf verifier: [UInt8]) throws(AuthenticationFailure) {
    do throws(CryptographyError) {
      _ = try sealer.seal(verifier, associatedData: [])
    } catch {
      throw .internalFault("a verifier cannot be sealed: \(error)")
    }
  }

  /// Whether the password is the one that was sealed.
  package func matches(
    _ password: String,
    _ sealed: SealedPassword,
    username: String,
    sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Bool {
    let candidate = SRP.verifier(
      identity: SRPIdentity(group: pool.name, user: username),
      password: Array(password.utf8),
      salt: sealed.salt
    )
    return constantTimeEquals(
      candidate,
      try Self.verifiers.open(sealed.sealedVerifier, of: (pool, sub), by: sealer)
    )
  }

  /// A temporary password that obeys the policy.
  package func temporary(_ policy: PasswordPolicy) -> String {
    let length = max(policy.minimumLength, 12)
    let all = Self.classes.flatMap { $0 }
    while true {
      let password = random.text(length, of: all)
      // Drawn again rather than patched, so that each conforming password is as likely as another.
      if Self.hasAllClasses(password) { return password }
    }
  }

  private static let classes: [[Character]] = [
    Array("ABCDEFGHJKLMNPQRSTUVWXYZ"), Array("abcdefghijkmnopqrstuvwxyz"), Array("23456789"),
    Array("!@#$%*?-+="),
  ]

  private static func hasAllClasses(_ password: String) -> Bool {
    classes.allSatisfy { password.contains(where: $0.contains) }
  }

  static let verifiers = SealedColumn<(UserPoolID, String), AuthenticationFailure>(
    of: "a verifier"
  ) { pool, sub in "users|\(pool.text)|\(sub)" }
}

extension PasswordPolicy {
  /// Refuses a password that the pool does not allow.
  package func check(_ password: String) throws(AuthenticationFailure) {
    // The declared constraint of every password, which not every request passes through.
    guard password.unicodeScalars.count <= 256,
      password.first?.isWhitespace == false, password.last?.isWhitespace == false
    else {
      throw .invalidPassword("Password did not conform with password policy: Invalid characters")
    }
    if let violation = violation(by: password) {
      throw .invalidPassword("Password did not conform with policy: \(violation)")
    }
    guard !refusesCommon || !CommonPasswords.contains(password) else {
      // Cognito's words for a password that is known from leaks.
      throw .invalidPassword("Provided password cannot be used for security reasons.")
    }
  }
}
