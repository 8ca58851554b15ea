internal import Cryptography
internal import Domain
internal import Postgres
package import SealedRows

/// The sealed details of user pools' providers.
package enum SealedProviders {
  /// The column.
  package static let rows = SealedRows.sealed(
    "user_pool_providers.sealed_details",
    in: "identity_federation.user_pool_providers",
    column: "sealed_details",
    primaryKey: ["r.user_pool_id", "r.name"]
  ) { texts in
    UserPoolID(texts[0]).map { ProviderDetailsSeal.column.associatedData(of: ($0, texts[1])) }
  }
}
