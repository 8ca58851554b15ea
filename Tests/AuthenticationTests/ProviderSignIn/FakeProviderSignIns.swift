internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC
internal import Synchronization

/// Identity federation as sign-ins of browsers see it: what the provider Corp proves is what a test says.
final class FakeProviderSignIns: ProviderSignInServing {
  struct Failure: RPCFailure {
    let status: RPCError
  }

  /// What the next answer proves.
  struct Answer: Sendable {
    var subject = "ann"
    var claims = #"{"sub":"ann","name":"Ann"}"#
    var mapping = #"{"name":"name","username":"sub"}"#
    var error: String?
    var authenticatedAt: Int64?
  }

  private struct State {
    var answer = Answer()
    var contexts: [String: [UInt8]] = [:]
    var begun: [BeginProviderSignInRequest] = []
    var kept: [[UInt8]] = []
    var removed: [String] = []
    var whileKeeping: (@Sendable () async throws -> Void)?
  }

  private let state = Mutex(State())

  var answer: Answer {
    get { state.withLock { $0.answer } }
    set { state.withLock { $0.answer = newValue } }
  }
  /// What sign-ins were begun with.
  var begun: [BeginProviderSignInRequest] { state.withLock { $0.begun } }
  /// The tokens that were to be kept.
  var kept: [[UInt8]] { state.withLock { $0.kept } }

  /// Whose tokens were to be forgotten since some were last kept, by the provider's names.
  var removed: [String] { state.withLock { $0.removed } }

  /// Has something else happen before tokens are kept.
  func whileKeeping(_ happening: @escaping @Sendable () async throws -> Void) {
    state.withLock { $0.whileKeeping = happening }
  }

  var client: ProviderSignInClient {
    var router = RPCRouter()
    register(in: &router)
    return ProviderSignInClient(InProcessChannel(router))
  }

  func beginProviderSignIn(
    _ request: BeginProviderSignInRequest,
    context: RPCCallContext
  ) async throws(Failure) -> BeginProviderSignInResponse {
    guard let name = request.providerName, request.permittedProviders.contains(name) else {
      throw Failure(
        status: RPCError(.resourceNotFound, telling: "The client has no such identity provider.")
      )
    }
    let number = state.withLock { state in
      state.begun.append(request)
      let key = "\(request.userPoolId ?? "").\(state.begun.count)"
      state.contexts[key] = request.context
      return key
    }
    return BeginProviderSignInResponse(
      url: "https://idp.example.com/authorize?state=\(number)",
      binding: request.binding ?? [UInt8](repeating: 7, count: 32),
      providerName: name
    )
  }

  func finishProviderSignIn(
    _ request: FinishProviderSignInRequest,
    context: RPCCallContext
  ) async throws(Failure) -> FinishProviderSignInResponse {
    let (asked, answer) = state.withLock { state in
      (state.contexts.removeValue(forKey: request.state ?? ""), state.answer)
    }
    guard let asked, request.binding == [UInt8](repeating: 7, count: 32) else {
      return FinishProviderSignInResponse()
    }
    if let error = answer.error {
      return FinishProviderSignInResponse(
        context: asked,
        error: error,
        errorDescription: "The identity provider refused the sign-in.",
        rule: "the provider refuses"
      )
    }
    return FinishProviderSignInResponse(
      context: asked,
      user: ProvedProviderUser(
        providerName: "Corp",
        providerType: "OIDC",
        issuer: "https://idp.example.com",
        subject: answer.subject,
        claimsJson: answer.claims,
        originsJson: #"{"idToken":\#(answer.claims)}"#,
        attributeMappingJson: answer.mapping,
        authenticatedAtUnixSeconds: answer.authenticatedAt,
        sealedTokens: [1, 2, 3]
      )
    )
  }

  func keepProviderTokens(
    _ request: KeepProviderTokensRequest,
    context: RPCCallContext
  ) async throws(Failure) -> KeepProviderTokensResponse {
    let happening = state.withLock { $0.whileKeeping }
    do {
      try await happening?()
    } catch {
      throw Failure(status: RPCError(.notAuthorized, telling: "\(error)"))
    }
    state.withLock {
      $0.kept.append(request.sealedTokens ?? [])
      $0.removed = []
    }
    return KeepProviderTokensResponse()
  }

  func keepProviderAnswer(
    _ request: KeepProviderAnswerRequest,
    context: RPCCallContext
  ) async throws(Failure) -> KeepProviderAnswerResponse {
    let isKnown = state.withLock { $0.contexts[request.state ?? ""] != nil }
    return KeepProviderAnswerResponse(isKept: isKnown)
  }

  func keepUnaskedAnswer(
    _ request: KeepUnaskedAnswerRequest,
    context: RPCCallContext
  ) async throws(Failure) -> KeepUnaskedAnswerResponse {
    guard request.permittedProviders.contains("Corp") else { return KeepUnaskedAnswerResponse() }
    let key = "\(request.userPoolId ?? "").unasked"
    state.withLock { $0.contexts[key] = request.context }
    return KeepUnaskedAnswerResponse(state: key, binding: [UInt8](repeating: 7, count: 32))
  }

  func beginProviderLogout(
    _ request: BeginProviderLogoutRequest,
    context: RPCCallContext
  ) async throws(Failure) -> BeginProviderLogoutResponse { BeginProviderLogoutResponse() }

  func readProviderLogout(
    _ request: ReadProviderLogoutRequest,
    context: RPCCallContext
  ) async throws(Failure) -> ReadProviderLogoutResponse {
    ReadProviderLogoutResponse(
      providerName: "Corp",
      subject: "ann",
      url: "https://idp.example.com/logout"
    )
  }

  func getProviderToken(
    _ request: GetProviderTokenRequest,
    context: RPCCallContext
  ) async throws(Failure) -> GetProviderTokenResponse { GetProviderTokenResponse() }

  func removeProviderTokens(
    _ request: RemoveProviderTokensRequest,
    context: RPCCallContext
  ) async throws(Failure) -> RemoveProviderTokensResponse {
    state.withLock { $0.removed.append(request.subject ?? "") }
    return RemoveProviderTokensResponse()
  }
}
