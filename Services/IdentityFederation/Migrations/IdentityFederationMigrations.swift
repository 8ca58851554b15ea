public import Postgres

/// The history of the `identity_federation` schema.
public enum IdentityFederationMigrations {
  /// Every step, oldest first.
  public static let all = Migrations(
    schema: "identity_federation",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "identity_pools", sql: PackageResources._002_identity_pools_sql),
      Migration(
        number: 3,
        name: "identity_providers",
        sql: PackageResources._003_identity_providers_sql
      ),
      Migration(number: 4, name: "sync", sql: PackageResources._004_sync_sql),
      Migration(number: 5, name: "audit_events", sql: PackageResources._005_audit_events_sql),
      Migration(number: 6, name: "saml_providers", sql: PackageResources._006_saml_providers_sql),
      Migration(
        number: 7,
        name: "user_pool_providers",
        sql: PackageResources._007_user_pool_providers_sql
      ),
      Migration(number: 8, name: "audit_seals", sql: PackageResources._008_audit_seals_sql),
      Migration(
        number: 9,
        name: "access_key_limits",
        sql: PackageResources._009_access_key_limits_sql
      ),
      Migration(number: 10, name: "sync_counts", sql: PackageResources._010_sync_counts_sql),
      Migration(
        number: 11,
        name: "provider_sign_in_attempts",
        sql: PackageResources._011_provider_sign_in_attempts_sql
      ),
      Migration(
        number: 12,
        name: "provider_answers",
        sql: PackageResources._012_provider_answers_sql
      ),
      Migration(
        number: 13,
        name: "provider_tokens",
        sql: PackageResources._013_provider_tokens_sql
      ),
      Migration(number: 14, name: "operators", sql: PackageResources._014_operators_sql),
      Migration(
        number: 15,
        name: "bulk_publication_order",
        sql: PackageResources._015_bulk_publication_order_sql
      ),
    ],
    oldestProgram: 10,
    restoring: RestoreRules(
      before: [RestoredAccessKeys.keep],
      after: [RestoredAccessKeys.disable]
    )
  )
}
