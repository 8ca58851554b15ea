internal import Cryptography
internal import Domain
internal import IdentityFederationCore

/// The settings of a provider, by Cognito's names for them (ProviderDetails).
struct ProviderDetails: Sendable, Hashable, Codable {
  var values: [String: String]
  /// The keys that were not given but found; each change finds them anew.
  var derived: Set<String> = []
  /// What the metadata of a provider of SAML says.
  var metadata: SAMLMetadata?
  /// When the metadata was read last, or is taken to have been, in milliseconds since 1970.
  var metadataReadAtUnixMillis: Int64?

  subscript(_ key: String) -> String? {
    guard let value = values[key], !value.isEmpty else { return nil }
    return value
  }

  /// The applications whose tokens count: the pool's own at the provider, and those that
  /// `gatehouse_audiences` adds, such as an app's on a phone.
  var audiences: Set<String> {
    let others = self["gatehouse_audiences"] ?? ""
    return Set(others.split { $0 == " " || $0 == "," }.map(String.init))
      .union(self["client_id"].map { [$0] } ?? [])
  }
}

/// Seals and opens the details of providers.
struct ProviderDetailsSeal: Sendable {
  let sealer: Sealer

  func seal(
    _ details: ProviderDetails,
    of name: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    let json = try SettingsJSON.text(of: details)
    return try Self.column.seal(Array(json.utf8), for: (pool, name), by: sealer)
  }

  func open(
    _ record: UserPoolProviderRecord
  ) throws(IdentityFederationFailure) -> ProviderDetails {
    let row = (record.pool, record.name)
    let json = try Self.column.open(record.sealedDetails, of: row, by: sealer)
    let text = String(decoding: json, as: UTF8.self)
    return try SettingsJSON.decode(ProviderDetails.self, from: text)
  }

  static let column = SealedColumn<(UserPoolID, String), IdentityFederationFailure>(
    of: "the details of a provider"
  ) { pool, name in "identity_federation.user_pool_providers/\(pool.text)/\(name)" }
}
