internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
internal import RPC

extension ProviderSignIns {
  /// The user that a response of SAML asserts at the pool's own address; the assertion counts once.
  func asserted(
    _ response: [UInt8],
    by provider: KnownProvider,
    in pool: UserPoolID,
    at baseURL: String,
    answering request: SAMLExpectations.Request,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KeptAnswer {
    guard let metadata = provider.metadata else {
      throw .internalFault("a provider of SAML without metadata")
    }
    let assertion: ProvedAssertion
    do throws(ProofFailure<SAMLRefusal>) {
      assertion = try await proofs.assertions.prove(
        response: response,
        by: metadata,
        openedBy: try await unwrappingKey(of: pool),
        mustBeEncrypted: provider.details.wantsEncryption,
        expecting: SAMLExpectations(
          audiences: [SAMLMessages.entityID(of: pool)],
          recipients: [baseURL + AnswerPlace.saml],
          request: request
        ),
        at: clock.now(),
        context: context
      )
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .refused(let refusal): return .refused(.badResponse(refusal.sentence))
      }
    }
    guard SubjectRule.partOfUsername.permits(assertion.nameID) else {
      return .refused(.badResponse("the assertion names no acceptable user"))
    }
    guard
      try await usedAssertions.use(
        assertion.id,
        of: provider.name,
        in: pool,
        until: assertion.expiresAt
      )
    else { return .refused(.badResponse(SAMLRefusal.used.sentence)) }
    return .asserted(AssertedUser(assertion, at: provider))
  }

  private func unwrappingKey(
    of pool: UserPoolID
  ) async throws(ProofFailure<SAMLRefusal>) -> UnwrappingKey {
    do throws(IdentityFederationFailure) {
      return try await providers.keys.key(of: pool).unwrapping
    } catch {
      throw .fault(error)
    }
  }
}

extension AssertedUser {
  fileprivate init(_ assertion: ProvedAssertion, at provider: KnownProvider) {
    session = AssertedSession(
      provider: provider.name,
      nameID: assertion.nameID,
      format: assertion.nameIDFormat,
      nameQualifier: assertion.nameQualifier,
      spNameQualifier: assertion.spNameQualifier,
      index: assertion.sessionIndex
    )
    issuer = assertion.issuer
    claims = assertion.claims
    authenticatedAt = assertion.authenticatedAt?.unixSeconds
  }
}
