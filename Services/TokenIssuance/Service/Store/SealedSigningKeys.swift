internal import Cryptography
internal import Postgres
public import SealedRows

/// Everything of this service's schema that depends on its sealing keys.
public enum SealedSigningKeys {
  /// All columns; a refresh token comes under the current key when it is replaced.
  public static let rows: [SealedRows] = [
    .sealed(
      "signing_keys.sealed_private_key",
      in: "token_issuance.signing_keys",
      column: "sealed_private_key",
      primaryKey: ["r.user_pool_id", "r.key_id"]
    ) { texts in
      SigningKeyOwner(texts[0]).map { SigningKeySeal.column.associatedData(of: ($0, texts[1])) }
    },
    .keyed(
      "chains.secret_hash",
      in: "token_issuance.chains",
      primaryKey: ["r.user_pool_id", "r.chain_id"],
      keyID: """
        CASE WHEN r.revoked_at_unix_millis IS NULL
          AND r.expires_at_unix_millis > extract(epoch FROM now()) * 1000
          THEN r.seal_key_id END
        """
    ),
  ]
}
