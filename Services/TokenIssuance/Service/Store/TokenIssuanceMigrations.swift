public import Postgres

/// The history of this service's schema.
public enum TokenIssuanceMigrations {
  /// All steps, oldest first.
  public static var all: Migrations {
    Migrations(
      schema: "token_issuance",
      migrations: [
        Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
        Migration(
          number: 2,
          name: "forgotten_devices",
          sql: PackageResources._002_forgotten_devices_sql
        ),
        Migration(
          number: 3,
          name: "second_factors",
          sql: PackageResources._003_second_factors_sql
        ),
        Migration(
          number: 4,
          name: "devices_gone",
          sql: PackageResources._004_devices_gone_sql
        ),
        Migration(
          number: 5,
          name: "replaced_tokens",
          sql: PackageResources._005_replaced_tokens_sql
        ),
        Migration(
          number: 6,
          name: "forgotten_devices_leave_access",
          sql: PackageResources._006_forgotten_devices_leave_access_sql
        ),
        Migration(
          number: 7,
          name: "sessions",
          sql: PackageResources._007_sessions_sql
        ),
        Migration(
          number: 8,
          name: "chains_in_use",
          sql: PackageResources._008_chains_in_use_sql
        ),
        Migration(
          number: 9,
          name: "restored_owners",
          sql: PackageResources._009_restored_owners_sql
        ),
        Migration(
          number: 10,
          name: "sessions_that_count",
          sql: PackageResources._010_sessions_that_count_sql
        ),
        Migration(
          number: 11,
          name: "grants",
          sql: PackageResources._011_grants_sql
        ),
        Migration(
          number: 12,
          name: "console",
          sql: PackageResources._012_console_sql
        ),
      ],
      oldestProgram: 8,
      restoring: RestoreRules(emptied: ["chains"], after: [RestoredSigningKeys.mark])
    )
  }
}
