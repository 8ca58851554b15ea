internal import AuthenticationMessages
internal import AuthenticationStubs
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
      nextToken: pool.listToken
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
      aside: pool.createButton("Create app client", "create-client"),
      body: [
        pool.panel("App clients", list, shown: clients.count, next: found.nextToken, at: own),
        Pieces.copyAs(["aws cognito-idp list-user-pool-clients --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }
}
