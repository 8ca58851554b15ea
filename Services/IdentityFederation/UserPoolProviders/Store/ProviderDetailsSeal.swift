internal import Cryptography
internal import Domain
internal import IdentityFederationCore

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
