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
    do throws(CryptographyError) {
      return try sealer.seal(secret, associatedData: Self.place(sub, pool))
    } catch {
      throw .internalFault("an authenticator's secret cannot be sealed: \(error)")
    }
  }

  func open(
    _ sealed: [UInt8],
    of sub: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> TOTP {
    do throws(CryptographyError) {
      return TOTP(secret: try sealer.open(sealed, associatedData: Self.place(sub, pool)))
    } catch {
      throw .internalFault("an authenticator's secret cannot be opened: \(error)")
    }
  }

  private static func place(_ sub: String, _ pool: UserPoolID) -> [UInt8] {
    Array("users|\(pool.text)|\(sub)|totp_secret".utf8)
  }
}
