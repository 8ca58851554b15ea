internal import Cryptography
internal import Domain

/// Seals and opens the SRP verifiers of devices.
struct DeviceVerifiers: Sendable {
  private let sealer: Sealer

  init(sealer: Sealer) {
    self.sealer = sealer
  }

  func seal(
    _ verifier: [UInt8],
    of device: DeviceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(verifier, associatedData: Self.associatedData(of: device))
    } catch {
      throw .internalFault("a verifier cannot be sealed: \(error)")
    }
  }

  func open(
    _ sealed: [UInt8],
    of device: DeviceID
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(sealed, associatedData: Self.associatedData(of: device))
    } catch {
      throw .dataLoss("the verifier of a device cannot be opened: \(error)")
    }
  }

  /// Binds a verifier to its row.
  ///
  /// An attacker who can write to the database cannot replace a verifier by that of a device whose
  /// secret the attacker knows.
  static func associatedData(of device: DeviceID) -> [UInt8] {
    Array(
      "device_registry.devices|\(device.owner.pool.text)|\(device.owner.sub)|\(device.key)".utf8
    )
  }
}
