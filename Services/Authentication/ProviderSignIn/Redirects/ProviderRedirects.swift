package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// The ways of browsers to outside providers and back, each through the gate.
///
/// Refusals are events with the rule that decided: what the browser shows would help to find an answer that
/// passes.
package struct ProviderRedirects: ProviderRedirectServing {
  private let area: ProviderSignIn
  private let gate: ProviderRedirectGate

  /// The area's calls, through the gate.
  package init(_ area: ProviderSignIn, through gate: ProviderRedirectGate) {
    self.area = area
    self.gate = gate
  }

  /// Sends a browser to a provider.
  package func beginProviderRedirect(
    _ request: BeginProviderRedirectRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProviderRedirectResponse {
    try await carryOut(.begin, RequestNaming(userPoolId: request.userPoolId), context) {
      (call) async throws(AuthenticationFailure) in
      try await area.begin(request, call)
    }
  }

  /// Takes what a provider posts.
  package func takeProviderAnswer(
    _ request: TakeProviderAnswerRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProviderRedirectResponse {
    let pool = ProviderState.pool(of: request.state, at: request.userPoolId)
    return try await carryOut(.take, RequestNaming(userPoolId: pool?.text), context) {
      (call) async throws(AuthenticationFailure) in
      try await area.take(request, in: pool, call)
    }
  }

  /// Signs the user in.
  package func finishProviderRedirect(
    _ request: FinishProviderRedirectRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProviderRedirectResponse {
    let pool = ProviderState.pool(of: request.state, at: request.userPoolId)
    return try await carryOut(.finish, RequestNaming(userPoolId: pool?.text), context) {
      (call) async throws(AuthenticationFailure) in
      try await area.finish(request, in: pool, call)
    }
  }

  /// Signs a user out whom a provider wants signed out.
  package func takeProviderLogout(
    _ request: TakeProviderLogoutRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProviderRedirectResponse {
    try await carryOut(.logout, RequestNaming(userPoolId: request.userPoolId), context) {
      (call) async throws(AuthenticationFailure) in
      try await area.takeLogout(request, call)
    }
  }

  private func carryOut(
    _ operation: ProviderRedirectOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (Call) async throws(AuthenticationFailure) -> ProviderRedirectEnd
  ) async throws(AuthenticationFailure) -> ProviderRedirectResponse {
    var end: ProviderRedirectEnd?
    do throws(AuthenticationFailure) {
      try await gate.carryOut(operation, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let reached = try await perform(call)
        end = reached
        guard let refusal = reached.refusal else { return }
        if let rule = reached.rule { call.trail.note(rule: rule) }
        throw refusal
      }
    } catch {
      // The browser is told of it by its way.
      guard let end, error == end.refusal else { throw error }
      return end.response
    }
    guard let end else { throw .internalFault("a browser's way has no end") }
    return end.response
  }
}

/// Where a browser's way ends for now.
struct ProviderRedirectEnd: Sendable {
  var answer: BrowserAnswer
  var pool: UserPoolID?
  var binding: [UInt8]?
  /// What the event has, where the way ends in a refusal.
  var refusal: AuthenticationFailure?
  var rule: String?

  var response: ProviderRedirectResponse {
    ProviderRedirectResponse(
      location: answer.location,
      page: answer.page?.rawValue,
      userPoolId: pool?.text,
      binding: binding,
      session: answer.session,
      sessionSeconds: answer.sessionSeconds,
      exception: refusal?.publicException,
      redirect: answer.redirect
    )
  }

  /// The browser goes on.
  init(_ answer: BrowserAnswer, in pool: UserPoolID?, binding: [UInt8]? = nil) {
    self.answer = answer
    self.pool = pool
    self.binding = binding
  }

  /// It does not.
  init(
    refusing refusal: AuthenticationFailure,
    _ answer: BrowserAnswer,
    in pool: UserPoolID?,
    rule: String?
  ) {
    self.answer = answer
    self.pool = pool
    self.refusal = refusal
    self.rule = rule
  }

  /// No sign-in of this browser waits: there is no client that could be told (FED-1).
  static func otherBrowser(in pool: UserPoolID?, rule: String) -> ProviderRedirectEnd {
    ProviderRedirectEnd(
      refusing: .notAuthorized("No sign-in of this browser waits for the answer."),
      .page(.otherBrowser),
      in: pool,
      rule: rule
    )
  }
}

/// What a provider carries back: it names the pool whose sign-in it is.
enum ProviderState {
  /// The pool of the address, or the one that the state names; nil where they differ.
  static func pool(of state: String?, at address: String?) -> UserPoolID? {
    let named = (state ?? "").split(separator: ".", maxSplits: 1).first
      .flatMap { UserPoolID(String($0)) }
    guard let address else { return named }
    let pool = UserPoolID(address)
    return named == nil || named == pool ? pool : nil
  }
}
