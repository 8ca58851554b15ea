internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// The secrets that users share with their authenticators, sealed for one pool and sub.
package struct SoftwareTokenSecrets: Sendable {
  let sealer: Sealer

  /// RFC 4226 §4 recommends 160 bits.
  static let byteCount = 20

  func seal(
    _ secret: [UInt8],
    of sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8] {
    try Self.column.seal(secret, for: (pool, sub), by: sealer)
  }

  func open(
    _ sealed: [UInt8],
    of sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> TOTP {
    TOTP(secret: try Self.column.open(sealed, of: (pool, sub), by: sealer))
  }

  static let column = SealedColumn<(UserPoolID, String), AuthenticationFailure>(
    of: "an authenticator's secret"
  ) { pool, sub in "users|\(pool.text)|\(sub)|totp_secret" }
}
