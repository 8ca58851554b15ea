package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import JSON
internal import PublicOperations
internal import RPC
internal import WebAuthn

extension Passkeys {
  /// Tells what a browser is to make a passkey of the access token's user by.
  package func startWebAuthnRegistration(
    _ request: StartWebAuthnRegistrationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> StartWebAuthnRegistrationResponse {
    let holder = try await holder(of: request.accessToken, mayChange: true, call: call)
    let (user, pool) = (holder.user, holder.pool)
    let relyingParty = try pool.relyingParty()
    try checkMayAdd(holder, call)
    let passkeys = try await store.list(of: user.username, in: pool.id)
    guard passkeys.count < Passkey.maxOfUser else { throw .tooManyPasskeys }
    let challenge = random.bytes(Self.challengeCount)
    guard
      let handle = try await store.handle(
        of: user.username,
        in: pool.id,
        else: random.bytes(Self.handleCount)
      ),
      try await challenges.begin(
        challenge,
        of: user.username,
        in: pool.id,
        for: holder.client.id,
        at: clock.now()
      )
    else { throw .notAuthorized("Access Token has been revoked") }
    let name = try Self.name(of: user, in: pool)
    let options = PasskeyCreationOptions(
      relyingPartyID: relyingParty.id,
      handle: handle,
      userName: name,
      displayName: try user.attributes()["name"] ?? name,
      challenge: challenge,
      excluded: passkeys.filter { $0.relyingPartyID == relyingParty.id },
      settings: pool.passkeys
    )
    return StartWebAuthnRegistrationResponse(
      credentialCreationOptions: JSONDocument(text: JSONWriter.text(of: options))
    )
  }

  private static let challengeCount = 32
  private static let handleCount = 32

  /// What the user signs in by: an address where the username is made up.
  private static func name(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> String {
    let attributes = try user.attributes()
    return pool.usernameAttributes.lazy.compactMap { attributes[$0] }.first ?? user.username
  }
}
