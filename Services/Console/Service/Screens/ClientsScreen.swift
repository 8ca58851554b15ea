internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs
internal import Markup
internal import RPC

/// The app clients of a pool, without their secrets.
struct ClientsScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListUserPoolClientsRequest(
      userPoolId: pool.id,
      maxResults: 50,
      nextToken: pool.visit.request.query["page"]
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listUserPoolClients(request, context: context)
    }
    let clients = found.userPoolClients ?? []
    let rows = clients.map { client -> HTML in
      """
      <tr><td class="first"><a href="\(pool.link("clients", client.clientId ?? ""))">\(client.clientName)</a></td><td data-l="Client ID" class="mono">\(client.clientId)</td></tr>
      """
    }
    let list: HTML =
      rows.isEmpty
      ? Pieces.empty("There are no app clients", "An app signs users in by a client.")
      : Pieces.table("Table of clients", [("Name", false), ("Client ID", false)], rows)
    let own = pool.link("clients")
    return Page(
      title: "App clients",
      pool: pool.page,
      section: .clients,
      aside: create,
      body: [
        """
        <section class="panel" aria-label="App clients">
        \(list)
        \(Pieces.bar(
          "\(clients.count) shown",
          next: found.nextToken.map { own.with([("page", $0)]) },
          first: request.nextToken == nil ? nil : own
        ))
        </section>
        """,
        Pieces.copyAs(["aws cognito-idp list-user-pool-clients --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }

  private var create: HTML? {
    guard pool.may(.administrator) else { return nil }
    return """
      <span class="end row"><a class="button primary" href="\(pool.link("create-client"))">Create app client</a></span>
      """
  }
}
