package import AuthenticationCore
package import AuthenticationMessages
internal import GatehouseMessages
internal import PublicOperations
internal import WebAuthn

extension Passkeys {
  /// Adds a passkey to the access token's user.
  ///
  /// The challenge counts once, whether or not the passkey that answers it is taken.
  package func completeWebAuthnRegistration(
    _ request: CompleteWebAuthnRegistrationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CompleteWebAuthnRegistrationResponse {
    guard let credential = request.credential else { throw .missing("credential") }
    let holder = try await holder(of: request.accessToken, mayChange: true, call: call)
    let relyingParty = try currentRelyingParty(of: holder.pool)
    try checkMayAdd(holder, call)
    try await add(
      credential.text,
      to: holder.user,
      at: holder.client,
      in: holder.pool,
      relyingParty,
      call
    )
    return CompleteWebAuthnRegistrationResponse()
  }

  /// The operation has no exception for a pool without a relying party.
  private func currentRelyingParty(
    of pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> RelyingParty {
    guard pool.passkeys.relyingPartyID != nil else {
      throw .webAuthnNotEnabled("The user pool has no RelyingPartyId.")
    }
    return try pool.relyingParty()
  }
}
