internal import Cryptography
package import Domain
package import Postgres
package import SealedRows

/// The sealed values of clients and users, and what is keyed for them.
package enum SealedUsers {
  /// All columns.
  package static let rows: [SealedRows] =
    [client("user_pool_clients.sealed_secret", "sealed_secret")]
    + [client("user_pool_clients.newer_sealed_secret", "newer_sealed_secret")]
    + [
      user("users.sealed_srp_verifier", "sealed_srp_verifier") {
        Passwords.verifiers.associatedData(of: $0)
      },
      user("users.sealed_password_hash", "sealed_password_hash") {
        Passwords.hashes.associatedData(of: $0)
      },
      .sealed(
        "password_history.sealed_srp_verifier",
        in: "authentication.password_history",
        joining: "JOIN authentication.users AS u USING (user_pool_id, username)",
        column: "sealed_srp_verifier",
        primaryKey: ["r.user_pool_id", "r.username", "r.number"],
        others: ["u.sub"]
      ) { texts in
        UserPoolID(texts[0]).map { Passwords.verifiers.associatedData(of: ($0, texts[3])) }
      },
      .sealed(
        "unknown_name_secrets.sealed_secret",
        in: "authentication.unknown_name_secrets",
        column: "sealed_secret",
        primaryKey: ["r.id"]
      ) { _ in UnknownNameSecretStore.associatedData },
      .keyed(
        "users.recovery_code_hashes",
        in: "authentication.users",
        primaryKey: ["r.user_pool_id", "r.username"],
        keyID: SealedRows.keyID(of: "substring(r.recovery_code_hashes[1] FROM 1 FOR 4)")
      ),
      .keyed(
        "confirmation_codes.code_hash",
        in: "authentication.confirmation_codes",
        primaryKey: ["r.user_pool_id", "r.username", "r.purpose"],
        keyID: SealedRows.keyID(of: "substring(r.code_hash FROM 1 FOR 4)")
      ),
    ]

  /// A column of users, whose values are bound to pool and sub.
  package static func user(
    _ name: String,
    _ column: SQL,
    bound: @escaping @Sendable ((UserPoolID, String)) -> [UInt8]
  ) -> SealedRows {
    .sealed(
      name,
      in: "authentication.users",
      column: column,
      primaryKey: ["r.user_pool_id", "r.username"],
      others: ["r.sub"]
    ) { texts in UserPoolID(texts[0]).map { bound(($0, texts[2])) } }
  }

  private static func client(_ name: String, _ column: SQL) -> SealedRows {
    .sealed(
      name,
      in: "authentication.user_pool_clients",
      column: column,
      primaryKey: ["r.user_pool_id", "r.id"]
    ) { texts in
      guard let pool = UserPoolID(texts[0]), let client = ClientID(texts[1]) else { return nil }
      return ClientSecret.column.associatedData(of: (pool, client))
    }
  }
}
