package import AuthenticationAuthorization
package import AuthenticationCore
internal import AuthenticationMessages
package import Domain
internal import GatehouseStubs
package import PublicOperations

/// The requests of `/oauth2/authorize`, as sign-ins at providers answer them.
package struct AuthorizationRequests: ClientRequests {
  private let authorization: Authorization
  private let browsers: any BrowserSessions

  /// Requests that the area checks and answers, of browsers whose sessions end here.
  package init(_ authorization: Authorization, browsers: any BrowserSessions) {
    self.authorization = authorization
    self.browsers = browsers
  }

  package func read(
    _ query: String,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ReadClientRequest {
    let parameters = QueryText(query).parameters
    switch try await authorization.request(AuthorizationQuery(parameters), in: pool, call) {
    case .failure(let refusal):
      let answer = refusal.redirect.map { BrowserAnswer.client($0) } ?? .page(.unusable)
      return .refused(answer, rule: refusal.failure.message ?? "")
    case .success(let request):
      return .request(clientRequest(request, query))
    }
  }

  private func clientRequest(_ request: AuthorizationRequest, _ query: String) -> ClientRequest {
    var asked = ClientRequest(
      of: ClientAndPool(client: request.client, pool: request.pool),
      query: query,
      refuse: { error, description in
        .client(
          request.address.redirect([("error", error), ("error_description", description)])
        )
      },
      finish: { (signIn, subject, former, call) async throws(AuthenticationFailure) in
        let pool = request.pool.id
        let kept = BrowserCookies(poolName: pool.name, session: former)
        let finished = try await authorization.finish(
          signIn,
          subject,
          for: request,
          in: BrowserState([kept], in: pool),
          call
        )
        return BrowserAnswer(
          redirect: finished.redirect,
          session: finished.cookie?.session,
          sessionSeconds: finished.cookie?.lifetimeSeconds
        )
      }
    )
    if case .outside(let name) = request.provider { asked.provider = .name(name) }
    let prompts = request.prompts.filter { $0 != .none }.map(\.rawValue).sorted()
    asked.prompt = prompts.isEmpty ? nil : prompts.joined(separator: " ")
    asked.maxAgeSeconds = request.maxAge
    asked.loginHint = request.loginHint
    asked.levels = request.wantedLevel.map { [$0.key] } ?? []
    return asked
  }

  package func endSessions(
    of user: UserRecord,
    provedBy provider: String,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await browsers.endAll(of: user.sub, in: pool.id, keepsSessions: false)
  }
}
