internal import AuthenticationMessages
internal import AuthenticationStubs
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
      nextToken: pool.listToken
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
      aside: pool.createButton("Create group", "create-group"),
      body: [
        pool.panel("Groups", list, shown: groups.count, next: found.nextToken, at: own),
        Pieces.copyAs(["aws cognito-idp list-groups --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }
}
