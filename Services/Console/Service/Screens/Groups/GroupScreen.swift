internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// One group: its users, its settings, its end.
struct GroupScreen: Sendable {
  private let pool: PoolVisit
  private let group: GroupType

  init(_ pool: PoolVisit, _ name: String) async throws(PageFailure) {
    self.pool = pool
    let request = GetGroupRequest(groupName: name, userPoolId: pool.id)
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.getGroup(request, context: context)
    }
    guard let group = found.group else { throw .notFound }
    self.group = group
  }

  private var name: String { group.groupName ?? "" }
  private var own: PageLink { pool.link("groups", name) }
  private var crumbs: [(text: String, link: PageLink)] { [("Groups", pool.link("groups"))] }

  func show() async throws(PageFailure) -> PageResponse {
    try await page(GroupForm(group), saying: nil)
  }

  private func page(
    _ form: GroupForm,
    saying fault: String?
  ) async throws(PageFailure) -> PageResponse {
    let isEditable = pool.may(.administrator)
    let delete: HTML? =
      isEditable
      ? """
      <span class="end row"><a class="button bad" href="\(pool.link("groups", name, "delete"))">Delete…</a></span>
      """ : nil
    return Page(
      title: name,
      pool: pool.page,
      crumbs: crumbs,
      section: .groups,
      aside: delete,
      body: [
        Fields.alert(fault), try await users(), isEditable ? settings(form) : "",
        Pieces.copyAs([
          "aws cognito-idp list-users-in-group --user-pool-id \(pool.id) --group-name "
            + Pieces.quoted(name),
          "aws cognito-idp update-group --user-pool-id \(pool.id) --group-name "
            + Pieces.quoted(name),
        ]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private func users() async throws(PageFailure) -> HTML {
    let request = ListUsersInGroupRequest(
      userPoolId: pool.id,
      groupName: name,
      limit: 50,
      nextToken: pool.listToken
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listUsersInGroup(request, context: context)
    }
    let users = found.users ?? []
    let list: HTML =
      users.isEmpty
      ? Pieces.empty("There is no user in this group", "A user’s page has the groups.")
      : Pieces.table(
        "Users of the group",
        [("User name", false), ("Confirmation", false)],
        users.map(row)
      )
    return """
      <section class="panel" aria-labelledby="gu"><header><h2 id="gu">Users</h2></header>
      \(list)
      \(pool.bar(users.count, next: found.nextToken, at: own))
      </section>
      """
  }

  private func row(_ user: UserType) -> HTML {
    let name = user.username ?? ""
    return """
      <tr><td class="first"><a href="\(pool.link("users", name))">\(name)</a></td><td data-l="Confirmation">\(
        Words.status(user.userStatus)
      )</td></tr>
      """
  }

  private func settings(_ form: GroupForm) -> HTML {
    """
    <section class="panel" aria-labelledby="gs"><header><h2 id="gs">Settings</h2></header>
    <form class="body" method="post" action="\(own)">\(pool.visit.formSecret)
    \(form.fields)
    <p class="row"><button class="button primary" type="submit">Save</button></p>
    </form></section>
    """
  }

  func save() async throws(PageFailure) -> PageResponse {
    let form = GroupForm(pool.visit.request.form)
    let request = UpdateGroupRequest(
      groupName: name,
      userPoolId: pool.id,
      description: form.description ?? "",
      roleArn: group.roleArn,
      precedence: form.number
    )
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.updateGroup(request, context: context)
      }
    } catch .refused(let sentence) {
      return try await page(form, saying: sentence)
    }
    return PageResponse(to: own.with([("done", Done.saved.rawValue)]))
  }

  private var deletion: Confirmation {
    Confirmation(
      title: "Delete the group \(name)?",
      consequence: "Its users stay, and lose what the group gave them with their next tokens.",
      button: "Delete group",
      name: name,
      action: pool.link("groups", name, "delete"),
      back: own,
      command: "aws cognito-idp delete-group --user-pool-id \(pool.id) --group-name "
        + Pieces.quoted(name)
    )
  }

  func askToDelete() -> PageResponse { deletion.page(pool, .groups, crumbs: crumbs) }

  func delete() async throws(PageFailure) -> PageResponse {
    guard deletion.isNamed(by: pool.visit.request.form) else {
      return deletion.page(
        pool,
        .groups,
        crumbs: crumbs,
        saying: "That is not the group’s name."
      )
    }
    let request = DeleteGroupRequest(groupName: name, userPoolId: pool.id)
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.deleteGroup(request, context: context)
      }
    } catch .refused(let sentence) {
      return deletion.page(pool, .groups, crumbs: crumbs, saying: sentence)
    }
    return PageResponse(to: pool.link("groups").with([("done", Done.groupDeleted.rawValue)]))
  }
}
