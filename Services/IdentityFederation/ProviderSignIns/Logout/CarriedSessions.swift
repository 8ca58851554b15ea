internal import Cryptography
internal import Domain
internal import IdentityFederationCore

/// What the caller carries of a session at a provider, and cannot read.
struct CarriedSessions: Sendable {
  let sealer: Sealer

  func seal(
    _ session: AssertedSession,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> [UInt8] {
    let json = try SettingsJSON.text(of: session)
    return try Self.column.seal(Array(json.utf8), for: pool, by: sealer)
  }

  func open(
    _ sealed: [UInt8],
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> AssertedSession {
    let json = try Self.column.open(sealed, of: pool, by: sealer)
    return try SettingsJSON.decode(
      AssertedSession.self,
      from: String(decoding: json, as: UTF8.self)
    )
  }

  private static let column = SealedColumn<UserPoolID, IdentityFederationFailure>(
    of: "a session at a provider"
  ) { "identity_federation.provider_sessions/\($0.text)" }
}
