internal import Cryptography
internal import Postgres
package import SealedRows

/// The sealed tokens of devices that get pushes.
package enum SealedDeviceTokens {
  /// The column.
  package static let rows = SealedRows.sealed(
    "sync_devices.sealed_token",
    in: "identity_federation.sync_devices",
    column: "sealed_token",
    primaryKey: ["r.identity_pool_id", "r.identity_id", "r.id"]
  ) { texts in DeviceToken.column.associatedData(of: (texts[0], texts[2])) }
}
