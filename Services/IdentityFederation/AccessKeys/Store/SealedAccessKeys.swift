internal import Cryptography
internal import Postgres
package import SealedRows

/// The sealed secrets of access keys.
package enum SealedAccessKeys {
  /// The column.
  package static let rows = SealedRows.sealed(
    "access_keys.sealed_secret",
    in: "identity_federation.access_keys",
    column: "sealed_secret",
    primaryKey: ["r.access_key_id"]
  ) { texts in AccessKeySecrets.column.associatedData(of: texts[0]) }
}
