public import Postgres

/// The history of the `authentication` schema.
public enum AuthenticationMigrations {
  /// Every step, oldest first.
  public static let all = Migrations(
    schema: "authentication",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "users", sql: PackageResources._002_users_sql),
      Migration(
        number: 3,
        name: "password_history",
        sql: PackageResources._003_password_history_sql
      ),
      Migration(number: 4, name: "account_life", sql: PackageResources._004_account_life_sql),
      Migration(
        number: 5,
        name: "groups_and_secrets",
        sql: PackageResources._005_groups_and_secrets_sql
      ),
      Migration(number: 6, name: "second_factors", sql: PackageResources._006_second_factors_sql),
      Migration(
        number: 7,
        name: "message_delivery",
        sql: PackageResources._007_message_delivery_sql
      ),
      Migration(number: 8, name: "recovery_codes", sql: PackageResources._008_recovery_codes_sql),
      Migration(number: 9, name: "user_import", sql: PackageResources._009_user_import_sql),
      Migration(number: 10, name: "audit_events", sql: PackageResources._010_audit_events_sql),
      Migration(number: 11, name: "request_rates", sql: PackageResources._011_request_rates_sql),
      Migration(number: 12, name: "growth", sql: PackageResources._012_growth_sql),
      Migration(number: 13, name: "begun_events", sql: PackageResources._013_begun_events_sql),
      Migration(
        number: 14,
        name: "messages_by_user",
        sql: PackageResources._014_messages_by_user_sql
      ),
      Migration(number: 15, name: "refusals", sql: PackageResources._015_refusals_sql),
      Migration(
        number: 16,
        name: "imported_hash_kinds",
        sql: PackageResources._016_imported_hash_kinds_sql
      ),
      Migration(number: 17, name: "import_pieces", sql: PackageResources._017_import_pieces_sql),
      Migration(
        number: 18,
        name: "case_folded_listing",
        sql: PackageResources._018_case_folded_listing_sql
      ),
      Migration(number: 19, name: "sessions", sql: PackageResources._019_sessions_sql),
      Migration(
        number: 20,
        name: "messages_by_function",
        sql: PackageResources._020_messages_by_function_sql
      ),
      Migration(
        number: 21,
        name: "outside_providers",
        sql: PackageResources._021_outside_providers_sql
      ),
      Migration(number: 22, name: "interaction", sql: PackageResources._022_interaction_sql),
      Migration(
        number: 23,
        name: "interaction_deliveries",
        sql: PackageResources._023_interaction_deliveries_sql
      ),
      Migration(
        number: 24,
        name: "operator_events",
        sql: PackageResources._024_operator_events_sql
      ),
      Migration(number: 25, name: "audit_seals", sql: PackageResources._025_audit_seals_sql),
      Migration(number: 26, name: "allowances", sql: PackageResources._026_allowances_sql),
      Migration(number: 27, name: "unknown_names", sql: PackageResources._027_unknown_names_sql),
      Migration(
        number: 28,
        name: "deleted_clients",
        sql: PackageResources._028_deleted_clients_sql
      ),
      Migration(
        number: 29,
        name: "interactions_by_instance",
        sql: PackageResources._029_interactions_by_instance_sql
      ),
      Migration(number: 30, name: "passkeys", sql: PackageResources._030_passkeys_sql),
      Migration(
        number: 31,
        name: "user_pool_domains",
        sql: PackageResources._031_user_pool_domains_sql
      ),
      Migration(
        number: 32,
        name: "browser_sessions",
        sql: PackageResources._032_browser_sessions_sql
      ),
      Migration(
        number: 33,
        name: "provider_links",
        sql: PackageResources._033_provider_links_sql
      ),
      Migration(
        number: 34,
        name: "threat_protection",
        sql: PackageResources._034_threat_protection_sql
      ),
      Migration(number: 35, name: "log_delivery", sql: PackageResources._035_log_delivery_sql),
      Migration(number: 36, name: "branding", sql: PackageResources._036_branding_sql),
      Migration(number: 37, name: "terms", sql: PackageResources._037_terms_sql),
      Migration(
        number: 38,
        name: "decided_events",
        sql: PackageResources._038_decided_events_sql
      ),
      Migration(number: 39, name: "operators", sql: PackageResources._039_operators_sql),
      Migration(
        number: 40,
        name: "operator_sign_ins",
        sql: PackageResources._040_operator_sign_ins_sql
      ),
      Migration(
        number: 41,
        name: "passkey_challenge_salt",
        sql: PackageResources._041_passkey_challenge_salt_sql
      ),
    ],
    oldestProgram: 27,
    // Codes and messages with codes are asked for again; what apps were asked to confirm, too. Browsers sign in
    // anew.
    restoring: RestoreRules(
      emptied: [
        "confirmation_codes", "outbox_messages", "interaction_sessions", "interaction_deliveries",
        "passkey_challenges", "browser_sessions", "authorization_codes", "operator_links",
      ]
    )
  )
}
