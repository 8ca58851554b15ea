internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs
internal import Markup
internal import RPC

/// The groups of a pool.
struct GroupsScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListGroupsRequest(
      userPoolId: pool.id,
      limit: 50,
      nextToken: pool.visit.request.query["page"]
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listGroups(request, context: context)
    }
    let groups = found.groups ?? []
    let rows = groups.map { group -> HTML in
      """
      <tr><td class="first"><a href="\(pool.link("groups", group.groupName ?? ""))">\(group.groupName)</a></td><td data-l="Description">\(group.description)</td><td class="num" \
      data-l="Precedence">\(group.precedence.map { Words.number(Int64($0)) } ?? "None")</td></tr>
      """
    }
    let list: HTML =
      rows.isEmpty
      ? Pieces.empty("There are no groups", "Groups give users roles, and stand in their tokens.")
      : Pieces.table(
        "Table of groups",
        [("Group", false), ("Description", false), ("Precedence", true)],
        rows
      )
    let own = pool.link("groups")
    return Page(
      title: "Groups",
      pool: pool.page,
      section: .groups,
      aside: create,
      body: [
        """
        <section class="panel" aria-label="Groups">
        \(list)
        \(Pieces.bar(
          "\(groups.count) shown",
          next: found.nextToken.map { own.with([("page", $0)]) },
          first: request.nextToken == nil ? nil : own
        ))
        </section>
        """,
        Pieces.copyAs(["aws cognito-idp list-groups --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }

  private var create: HTML? {
    guard pool.may(.administrator) else { return nil }
    return """
      <span class="end row"><a class="button primary" href="\(pool.link("create-group"))">Create group</a></span>
      """
  }
}
