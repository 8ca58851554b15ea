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

  private static let column = SealedColumn<(UserPoolID, String), IdentityFederationFailure>(
    of: "a sign-in at a provider"
  ) { pool, state in "identity_federation.provider_sign_in_attempts/\(pool.text)/\(state)" }
}

/// The sealed contents of attempts, which end within minutes.
package enum SealedSignInAttempts {
  /// The column.
  package static let rows = SealedRows.keyed(
    "provider_sign_in_attempts.sealed_contents",
    in: "identity_federation.provider_sign_in_attempts",
    primaryKey: ["r.user_pool_id", "r.state_hash"],
    keyID: SealedRows.keyID(of: "substring(r.sealed_contents FROM 2 FOR 4)")
  )
}
