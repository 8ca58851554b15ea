internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The sessions of a user, with what each is bound to and when it ends.
struct UserSessionsPart: Sendable {
  private let subject: UserVisit

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  func pieces() async throws(PageFailure) -> [HTML] {
    let request = ListConsoleSessionsRequest(
      userPoolId: subject.pool.id,
      username: subject.name
    )
    let found = try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.consolePool.listConsoleSessions(request, context: context)
    }
    let tracked = try await trackedSessions()
    let origins = Dictionary(
      tracked.compactMap { session in
        session.sessionId.flatMap { id in session.originSessionId.map { (id, $0) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    let list: HTML =
      found.sessions.isEmpty
      ? Pieces.empty("No session is open", "The user is signed in nowhere.")
      : Pieces.table(
        "Table of sessions",
        [
          ("App client", false), ("Device", false), ("Last IP", false), ("Signed in", true),
          ("Last active", true), ("Ends", true), ("", false),
        ],
        found.sessions.prefix(Self.mostShown).map { row($0, origins[$0.sessionId ?? ""]) }
      )
    return [
      """
      <section class="panel" aria-labelledby="se"><header><h2 id="se">Sessions</h2><span class="muted">Times in \
      UTC</span></header>
      \(list)
      \(rest(found.sessions.count))
      </section>
      """,
      reused(found.reused) ?? "", browsers(tracked.filter { $0.sessionType == "SSO" }) ?? "",
      Pieces.copyAs([
        "gatehousectl sessions list --pool \(subject.pool.id) --user \(Pieces.quoted(subject.name))",
        "aws cognito-idp admin-list-user-sessions --user-pool-id \(subject.pool.id) --username "
          + Pieces.quoted(subject.name),
      ]),
    ]
  }

  /// What the pool tracks of sessions, browsers' among them; none where it tracks none.
  private func trackedSessions() async throws(PageFailure) -> [SessionDescriptionType] {
    let request = AdminListUserSessionsRequest(
      userPoolId: subject.pool.id,
      username: subject.name
    )
    do throws(PageFailure) {
      return try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
        try await calls.operations.adminListUserSessions(request, context: context)
      }.sessions ?? []
    } catch .refused {
      return []
    }
  }

  /// A refresh token that comes a second time is the trace of a theft, or of a client with a fault.
  private func reused(_ sessions: [ReusedSession]) -> HTML? {
    guard !sessions.isEmpty else { return nil }
    let rows = sessions.map { session -> HTML in
      let id = session.sessionId ?? ""
      return """
        <tr><td class="first"><a class="mono" href="\(UserSessionScreen.link(subject, id))">\(Words.short(id))</a> \(
          Pieces.badge("Used twice", "bad")
        )</td><td data-l="App client" class="mono">\(session.clientId)</td><td class="num" data-l="Signed in">\(
          Words.time(session.createdAtUnixMillis)
        )</td><td class="num" data-l="Ended">\(Words.time(session.endedAtUnixMillis))</td></tr>
        """
    }
    return """
      <section class="panel" aria-labelledby="sr"><header><h2 id="sr">Ended by reuse</h2><span class="muted">A refresh \
      token that had been replaced was used again.</span></header>
      \(Pieces.table(
        "Table of sessions that ended by reuse",
        [("Session", false), ("App client", false), ("Signed in", true), ("Ended", true)],
        rows
      ))
      </section>
      """
  }

  private func browsers(_ sessions: [SessionDescriptionType]) -> HTML? {
    guard !sessions.isEmpty else { return nil }
    let rows = sessions.map { session -> HTML in
      """
      <tr><td class="first mono">\(Words.short(session.sessionId ?? ""))</td><td data-l="Device">\(
        session.deviceType ?? "Unknown"
      )</td><td data-l="Last IP" class="any">\(session.lastIpAddress ?? "Unknown")</td><td class="num fold" \
      data-l="Signed in">\(Words.folded(session.createDateUnixMillis))</td><td class="num fold" data-l="Last active">\(
        Words.folded(session.lastActiveDateUnixMillis)
      )</td><td class="acts">\(end(session.sessionId))\(end(session.sessionId, "with its apps"))</td></tr>
      """
    }
    return """
      <section class="panel" aria-labelledby="sb"><header><h2 id="sb">Browsers</h2><span class="muted">Signed in at the \
      pool’s pages: each app there gets a session of its own.</span></header>
      \(Pieces.table(
        "Table of browsers",
        [
          ("Session", false), ("Device", false), ("Last IP", false), ("Signed in", true),
          ("Last active", true), ("", false),
        ],
        rows
      ))
      </section>
      """
  }

  /// A page of sixty kilobytes holds no more.
  private static let mostShown = 50

  private func rest(_ count: Int) -> HTML? {
    guard count > Self.mostShown else { return nil }
    return """
      <p class="bar muted">The \(Self.mostShown) that were active last are shown.</p>
      """
  }

  private func row(_ session: ShownSession, _ origin: String?) -> HTML {
    let source: HTML? = origin.map { id in
      """
      <br><span class="muted small">of browser <span class="mono">\(Words.short(id))</span></span>
      """
    }
    return """
      <tr><td class="first"><span class="mono">\(session.clientId)</span><br><a class="mono small" href="\(
        UserSessionScreen.link(subject, session.sessionId ?? "")
      )">\(Words.short(session.sessionId ?? ""))</a>\(source)</td><td data-l="Device">\(device(of: session))</td><td data-l="Last IP" class="any">\(
        session.ipAddress ?? "Unknown"
      )</td><td class="num fold" data-l="Signed in">\(Words.folded(session.createdAtUnixMillis))</td><td class="num fold" \
      data-l="Last active">\(Words.folded(session.lastActiveAtUnixMillis))</td><td class="num fold" data-l="Ends">\(
        Words.folded(session.expiresAtUnixMillis)
      )</td><td class="acts">\(end(session.sessionId))\(
        origin.map { _ in end(session.sessionId, "with its browser") } ?? nil
      )</td></tr>
      """
  }

  /// What the session is bound to: a refresh from elsewhere is refused.
  private func device(of session: ShownSession) -> HTML {
    let kind = session.deviceType ?? session.installation ?? "Not tracked"
    guard let key = session.deviceKey else { return "\(kind)" }
    return """
      \(kind)<br> <a class="mono small" href="\(subject.link("devices"))">\(Words.short(key))</a>
      """
  }

  /// The button that ends a session, alone or with what it is linked to.
  private func end(_ id: String?, _ linked: String? = nil) -> HTML? {
    guard subject.pool.may(.support), let id else { return nil }
    let also: HTML? = linked.map { _ in
      """
      <input type="hidden" name="linked" value="1">
      """
    }
    return """
      <form method="post" action="\(subject.link(UserDeed.endSession.rawValue))">\(subject.visit.formSecret)<input \
      type="hidden" name="session" value="\(id)">\(also)<button class="button slim plain bad" type="submit">End \(
        linked
      )<span class="hide"> session \(Words.short(id))</span></button></form>
      """
  }
}
