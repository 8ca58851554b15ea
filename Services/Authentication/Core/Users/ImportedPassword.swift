package import Cryptography
package import Domain

/// A password as another system hashed it; counts until the user has one of our own.
package struct ImportedPassword: Sendable {
  package let algorithm: PasswordHash.Algorithm
  package let text: String

  package init(algorithm: PasswordHash.Algorithm, text: String) {
    self.algorithm = algorithm
    self.text = text
  }
}

extension Passwords {
  /// What is stored of the hash, sealed for this user of this pool.
  package func seal(
    _ password: ImportedPassword,
    sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8] {
    let text = "\(password.algorithm.rawValue) \(password.text)"
    return try Self.hashes.seal(Array(text.utf8), for: (pool, sub), by: sealer)
  }

  /// The user's imported hash; nil for one who has none, whose own password has taken its place,
  /// or whose hash is beyond today's bounds.
  package func importedHash(
    of user: UserRecord,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> PasswordHash? {
    guard user.sealedVerifier == nil, let sealed = user.sealedPasswordHash else { return nil }
    return try open(sealed, sub: user.sub, in: pool)
  }

  /// The kind of a sealed hash; empty for one that cannot be read, which no password fits either.
  package func kind(ofHash sealed: [UInt8], sub: String, in pool: UserPoolID) -> String {
    do throws(AuthenticationFailure) {
      return try open(sealed, sub: sub, in: pool)?.kindText ?? ""
    } catch {
      return ""
    }
  }

  private func open(
    _ sealed: [UInt8],
    sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> PasswordHash? {
    let opened = try Self.hashes.open(sealed, of: (pool, sub), by: sealer)
    let parts = String(decoding: opened, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let algorithm = PasswordHash.Algorithm(rawValue: String(parts[0]))
    else { throw .internalFault("a stored password hash has no algorithm") }
    do throws(PasswordHash.Fault) {
      return try PasswordHash(String(parts[1]), algorithm: algorithm)
    } catch {
      // An earlier version took it, but nothing can compute it: no password fits.
      return nil
    }
  }

  /// Other associated data than the verifier's: neither opens as the other.
  static let hashes = SealedColumn<(UserPoolID, String), AuthenticationFailure>(
    of: "a password hash"
  ) { pool, sub in "users|\(pool.text)|\(sub)|password hash" }
}
