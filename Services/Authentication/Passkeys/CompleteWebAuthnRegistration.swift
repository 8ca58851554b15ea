package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC
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
    let (passkey, publicKey) = try await made(credential.text, of: holder, for: relyingParty, call)
    let insertion = try await store.insert(
      passkey,
      sealedPublicKey: try SealedPasskeys.seal(
        publicKey,
        of: holder.user.sub,
        for: passkey.id,
        in: holder.pool.id,
        by: sealer
      ),
      of: holder.user,
      in: holder.pool,
      telling: try await ownerNotices.message(.passkeyAdded, to: holder, call)
    )
    switch insertion {
    case .inserted: return CompleteWebAuthnRegistrationResponse()
    case .idTaken: throw .webAuthnCredentialNotSupported("The passkey is registered already.")
    case .tooMany: throw .tooManyPasskeys
    case .poolChanged: throw .modifiedByOthers("User pool \(holder.pool.id.text)")
    case .noUser: throw .notAuthorized("Access Token has been revoked")
    }
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

  /// The passkey that the user's challenge was answered with, and its public key.
  private func made(
    _ json: String,
    of holder: AccessTokenHolder,
    for relyingParty: RelyingParty,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (Passkey, [UInt8]) {
    let now = clock.now()
    let response: CredentialResponse
    do throws(WebAuthnError) {
      response = try CredentialResponse(json: json)
    } catch {
      throw .invalidParameter("Credential is not a PublicKeyCredential in the form of JSON.")
    }
    let spent = try await challenges.spend(
      of: holder.user.username,
      in: holder.pool.id,
      by: holder.client.id,
      at: now
    )
    switch spent {
    case .none:
      throw .webAuthnChallengeNotFound("No registration of a passkey waits for the user.")
    case .otherClient:
      throw .webAuthnClientMismatch("Another app client began the registration.")
    case .challenge(let challenge):
      let expected = ExpectedCeremony(
        relyingParty: relyingParty,
        challenge: challenge,
        needsUserVerification: holder.pool.passkeys.needsUserVerification
      )
      do throws(WebAuthnError) {
        let made = try response.registered(as: expected)
        let passkey = Passkey(made, response, for: relyingParty, at: now)
        return (passkey, made.key.encoded)
      } catch {
        throw call.refusal(AuthenticationFailure(registering: error), error.rule)
      }
    }
  }
}
