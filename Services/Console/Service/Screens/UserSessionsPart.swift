internal import GatehouseMessages
internal import GatehouseStubs
internal import Markup
internal import RPC

/// The sessions of a user: sign-ins of apps, and of browsers.
struct UserSessionsPart: Sendable {
  private let subject: UserVisit

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  func pieces() async throws(PageFailure) -> [HTML] {
    let request = AdminListUserSessionsRequest(
      userPoolId: subject.pool.id,
      username: subject.name,
      nextToken: subject.visit.request.query["page"]
    )
    let command =
      "aws cognito-idp admin-list-user-sessions --user-pool-id \(subject.pool.id) --username "
      + Pieces.quoted(subject.name)
    let found: AdminListUserSessionsResponse
    do throws(PageFailure) {
      found = try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
        try await calls.operations.adminListUserSessions(request, context: context)
      }
    } catch .refused(let sentence) {
      return [
        """
        <section class="panel">\(Pieces.empty("Sessions are not listed", "\(sentence)"))</section>
        """
      ]
    }
    let sessions = found.sessions ?? []
    let list: HTML =
      sessions.isEmpty
      ? Pieces.empty("No session is open", "The user is signed in nowhere.")
      : Pieces.table(
        "Table of sessions",
        [
          ("App client", false), ("Kind", false), ("Device", false), ("Last IP", false),
          ("Signed in", true), ("Last active", true), ("", false),
        ],
        sessions.map(row)
      )
    return [
      """
      <section class="panel" aria-labelledby="se"><header><h2 id="se">Sessions</h2></header>
      \(list)
      </section>
      """,
      Pieces.copyAs([command]),
    ]
  }

  private func row(_ session: SessionDescriptionType) -> HTML {
    """
    <tr><td class="first"><span class="mono">\(session.clientId ?? "Browser")</span></td><td data-l="Kind">\(
      session.sessionType == "SSO" ? "Browser" : "App"
    )</td><td data-l="Device">\(session.deviceType ?? "Unknown")</td><td data-l="Last IP" class="keep">\(
      session.lastIpAddress ?? "Unknown"
    )</td><td class="num" data-l="Signed in">\(Words.time(session.createDateUnixMillis))</td><td class="num" \
    data-l="Last active">\(Words.time(session.lastActiveDateUnixMillis))</td><td class="acts">\(end(session))</td></tr>
    """
  }

  private func end(_ session: SessionDescriptionType) -> HTML? {
    guard subject.pool.may(.support), let id = session.sessionId else { return nil }
    return """
      <form method="post" action="\(subject.link(UserDeed.endSession.rawValue))">\(subject.visit.formSecret)<input \
      type="hidden" name="session" value="\(id)"><button class="button slim plain bad" type="submit">End<span \
      class="hide"> this session</span></button></form>
      """
  }
}
