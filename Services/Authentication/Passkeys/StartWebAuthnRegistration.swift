package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import GatehouseMessages
internal import JSON
internal import PublicOperations
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
    let options = try await creationOptions(
      for: user,
      beside: passkeys.filter { $0.relyingPartyID == relyingParty.id },
      at: holder.client.id,
      in: pool,
      relyingParty
    )
    return StartWebAuthnRegistrationResponse(
      credentialCreationOptions: JSONDocument(text: JSONWriter.text(of: options))
    )
  }
}
