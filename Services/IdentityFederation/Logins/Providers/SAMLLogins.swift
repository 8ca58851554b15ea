internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import Logging
internal import RPC

/// Logins by the responses of registered providers of SAML.
struct SAMLLogins: Sendable {
  let registrations: RegistrationStore<SAMLProviderRecord>
  let proof: SAMLAssertionProof
  let clock: any WallClock
  let logger: Logger

  /// The user that the response proves, where the pool has the provider of this name.
  ///
  /// The same response may come again until it ends: clients present it with each call.
  func prove(
    _ response: String,
    of name: String,
    _ arn: String,
    in settings: IdentityPoolSettings,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    guard settings.samlProviderARNs.contains(arn),
      let provider = try await registrations.find(name)
    else { throw .unsupportedLoginProvider }
    let metadata = try provider.metadata()
    let assertion: ProvedAssertion
    do throws(ProofFailure<SAMLRefusal>) {
      assertion = try await proof.prove(
        response,
        .response,
        by: metadata,
        expecting: provider.expectations,
        at: clock.now(),
        context: context
      )
    } catch {
      throw failure(error, arn, context)
    }
    return ProvedLogin(
      provider: arn,
      subject: assertion.nameID,
      client: assertion.audience,
      claims: SAMLClaims.all(of: assertion, from: arn)
    )
  }

  private func failure(
    _ failure: ProofFailure<SAMLRefusal>,
    _ arn: String,
    _ context: RPCCallContext
  ) -> IdentityFederationFailure {
    switch failure {
    case .fault(let fault): return fault
    case .refused(let refusal):
      logger.info(
        "a SAML login was refused",
        metadata: [
          "request_id": "\(context.requestID)", "provider": "\(arn)",
          "cause": "\(refusal.sentence)",
        ]
      )
      return login(refusal)
    }
  }

  /// What clients compare; the rest would tell a forger how far a document came.
  private func login(_ refusal: SAMLRefusal) -> IdentityFederationFailure {
    switch refusal {
    case .malformed, .encrypted, .failed, .otherRecipient, .otherRequest, .used, .unconfirmed,
      .early:
      .loginRejected
    case .forged, .withoutCertificate: .loginForged
    case .otherIssuer: .loginOfOtherIssuer
    case .withoutAudience: .loginWithoutAudience
    case .otherAudience: .loginOfOtherAudience
    case .expired(let end): .loginExpired(at: end, now: clock.now().unixSeconds)
    }
  }
}
