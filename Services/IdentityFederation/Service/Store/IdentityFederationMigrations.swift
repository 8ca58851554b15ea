public import Postgres

/// The history of the `identity_federation` schema.
public enum IdentityFederationMigrations {
  /// Every step, oldest first.
  public static let all = Migrations(
    schema: "identity_federation",
    migrations: [Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql)]
  )
}
