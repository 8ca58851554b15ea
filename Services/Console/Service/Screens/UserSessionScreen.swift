internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// One session of a user: how its refresh tokens followed one another, and how it ended.
struct UserSessionScreen: Sendable {
  private let subject: UserVisit

  /// The word of its address.
  static let part = "session"

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  /// The address of a session's page.
  static func link(_ subject: UserVisit, _ id: String) -> PageLink {
    subject.link(part).with([("id", id)])
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ShowConsoleSessionRequest(
      userPoolId: subject.pool.id,
      username: subject.name,
      sessionId: subject.visit.request.query["id"]
    )
    let found: ShowConsoleSessionResponse
    do throws(PageFailure) {
      found = try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
        try await calls.consolePool.showConsoleSession(request, context: context)
      }
    } catch .refused {
      // An id of no form, and one of no session.
      throw .notFound
    }
    guard let session = found.session, let id = session.sessionId else { throw .notFound }
    return Page(
      title: "Session \(Words.short(id))",
      pool: subject.pool.page,
      crumbs: [
        ("Users", subject.pool.link("users")), (subject.name, subject.link()),
        ("Sessions", subject.link("sessions")),
      ],
      section: .users,
      body: [
        ending(of: found) ?? "", facts(session), steps(found, session),
        Pieces.copyAs([
          "gatehousectl sessions list --pool \(subject.pool.id) --user \(Pieces.quoted(subject.name))"
        ]),
      ]
    ).response(for: subject.visit)
  }

  private func ending(of found: ShowConsoleSessionResponse) -> HTML? {
    guard let end = found.end else { return nil }
    let tone: HTML = end == "reuse" ? "bad" : "warn"
    return """
      <div class="alert \(tone)" role="note"><div><strong>\(SessionEndWords.title(end))</strong> \(
        SessionEndWords.meaning(end)
      ) \(Words.time(found.endedAtUnixMillis)) UTC.</div></div>
      """
  }

  private func facts(_ session: ShownSession) -> HTML {
    """
    <section class="panel" aria-labelledby="sf"><header><h2 id="sf">The session</h2></header>
    <dl class="set">
    <dt><strong>Session ID</strong></dt><dd class="mono">\(session.sessionId)</dd>
    <dt><strong>App client</strong></dt><dd class="mono"><a href="\(
      subject.pool.link("clients", session.clientId ?? "")
    )">\(session.clientId)</a></dd>
    <dt><strong>Device</strong></dt><dd class="mono">\(session.deviceKey ?? session.installation ?? "None")<p \
    class="hint">A refresh token of a device is refused elsewhere.</p></dd>
    <dt><strong>Last IP</strong></dt><dd class="num">\(session.ipAddress ?? "Unknown")</dd>
    <dt><strong>Signed in</strong></dt><dd class="num">\(Words.time(session.createdAtUnixMillis)) UTC</dd>
    <dt><strong>Last active</strong></dt><dd class="num">\(Words.time(session.lastActiveAtUnixMillis)) UTC</dd>
    <dt><strong>Ends</strong></dt><dd class="num">\(Words.time(session.expiresAtUnixMillis)) UTC</dd>
    </dl></section>
    """
  }

  private func steps(_ found: ShowConsoleSessionResponse, _ session: ShownSession) -> HTML {
    let generation = Int64(found.generation ?? 0)
    var rows = [
      row("The sign-in", session.createdAtUnixMillis, "The first refresh token was made.")
    ]
    if let oldest = found.rotations.first?.generation, oldest > 0 {
      rows.append(row("Earlier", nil, "\(Words.number(Int64(oldest))) were replaced before these."))
    }
    rows += found.rotations.map { rotation in
      row(
        "Token \(Words.number(Int64(rotation.generation ?? 0) + 1))",
        rotation.replacedAtUnixMillis,
        "It was replaced by the next."
      )
    }
    if found.end == "reuse" {
      rows.append(
        row(
          "A replaced token",
          found.endedAtUnixMillis,
          "It was used again.",
          Pieces.badge("Used twice", "bad")
        )
      )
    }
    return """
      <section class="panel" aria-labelledby="sl"><header><h2 id="sl">Refresh tokens</h2><span class="muted num">Replaced \
      \(Words.number(generation)) times. Times in UTC.</span></header>
      \(Pieces.table(
        "Table of refresh tokens", [("Step", false), ("What happened", false), ("When", true)], rows
      ))
      <p class="bar muted">A client replaces its refresh token where that is switched on. The last ones are remembered while \
      one of them may be good still.</p>
      </section>
      """
  }

  private func row(_ step: String, _ at: Int64?, _ what: String, _ badge: HTML? = nil) -> HTML {
    """
    <tr><td class="first">\(step) \(badge)</td><td data-l="What happened">\(what)</td><td class="num" data-l="When">\(
      at.map { Words.time($0) } ?? "Not remembered"
    )</td></tr>
    """
  }
}
