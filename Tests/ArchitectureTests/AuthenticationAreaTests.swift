import Testing

/// Which area of authentication writes which table.
@Suite("The areas of authentication")
struct AuthenticationAreaTests {
  let tree: SourceTree

  init() throws {
    tree = try SourceTree.shared()
  }

  static let folder = "Services/Authentication"

  /// Areas that write another's table, and why.
  static let otherWriters: [String: [String: String]] = [
    "outbox_messages": ["Accounts": "a deleted user's messages go in the user's own statement"],
    "password_failures": [
      "Core": "the rule of wrong passwords is a part of statements of several areas",
      "Accounts": "a new password forgets the failures at the old one, in one transaction",
    ],
    "users": [
      "Import": "hashes that came before their kinds were noted are sorted by their kind",
      "SignIn": "a factor's proof is consumed together with the session that asked for it",
    ],
    "log_deliveries": [
      "Notifications": "the statement that gives a message up has the pool's log tell so"
    ],
    "user_pools": [
      "Import": "a new kind of hash has every process read the pool's settings again",
      "Protection": "what is done about risks is a column of the pool, read with its settings",
    ],
    "user_pool_clients": [
      "Protection": "what is done about risks is a column of the client, read with its settings"
    ],
  ]

  /// The area whose table it is.
  static let owners: [String: String] = [
    "auth_events": "Protection", "log_deliveries": "Protection", "risk_traits": "Protection",
    "provisioned_limits": "Pools",
    "address_profiles": "Core", "allowances": "Core", "unknown_name_secrets": "Core",
    "branding_assets": "Branding", "managed_login_brandings": "Branding",
    "terms_documents": "Branding", "ui_customizations": "Branding",
    "authorization_codes": "Authorization", "browser_sessions": "Authorization",
    "challenge_tries": "SignIn", "confirmation_codes": "Accounts",
    "deleted_user_pool_clients": "Pools", "deleted_user_pools": "Pools",
    "familiar_origins": "SignIn", "group_members": "Accounts", "groups": "Accounts",
    "imported_hash_kinds": "Import",
    "operation_attempts": "Accounts", "outbox_messages": "Notifications",
    "interaction_deliveries": "Interaction", "interaction_rates": "Interaction",
    "interaction_sessions": "Interaction",
    "hourly_counts": "Operators", "operator_links": "Operators", "operator_pool": "Operators",
    "operator_sign_ins": "Operators",
    "passkey_challenges": "Passkeys", "passkey_handles": "Passkeys", "passkeys": "Passkeys",
    "password_failures": "SignIn", "password_history": "Accounts",
    "provider_identities": "Accounts", "provider_links": "Accounts", "resource_servers": "Pools",
    "second_factor_tries": "SignIn", "sign_in_names": "Accounts", "spent_challenges": "SignIn",
    "spent_provider_tokens": "TokenExchange",
    "user_import_jobs": "Import", "user_import_log": "Import", "user_import_pieces": "Import",
    "user_pool_clients": "Pools", "user_pool_domains": "Pools", "user_pools": "Pools",
    "users": "Accounts",
  ]

  @Test("each write their own tables, with few exceptions that say why")
  func tables() {
    let writers = TableWriters(of: "authentication", in: tree.files(under: Self.folder))
    writers.expect(owners: Self.owners, others: Self.otherWriters)
  }
}
