public import Postgres

/// The history of the schema `device_registry`.
public enum DeviceRegistryMigrations {
  /// All steps, oldest first.
  public static let all = Migrations(
    schema: "device_registry",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "second_factors", sql: PackageResources._002_second_factors_sql),
      Migration(number: 3, name: "app_instances", sql: PackageResources._003_app_instances_sql),
      Migration(number: 4, name: "instance_names", sql: PackageResources._004_instance_names_sql),
      Migration(
        number: 5,
        name: "headless_upgrades",
        sql: PackageResources._005_headless_upgrades_sql
      ),
      Migration(number: 6, name: "account_keys", sql: PackageResources._006_account_keys_sql),
      Migration(
        number: 7,
        name: "biometric_thumbprints",
        sql: PackageResources._007_biometric_thumbprints_sql
      ),
      Migration(number: 8, name: "browsers", sql: PackageResources._008_browsers_sql),
      Migration(number: 9, name: "pool_devices", sql: PackageResources._009_pool_devices_sql),
    ],
    oldestProgram: 4,
    restoring: RestoreRules(emptied: ["expected_proofs"])
  )
}
