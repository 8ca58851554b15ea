internal import Domain
internal import Postgres
public import SealedRows

/// Everything of this service's schema that depends on its sealing keys.
public enum SealedDevices {
  /// All columns.
  public static let rows: [SealedRows] = [
    .sealed(
      "devices.sealed_srp_verifier",
      in: "device_registry.devices",
      column: "sealed_srp_verifier",
      primaryKey: ["r.user_pool_id", "r.sub", "r.device_key"]
    ) { texts in
      UserPoolID(texts[0]).map { pool in
        DeviceVerifiers.associatedData(
          of: DeviceID(owner: DeviceOwner(pool: pool, sub: texts[1]), key: texts[2])
        )
      }
    },
    instance("app_instances.sealed_pin_verifier", "sealed_pin_verifier", use: "pin"),
    instance("app_instances.sealed_biometric_key", "sealed_biometric_key", use: "biometric"),
    instance("app_instances.sealed_flow_key", "sealed_flow_key", use: "biometric"),
  ]

  private static func instance(_ name: String, _ column: SQL, use: String) -> SealedRows {
    .sealed(
      name,
      in: "device_registry.app_instances",
      column: column,
      primaryKey: ["r.user_pool_id", "r.instance_id"]
    ) { texts in
      guard let pool = UserPoolID(texts[0]) else { return nil }
      return FactorSeals.data(use, AppInstanceID(pool: pool, text: texts[1]))
    }
  }
}
