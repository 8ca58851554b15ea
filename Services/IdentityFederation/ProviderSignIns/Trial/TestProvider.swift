internal import Domain
internal import GatehouseStubs
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
internal import IdentityFederationStubs
internal import IdentityFederationUserPoolProviders
package import RPC

/// Walks sign-ins at providers without a browser, for the operator: nothing is stored, and no user is signed in.
package struct ProviderTrial: ProviderTestServing {
  let providers: UserPoolProviders
  private let proofs: ProviderProofs
  let clock: any WallClock

  /// The providers that browsers sign in at.
  package init(of signIns: ProviderSignIns) {
    providers = signIns.providers
    proofs = signIns.proofs
    clock = signIns.clock
  }

  /// What a sign-in at the provider would come to.
  package func testProvider(
    _ request: TestProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> TestProviderResponse {
    let pool = try requiredPool(request.userPoolId)
    let provider = try await providers.known(request.providerName ?? "", in: pool, context)
    var steps = [TrialStep.passed("provider", "\(provider.type.rawValue) \(provider.name)")]
    if provider.type == .saml {
      let trial = ResponseTrial(provider: provider, requests: proofs.requests, now: clock.now())
      steps += await trial.steps()
      if let response = request.token {
        steps.append(try await step(of: response, provider, in: pool, context))
      }
    } else {
      let trial = CodeTrial(provider: provider, proofs: proofs, now: clock.now())
      steps += await trial.steps()
      if let token = request.token {
        steps.append(await trial.step(of: String(decoding: token, as: UTF8.self)))
      }
    }
    return TestProviderResponse(steps: steps.map(\.message))
  }

  private func step(
    of response: [UInt8],
    _ provider: KnownProvider,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> TrialStep {
    guard let metadata = provider.metadata else { return .failed("response", "no metadata") }
    let key = try await providers.keys.key(of: pool).unwrapping
    do throws(ProofFailure<SAMLRefusal>) {
      let assertion = try await proofs.assertions.prove(
        response: response.filter { $0 > 0x20 },
        by: metadata,
        openedBy: key,
        mustBeEncrypted: provider.details.wantsEncryption,
        expecting: SAMLExpectations(audiences: [SAMLMessages.entityID(of: pool)]),
        at: clock.now(),
        context: context
      )
      return .passed("response", provider.told(assertion.nameID, assertion.claims))
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .refused(let refusal): return .failed("response", refusal.sentence)
      }
    }
  }
}

/// What became of one step.
struct TrialStep: Sendable {
  let outcome: ProviderTestOutcome
  let name: StaticString
  let detail: String

  static func passed(_ name: StaticString, _ detail: String) -> TrialStep {
    TrialStep(outcome: .passed, name: name, detail: detail)
  }

  static func noted(_ name: StaticString, _ detail: String) -> TrialStep {
    TrialStep(outcome: .noted, name: name, detail: detail)
  }

  static func failed(_ name: StaticString, _ detail: String) -> TrialStep {
    TrialStep(outcome: .failed, name: name, detail: detail)
  }

  var message: ProviderTestStep {
    ProviderTestStep(outcome: outcome.rawValue, name: "\(name)", detail: detail)
  }
}

extension KnownProvider {
  /// A user and the pool's attributes that its provider's words are mapped to.
  func told(_ subject: String, _ claims: [String: JSONValue]) -> String {
    let mapping = attributeMappingJSON.flatMap {
      ProviderRequests.json([String: String].self, Array($0.utf8))
    }
    let attributes = (mapping ?? [:]).sorted { $0.key < $1.key }.filter { $0.key != "username" }
      .map { name, source in
        let value = claims[source].map { $0.text ?? "a value that is no text" }
        return "\(name) = \(value ?? "nothing: the provider says no \(source)")"
      }
    return (["user \(subject)"] + attributes).joined(separator: "; ")
  }
}
