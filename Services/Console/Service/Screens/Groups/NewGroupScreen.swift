internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Makes a group.
struct NewGroupScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse { page(saying: nil) }

  private func page(saying fault: String?) -> PageResponse {
    let form = GroupForm(pool.visit.request.form)
    return Page(
      title: "Create a group",
      pool: pool.page,
      crumbs: [("Groups", pool.link("groups"))],
      section: .groups,
      body: [
        Fields.alert(fault),
        """
        <form class="panel body" method="post" action="\(pool.link("create-group"))">\(pool.visit.formSecret)
        \(Fields.text("group_name", "Name", form.name, hint: "It stands in tokens, and stays.", isRequired: true))
        \(form.fields)
        <p class="row"><button class="button primary" type="submit">Create group</button><a class="button" \
        href="\(pool.link("groups"))">Back</a></p>
        </form>
        """,
        Pieces.copyAs([
          "aws cognito-idp create-group --user-pool-id \(pool.id) --group-name "
            + Pieces.quoted(form.name ?? "name")
        ]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  func make() async throws(PageFailure) -> PageResponse {
    let form = GroupForm(pool.visit.request.form)
    let request = CreateGroupRequest(
      groupName: form.name,
      userPoolId: pool.id,
      description: form.description,
      precedence: form.number
    )
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.createGroup(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    return PageResponse(to: pool.link("groups").with([("done", Done.groupMade.rawValue)]))
  }
}
