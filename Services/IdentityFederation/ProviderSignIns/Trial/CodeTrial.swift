internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
internal import JOSE

/// What can be said of a provider of OAuth without a user.
struct CodeTrial: Sendable {
  let provider: KnownProvider
  let proofs: ProviderProofs
  let now: Instant

  private struct Discovery: Decodable {
    let issuer: String
    let jwks_uri: String
    let token_endpoint: String?
  }

  func steps() async -> [TrialStep] {
    var steps: [TrialStep] = []
    if let issuer = provider.issuer { steps += await self.steps(of: issuer) }
    steps.append(await tokenEndpoint())
    return steps
  }

  /// Discovery and keys.
  private func steps(of issuer: OpenIDConnectIssuer) async -> [TrialStep] {
    var steps: [TrialStep] = []
    var keys = issuer.keyAddress
    if keys == nil, let address = issuer.discoveryAddress {
      guard let found = await document(Discovery.self, at: address) else {
        return [.failed("discovery", unreachable(address))]
      }
      guard issuer.names.contains(found.issuer) else {
        return [.failed("discovery", "the document is of the issuer \(found.issuer)")]
      }
      steps.append(.passed("discovery", address.text))
      if let own = provider.details["token_url"], let theirs = found.token_endpoint, own != theirs {
        steps.append(.noted("discovery", "its token_endpoint is \(theirs), and token_url \(own)"))
      }
      keys = ProviderAddress(found.jwks_uri)
    }
    guard let keys else { return steps + [.failed("keys", "the address of the keys is none")] }
    return steps + (await self.steps(ofKeysAt: keys))
  }

  private func steps(ofKeysAt address: ProviderAddress) async -> [TrialStep] {
    do throws(IdentityFederationFailure) {
      let answer = try await proofs.requests.answer(to: .get(address))
      guard answer.status == 200, PublishedKeys(json: answer.body) != nil else {
        return [.failed("keys", "\(address.text) has no set of keys, status \(answer.status)")]
      }
      let clock = ClockTrial.step(of: answer, at: now)
      return [.passed("keys", address.text)] + (clock.map { [$0] } ?? [])
    } catch {
      return [.failed("keys", unreachable(address))]
    }
  }

  /// An issuer that accepts the client refuses a code that it never gave.
  private func tokenEndpoint() async -> TrialStep {
    let attempt = SignInAttempt(
      provider: provider.name,
      baseURL: "https://trial.invalid",
      nonce: "",
      proofKey: nil,
      requestID: nil,
      maxAgeSeconds: nil,
      context: ""
    )
    do throws(ProviderSignInRefusal) {
      let exchange = CodeExchange(provider: provider, requests: proofs.requests)
      _ = try await exchange.tokens(for: "trial", of: attempt, at: now)
      return .failed("token endpoint", "it gives tokens for a code that it never gave")
    } catch {
      guard error != .silent else {
        return .failed("token endpoint", "\(provider.details["token_url"] ?? "") does not answer")
      }
      guard error.isOfClient else {
        return .passed("token endpoint", "a made-up code is refused: \(error.rule)")
      }
      return .failed("token endpoint", "the client is refused: check client_id and client_secret")
    }
  }

  /// What an ID token would sign in.
  func step(of token: String) async -> TrialStep {
    guard let issuer = provider.issuer, let client = provider.details["client_id"] else {
      return .noted("token", "only ID tokens can be shown")
    }
    let text = token.filter { !$0.isWhitespace }
    do throws(ProofFailure<IDTokenRefusal>) {
      let proved = try await proofs.idTokens.verify(
        text,
        of: issuer,
        by: .exchange(for: [client], maxAgeSeconds: 86_400),
        at: now
      )
      return .passed("token", provider.told(proved.subject, proved.claims))
    } catch {
      switch error {
      case .fault: return .failed("token", "the issuer's keys cannot be fetched")
      case .refused(let refusal): return .failed("token", refusal.sentence)
      }
    }
  }

  private func document<Document: Decodable>(
    _ type: Document.Type,
    at address: ProviderAddress
  ) async -> Document? {
    do throws(IdentityFederationFailure) {
      return try await proofs.requests.document(type, from: address).document
    } catch {
      return nil
    }
  }

  private func unreachable(_ address: ProviderAddress) -> String {
    proofs.requests.mayReach(address)
      ? "\(address.text) does not answer as it should"
      : "providers.allowed-hosts of identity federation does not have \(address.origin)"
  }
}
