internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// What a user's tokens would say with what the pool's function changes; none are made.
struct TokenTrial: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var form: FormFields { pool.visit.request.form }

  func panel(_ told: TestConsoleTokensResponse?) -> HTML {
    """
    <section class="panel" aria-labelledby="tk"><header><h2 id="tk">A user’s tokens</h2><span class="muted">As at a sign-in \
    now: the function is called, and no token is made.</span></header>
    \(told.map(answer))
    <form class="body" method="post" action="\(
      pool.link("triggers", PoolTrigger.preTokenGeneration.rawValue, "tokens")
    )">\(pool.visit.formSecret)
    \(Fields.text("user", "User name", form["user"], isRequired: true))
    \(Fields.text("client", "App client ID", form["client"], isRequired: true))
    <p class="row"><button class="button" type="submit">Show the claims</button></p>
    </form></section>
    """
  }

  private func answer(_ told: TestConsoleTokensResponse) -> HTML {
    if let failure = told.failure {
      return """
        <div class="body"><div class="alert bad" role="alert"><div><strong>There would be no tokens.</strong> \(failure)\
        </div></div></div>
        """
    }
    return """
      <div class="body"><h3>ID token</h3><pre data-copy>\(told.idClaims)</pre>
      <h3>Access token</h3><pre data-copy>\(told.accessClaims)</pre>
      <p class="hint">Besides these stand the claims that each token has: who issued it, for which client, and when.</p></div>
      """
  }

  func tell() async throws(PageFailure) -> TestConsoleTokensResponse {
    let request = TestConsoleTokensRequest(
      userPoolId: pool.id,
      clientId: form["client"],
      username: form["user"]
    )
    return try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
      try await calls.consolePool.testConsoleTokens(request, context: context)
    }
  }
}
