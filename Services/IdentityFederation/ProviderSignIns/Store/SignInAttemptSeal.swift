internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import Postgres
package import SealedRows

/// Seals and opens attempts.
struct SignInAttemptSeal: Sendable {
  let sealer: Sealer

  func seal(
    _ attempt: SignInAttempt,
    of stateHash: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    let json = try SettingsJSON.text(of: attempt)
    return try Self.column.seal(Array(json.utf8), for: (pool, stateHash), by: sealer)
  }

  func open(
    _ sealed: [UInt8],
    of stateHash: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> SignInAttempt {
    let json = try Self.column.open(sealed, of: (pool, stateHash), by: sealer)
    return try SettingsJSON.decode(SignInAttempt.self, from: String(decoding: json, as: UTF8.self))
  }

  func seal(
    _ answer: KeptAnswer,
    of stateHash: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    let json = try SettingsJSON.text(of: answer)
    return try Self.answers.seal(Array(json.utf8), for: (pool, stateHash), by: sealer)
  }

  func open(
    answer sealed: [UInt8],
    of stateHash: String,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> KeptAnswer {
    let json = try Self.answers.open(sealed, of: (pool, stateHash), by: sealer)
    return try SettingsJSON.decode(KeptAnswer.self, from: String(decoding: json, as: UTF8.self))
  }

  private static let column = SealedColumn<(UserPoolID, String), IdentityFederationFailure>(
    of: "a sign-in at a provider"
  ) { pool, state in "identity_federation.provider_sign_in_attempts/\(pool.text)/\(state)" }

  private static let answers = SealedColumn<(UserPoolID, String), IdentityFederationFailure>(
    of: "a provider's answer"
  ) { pool, state in
    "identity_federation.provider_sign_in_attempts/\(pool.text)/\(state)/answer"
  }
}

/// The sealed contents of attempts, which end within minutes.
package enum SealedSignInAttempts {
  /// The columns.
  package static let rows = [
    SealedRows.keyed(
      "provider_sign_in_attempts.sealed_contents",
      in: "identity_federation.provider_sign_in_attempts",
      primaryKey: ["r.user_pool_id", "r.state_hash"],
      keyID: SealedRows.keyID(of: "substring(r.sealed_contents FROM 2 FOR 4)")
    ),
    SealedRows.keyed(
      "provider_sign_in_attempts.sealed_answer",
      in: "identity_federation.provider_sign_in_attempts",
      primaryKey: ["r.user_pool_id", "r.state_hash"],
      keyID: SealedRows.keyID(
        of: "substring(coalesce(r.sealed_answer, r.sealed_contents) FROM 2 FOR 4)"
      )
    ),
  ]
}
