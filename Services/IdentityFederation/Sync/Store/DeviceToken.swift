internal import Cryptography
internal import IdentityFederationCore

/// A device's address at its platform, which any holder may send messages to: sealed for its row.
enum DeviceToken {
  /// The token sealed for the device.
  static func seal(
    _ token: String,
    with sealer: Sealer,
    pool: String,
    device: String
  ) throws(IdentityFederationFailure) -> [UInt8] {
    try column.seal(Array(token.utf8), for: (pool, device), by: sealer)
  }

  /// The token; nil where the key it was sealed with is no longer held.
  static func open(
    _ sealed: [UInt8],
    with sealer: Sealer,
    pool: String,
    device: String
  ) -> String? {
    do throws(IdentityFederationFailure) {
      let bytes = try column.open(sealed, of: (pool, device), by: sealer)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }

  static let column = SealedColumn<(String, String), IdentityFederationFailure>(
    of: "a device's token"
  ) { pool, device in "sync_devices|\(pool)|\(device)" }
}
