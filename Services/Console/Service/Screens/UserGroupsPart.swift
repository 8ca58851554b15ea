internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The groups that a user is in.
struct UserGroupsPart: Sendable {
  private let subject: UserVisit

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  func pieces() async throws(PageFailure) -> [HTML] {
    let request = AdminListGroupsForUserRequest(
      username: subject.name,
      userPoolId: subject.pool.id,
      limit: 50
    )
    let found = try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.adminListGroupsForUser(request, context: context)
    }
    let groups = found.groups ?? []
    let list: HTML =
      groups.isEmpty
      ? Pieces.empty("In no group", "Groups give roles, and stand in the user’s tokens.")
      : Pieces.table(
        "Table of groups",
        [("Group", false), ("Description", false), ("", false)],
        groups.map(row)
      )
    let form: HTML? =
      subject.pool.may(.administrator)
      ? """
      <form class="bar row" method="post" action="\(subject.link(UserDeed.addGroup.rawValue))">\(
        subject.visit.formSecret
      )<label for="group">Add to group</label><input class="input" id="group" name="group" required size="24"><button \
      class="button" type="submit">Add</button></form>
      """ : nil
    return [
      """
      <section class="panel" aria-labelledby="gr"><header><h2 id="gr">Groups</h2></header>
      \(list)
      \(form)
      </section>
      """
    ]
  }

  private func row(_ group: GroupType) -> HTML {
    let remove: HTML? =
      subject.pool.may(.administrator)
      ? """
      <form method="post" action="\(subject.link(UserDeed.removeGroup.rawValue))">\(subject.visit.formSecret)<input \
      type="hidden" name="group" value="\(group.groupName)"><button class="button slim plain bad" \
      type="submit">Remove<span class="hide"> from \(group.groupName)</span></button></form>
      """ : nil
    return """
      <tr><td class="first">\(group.groupName)</td><td data-l="Description">\(group.description)</td><td \
      class="acts">\(remove)</td></tr>
      """
  }
}
