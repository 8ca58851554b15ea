public import Postgres

/// The history of the schema `device_registry`.
public enum DeviceRegistryMigrations {
  /// All steps, oldest first; none until the first table.
  public static let all = Migrations(schema: "device_registry", migrations: [])
}
