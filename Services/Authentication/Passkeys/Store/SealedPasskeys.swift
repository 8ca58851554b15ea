internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Postgres
package import SealedRows

/// The public keys of passkeys: no secrets, but sealed for their row.
///
/// An attacker who could write to the database would otherwise sign in as any user.
package enum SealedPasskeys {
  /// The column.
  package static let rows: [SealedRows] = [
    .sealed(
      "passkeys.sealed_public_key",
      in: "authentication.passkeys",
      joining: "JOIN authentication.users AS u USING (user_pool_id, username)",
      column: "sealed_public_key",
      primaryKey: ["r.user_pool_id", "r.credential_id"],
      others: ["u.sub"]
    ) { texts in
      // Bytes are hexadecimal text behind two characters.
      UserPoolID(texts[0]).map {
        column.associatedData(of: ($0, texts[2], String(texts[1].dropFirst(2))))
      }
    }
  ]

  static func seal(
    _ publicKey: [UInt8],
    of sub: String,
    for id: [UInt8],
    in pool: UserPoolID,
    by sealer: Sealer
  ) throws(AuthenticationFailure) -> [UInt8] {
    try column.seal(publicKey, for: (pool, sub, Hex.encode(id)), by: sealer)
  }

  static func open(
    _ stored: StoredPasskey,
    in pool: UserPoolID,
    by sealer: Sealer
  ) throws(AuthenticationFailure) -> [UInt8] {
    let row = (pool, stored.sub, Hex.encode(stored.passkey.id))
    return try column.open(stored.sealedPublicKey, of: row, by: sealer)
  }

  private static let column = SealedColumn<(UserPoolID, String, String), AuthenticationFailure>(
    of: "a passkey's public key"
  ) { pool, sub, id in "passkeys|\(pool.text)|\(sub)|\(id)|public_key" }
}
