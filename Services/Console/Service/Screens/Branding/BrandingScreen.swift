internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The app clients of a pool, each with a look of its own for the sign-in pages.
struct BrandingScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListUserPoolClientsRequest(
      userPoolId: pool.id,
      maxResults: 50,
      nextToken: pool.listToken
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listUserPoolClients(request, context: context)
    }
    let clients = found.userPoolClients ?? []
    let own = pool.link("branding")
    let list: HTML =
      clients.isEmpty
      ? Pieces.empty("There are no app clients", "A client’s look is that of its sign-in pages.")
      : Pieces.table(
        "Table of clients",
        [("App client", false), ("Client ID", false)],
        clients.map(row)
      )
    return Page(
      title: "Managed login",
      pool: pool.page,
      section: .branding,
      body: [
        """
        <p class="sub">How the sign-in pages of each app client look. A client without a look of its own has the usual one.</p>
        """,
        pool.panel("App clients", list, shown: clients.count, next: found.nextToken, at: own),
        Pieces.copyAs(["aws cognito-idp list-user-pool-clients --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }

  private func row(_ client: UserPoolClientDescription) -> HTML {
    """
    <tr><td class="first"><a href="\(pool.link("branding", client.clientId ?? ""))">\(client.clientName)</a></td><td \
    data-l="Client ID" class="mono">\(client.clientId)</td></tr>
    """
  }
}
