internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

/// The exchange of a code for tokens at the provider (RFC 6749 §4.1.3).
struct CodeExchange: Sendable {
  let provider: KnownProvider
  let requests: ProviderRequests

  /// The tokens for the code that answers the attempt.
  func tokens(
    for code: String,
    of attempt: SignInAttempt,
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> ProviderTokens {
    var form = [
      (name: "grant_type", value: "authorization_code"), ("code", code),
      ("redirect_uri", attempt.callbackURL),
    ]
    if let proofKey = attempt.proofKey { form.append(("code_verifier", proofKey)) }
    return try await tokens(for: form, at: now)
  }

  /// The tokens for a refresh token (RFC 6749 §6).
  func tokens(
    refreshedBy refreshToken: String,
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> ProviderTokens {
    try await tokens(
      for: [(name: "grant_type", value: "refresh_token"), ("refresh_token", refreshToken)],
      at: now
    )
  }

  private func tokens(
    for grant: [(name: String, value: String)],
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> ProviderTokens {
    guard let address = provider.details["token_url"].flatMap({ ProviderAddress($0) }),
      let client = provider.details["client_id"]
    else { throw .badAnswer("the provider has no token endpoint") }
    var form = grant + [("client_id", client)]
    var authorization: String?
    if let secret = try secret(at: now) {
      if provider.details.tokenEndpoint?.takesBasicAlone == true {
        authorization = Self.basic(client, secret)
      } else {
        form.append(("client_secret", secret))
      }
    }
    // Facebook's is the one that takes them in the query (`token_request_method`).
    let isQuery = provider.type == .facebook
    return try await answer(
      to: isQuery
        ? .get(address, asking: form) : .post(address, form: form, authorization: authorization)
    )
  }

  /// What proves the pool's application; nil for one without a secret.
  private func secret(at now: Instant) throws(ProviderSignInRefusal) -> String? {
    guard provider.type == .apple else { return provider.details["client_secret"] }
    guard let secret = AppleClientSecret(provider.details)?.text(at: now) else {
      throw .badAnswer("the provider's private_key is no key for ES256")
    }
    return secret
  }

  /// RFC 6749 §2.3.1: both are encoded as in a form first.
  private static func basic(_ client: String, _ secret: String) -> String {
    let pair = "\(PercentEncoding.encode(client)):\(PercentEncoding.encode(secret))"
    return "Basic " + Base64.encode(Array(pair.utf8))
  }

  private func answer(
    to request: ProviderRequest
  ) async throws(ProviderSignInRefusal) -> ProviderTokens {
    guard requests.mayReach(request.address) else { throw .closed(request.address.origin) }
    let answer: ProviderAnswer
    do throws(IdentityFederationFailure) {
      answer = try await requests.answer(to: request)
    } catch {
      throw .silent
    }
    guard answer.status == 200 else { throw .status(answer.status, of: provider.name) }
    guard let tokens = ProviderRequests.json(ProviderTokens.self, answer.body) else {
      throw .badAnswer("the provider's token endpoint gives no access token")
    }
    return tokens
  }
}
