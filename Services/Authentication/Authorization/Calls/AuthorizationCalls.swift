package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
package import Domain
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// OAuth's requests of browsers, each through the gate, with its refusals as events: what a page does not say,
/// `gatehousectl events --request-id` does.
package struct AuthorizationCalls: AuthorizationServing {
  let authorization: Authorization
  let gates: AuthorizationGates

  /// Calls through the gates.
  package init(_ authorization: Authorization, through gates: AuthorizationGates) {
    self.authorization = authorization
    self.gates = gates
  }

  /// `GET /oauth2/authorize`.
  package func authorize(
    _ request: AuthorizeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AuthorizeResponse {
    let query = AuthorizationQuery(request.query)
    let naming = RequestNaming(userPoolId: request.userPoolId, clientId: query["client_id"])
    var refused: AuthorizationRefusal?
    do throws(AuthenticationFailure) {
      return try await gates.plain.carryOut(.authorize, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let answer = try await answer(query, request, call)
        guard case .refused(let refusal) = answer else { return AuthorizeResponse(answer) }
        refused = refusal
        call.note(refusal)
        throw refusal.failure
      }
    } catch {
      guard let refused, error == refused.failure else { throw error }
      var response = AuthorizeResponse(.refused(refused))
      response.errorPage?.clientId = query["client_id"].flatMap { ClientID($0)?.text }
      return response
    }
  }

  /// The request of an address that the login pages carry, checked anew; a refusal is an event, as that of
  /// `authorize` is.
  package func checked(
    _ query: AuthorizationQuery,
    in pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> Result<AuthorizationRequest, AuthorizationRefusal> {
    let naming = RequestNaming(userPoolId: pool?.text, clientId: query["client_id"])
    var refused: AuthorizationRefusal?
    do throws(AuthenticationFailure) {
      return try await gates.plain.carryOut(.authorize, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let checked = try await authorization.request(query, in: pool, call)
        guard case .failure(let refusal) = checked else { return checked }
        refused = refusal
        call.note(refusal)
        throw refusal.failure
      }
    } catch {
      guard let refused, error == refused.failure else { throw error }
      return .failure(refused)
    }
  }

  private func answer(
    _ query: AuthorizationQuery,
    _ request: AuthorizeRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthorizationAnswer {
    let pool = request.userPoolId.flatMap { UserPoolID($0) }
    switch try await authorization.request(query, in: pool, call) {
    case .failure(let refusal): return .refused(refusal)
    case .success(let asked):
      return try await authorization.answer(
        asked,
        in: BrowserState(request.cookies, in: asked.pool.id),
        call
      )
    }
  }

  /// `GET /logout`, and the button of the page that asks.
  package func endSession(
    _ request: EndSessionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> EndSessionResponse {
    let query = AuthorizationQuery(request.query)
    let naming = RequestNaming(userPoolId: request.userPoolId, clientId: query["client_id"])
    var refused: EndSessionRefusal?
    do throws(AuthenticationFailure) {
      return try await gates.plain.carryOut(.endSession, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        switch try await authorization.endSession(request, query, call) {
        case .success(let response): return response
        case .failure(let refusal):
          refused = refusal
          call.trail.note(rule: "\(refusal.rule)")
          throw refusal.failure
        }
      }
    } catch {
      guard let refused, error == refused.failure else { throw error }
      return EndSessionResponse(fault: refused.fault.rawValue)
    }
  }

  /// `/oauth2/userInfo`.
  package func showUserInfo(
    _ request: ShowUserInfoRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowUserInfoResponse {
    guard let token = request.accessToken else {
      return ShowUserInfoResponse(error: UserInfoError.invalidRequest.rawValue)
    }
    let naming = RequestNaming(userPoolId: request.userPoolId, accessToken: token)
    do throws(AuthenticationFailure) {
      return try await gates.counting.carryOut(.showUserInfo, naming, [], context) {
        (call) async throws(AuthenticationFailure) in
        let pool = request.userPoolId.flatMap { UserPoolID($0) }
        return ShowUserInfoResponse(
          claims: try await authorization.userInfo(of: token, in: pool, call)
        )
      }
    } catch {
      guard let word = error.userInfoError else { throw error }
      return ShowUserInfoResponse(error: word.rawValue)
    }
  }
}

extension Call {
  /// Notes why a request is refused, with what of it decided.
  fileprivate func note(_ refusal: AuthorizationRefusal) {
    guard let input = refusal.input else { return trail.note(rule: "\(refusal.rule)") }
    note(refusal.rule, inWords: input)
  }
}

extension AuthorizeResponse {
  fileprivate init(_ answer: AuthorizationAnswer) {
    self.init()
    switch answer {
    case .client(let redirect): self.redirect = redirect
    case .login(let request): login = AuthorizationParameters(parameters: request.carried)
    case .accountChoice(let request):
      accountChoice = AuthorizationParameters(parameters: request.carried)
    case .provider(let url): providerUrl = url
    case .refused(let refusal):
      redirect = refusal.redirect
      if redirect == nil { errorPage = AuthorizationErrorPage(error: refusal.error.rawValue) }
    }
  }
}

extension AuthenticationFailure {
  /// What userInfo says of it; nil for what is no refusal of the token.
  fileprivate var userInfoError: UserInfoError? {
    switch self {
    case .tooManyRequests, .limitExceeded, .unavailable, .internalFault: nil
    case _: .invalidToken
    }
  }
}
