internal import Cryptography
internal import Domain
internal import Postgres

/// A signing key's row, with the private key still sealed.
struct SigningKeyRecord: Sendable {
  let owner: SigningKeyOwner
  let keyID: String
  let use: TokenUse
  let algorithm: SignatureAlgorithm
  let sealedPrivateKey: [UInt8]
  let publicJWK: String
  let createdAt: Instant
}

extension PostgresRow {
  /// The algorithm that a column names.
  func algorithm(_ column: String) throws(PostgresError) -> SignatureAlgorithm {
    guard let algorithm = SignatureAlgorithm(rawValue: try value(column)) else {
      throw PostgresError(kind: .invalidValue)
    }
    return algorithm
  }
}

/// The keys that sign for a user pool at the moment of a statement.
struct ActiveKeyIDs: Sendable, Hashable {
  let id: String
  let access: String
}
