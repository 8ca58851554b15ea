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
    do throws(CryptographyError) {
      return try sealer.seal(Array(token.utf8), associatedData: associatedData(pool, device))
    } catch {
      throw .internalFault("a device's token cannot be sealed: \(error)")
    }
  }

  /// The token; nil where the key it was sealed with is not held any more.
  static func open(
    _ sealed: [UInt8],
    with sealer: Sealer,
    pool: String,
    device: String
  ) -> String? {
    do throws(CryptographyError) {
      let bytes = try sealer.open(sealed, associatedData: associatedData(pool, device))
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }

  private static func associatedData(_ pool: String, _ device: String) -> [UInt8] {
    Array("sync_devices|\(pool)|\(device)".utf8)
  }
}
