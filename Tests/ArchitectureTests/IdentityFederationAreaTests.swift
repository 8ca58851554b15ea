import Testing

/// Which area of identity federation writes which table.
@Suite("The areas of identity federation")
struct IdentityFederationAreaTests {
  /// Areas that write another's table, and why.
  static let otherWriters: [String: [String: String]] = [:]

  /// The area whose table it is.
  static let owners: [String: String] = [
    "access_keys": "AccessKeys", "deleted_identity_pools": "Pools", "identities": "Identities",
    "identity_logins": "Identities", "identity_pools": "Pools", "identity_providers": "Logins",
    "provider_sign_in_attempts": "ProviderSignIns", "provider_tokens": "ProviderSignIns",
    "saml_providers": "Logins", "sync_bulk_publications": "Sync", "sync_configurations": "Sync",
    "sync_datasets": "Sync", "sync_deliveries": "Sync", "sync_devices": "Sync",
    "sync_records": "Sync", "sync_subscriptions": "Sync", "sync_usage": "Sync",
    "used_assertions": "ProviderSignIns", "user_pool_keys": "UserPoolProviders",
    "user_pool_provider_identifiers": "UserPoolProviders",
    "user_pool_providers": "UserPoolProviders",
  ]

  @Test("each write their own tables, with few exceptions that say why")
  func tables() throws {
    let files = try SourceTree.shared().files(under: "Services/IdentityFederation")
    let writers = TableWriters(of: "identity_federation", in: files)
    writers.expect(owners: Self.owners, others: Self.otherWriters)
  }
}
