internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Says what goes with a pool, and asks for its name.
struct DeletePoolScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse { try await show(saying: nil) }

  private func show(saying fault: String?) async throws(PageFailure) -> PageResponse {
    let id = pool.id
    let clients = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listUserPoolClients(
        ListUserPoolClientsRequest(userPoolId: id, maxResults: 60),
        context: context
      )
    }
    let count = clients.userPoolClients?.count ?? 0
    let alert: HTML? = fault.map { sentence in
      """
      <div class="alert bad narrow" role="alert">\(sentence)</div>
      """
    }
    return Page(
      title: "Delete the pool \(pool.page.name)?",
      pool: pool.page,
      section: .overview,
      body: [
        alert ?? "",
        """
        <div class="alert bad narrow" role="note"><div><strong>This cannot be undone.</strong> Everyone in this pool is \
        signed out at once and apps that use it stop working.</div></div>
        <section class="panel narrow" aria-labelledby="go"><header><h2 id="go">What will go</h2></header>
        <table>
        <tbody>
        <tr><th scope="row">Users, with passwords and factors</th><td class="num">about \(
          Words.number(Int64(pool.described.estimatedNumberOfUsers ?? 0))
        )</td></tr>
        <tr><th scope="row">Their devices and sessions</th><td class="num">all</td></tr>
        <tr><th scope="row">App clients</th><td class="num">\(
          clients.nextToken == nil ? "\(count)" : "more than \(count)"
        )</td></tr>
        <tr><th scope="row">Signing keys</th><td class="num">all</td></tr>
        </tbody></table>
        <p class="bar muted">Kept: the events, which name you as the one who deleted it.</p></section>
        \(form)
        """,
        Pieces.copyAs(["aws cognito-idp delete-user-pool --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private var form: HTML {
    guard pool.visit.isFresh else {
      return Pieces.signInAgain(for: pool.link("delete"), instead: pool.link())
    }
    return """
      <form class="space" method="post" action="\(pool.link("delete"))">\(pool.visit.formSecret)
      <div class="field"><label for="nm">To go on, type the pool’s name: <strong>\(pool.page.name)</strong></label><input \
      class="input" id="nm" name="name" size="28" autocomplete="off" spellcheck="false" required></div>
      <p class="row"><button class="button danger" type="submit">Delete pool and users</button><a class="button" \
      href="\(pool.link())">Keep it</a></p>
      </form>
      """
  }

  func carryOut() async throws(PageFailure) -> PageResponse {
    guard pool.visit.request.form["name"] == pool.page.name else {
      return try await show(saying: "That is not the pool’s name.")
    }
    let id = pool.id
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.deleteUserPool(
          DeleteUserPoolRequest(userPoolId: id),
          context: context
        )
      }
    } catch .refused(let sentence) {
      return try await show(saying: sentence)
    }
    return PageResponse(to: PageLink().with([("done", Done.poolDeleted.rawValue)]))
  }
}
