internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import EventExplanations
internal import Markup
internal import RPC

/// Events, newest first; each refusal with the rule that decided, what it looked at, and what that means.
struct EventsScreen: Sendable {
  private let visit: Visit
  private let pool: PoolVisit?

  init(_ visit: Visit, pool: PoolVisit?) {
    self.visit = visit
    self.pool = pool
  }

  private var query: FormFields { visit.request.query }
  private var own: PageLink { pool.map { $0.link("events") } ?? PageLink("events") }

  func show() async throws(PageFailure) -> PageResponse {
    let (found, rows) = try await page(text: query["q"])
    let filtered = own.with([
      ("q", query["q"]), ("outcome", query["outcome"]), ("client", query["client"]),
      ("since", query["since"]),
    ])
    return Page(
      title: "Events",
      pool: pool?.page,
      section: .events,
      aside: """
        <span class="end row"><span class="muted small">Times in UTC</span><a class="button" \
        href="\(filtered)">Refresh</a></span>
        """,
      body: [
        """
        <section class="panel" aria-label="Events">
        \(form)
        <h2 class="hide">Results</h2>
        <div id="events" data-live>
        \(rows)
        </div>
        \(Pieces.bar(
          "\(found.events.count) shown",
          next: found.cursor.map { filtered.with([("page", $0)]) },
          first: query["page"] == nil ? nil : filtered
        ))
        </section>
        """,
        Pieces.copyAs([command]),
      ]
    ).response(for: visit)
  }

  /// The events of one user, for the user's page, which does not look again by itself: each look reads the user, and is
  /// an event of that user.
  func events(of subject: UserVisit) async throws(PageFailure) -> [HTML] {
    let (found, rows) = try await page(text: subject.attribute("sub") ?? subject.name)
    let own = subject.link("events")
    return [
      """
      <section class="panel" aria-label="Events of \(subject.name)">
      <h2 class="hide">Results</h2>
      <div id="events">
      \(rows)
      </div>
      \(subject.pool.bar(found.events.count, next: found.cursor, at: own))
      </section>
      """
    ]
  }

  private var sinceMillis: Int64? {
    let hours: Int64? =
      switch query["since"] {
      case "24h": 24
      case "7d": 168
      case "30d": 720
      default: nil
      }
    return hours.map { visit.now.adding(seconds: -$0 * 3600).unixMillis }
  }

  /// The rows of one page: fifty, or fewer where they are long.
  ///
  /// Strangers choose names and user agents, and could make a page too large for a slow line.
  private func page(
    text: String?
  ) async throws(PageFailure) -> (found: FindEventsResponse, rows: HTML) {
    var limit: Int32 = 50
    while true {
      let found = try await find(text: text, limit: limit)
      let rows = list(found)
      guard rows.text.utf8.count > Self.mostBytes, limit > Self.fewest else { return (found, rows) }
      limit /= 2
    }
  }

  /// A page of sixty kilobytes, without what stands around the rows.
  private static let mostBytes = 52_000
  private static let fewest: Int32 = 6

  private func find(text: String?, limit: Int32) async throws(PageFailure) -> FindEventsResponse {
    let request = FindEventsRequest(
      userPoolId: pool?.id,
      text: text,
      outcome: query["outcome"],
      clientId: query["client"],
      sinceUnixMillis: sinceMillis,
      beforeCursor: query["page"],
      limit: limit
    )
    return try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.findEvents(request, context: context)
    }
  }

  private var form: HTML {
    """
    <form class="filters body" action="\(own)">
    <div class="field grow"><label for="q">User, address or request ID</label><input class="input" id="q" name="q" \
    type="search" value="\(query["q"])"></div>
    \(Pieces.select(
      "outcome",
      "Outcome",
      [("", "Any"), ("Refused", "Refused"), ("Success", "Done"), ("Interrupted", "Interrupted")],
      chosen: query["outcome"]
    ))
    <div class="field"><label for="client">App client ID</label><input class="input" id="client" name="client" \
    type="search" size="14" value="\(query["client"])"></div>
    \(Pieces.select(
      "since",
      "Since",
      [("", "Any time"), ("24h", "24 hours"), ("7d", "7 days"), ("30d", "30 days")],
      chosen: query["since"]
    ))
    <button class="button" type="submit">Search</button>
    </form>
    """
  }

  private var command: String {
    var words = ["gatehousectl events --explain"]
    if let pool { words.append("--pool \(pool.id)") }
    if let text = query["q"] {
      let isID = text.count == 36 && text.filter { $0 == "-" }.count == 4
      words.append("\(isID ? "--request-id" : "--user") \(Pieces.quoted(text))")
    }
    if let outcome = query["outcome"] { words.append("--outcome \(Pieces.quoted(outcome))") }
    return words.joined(separator: " ")
  }

  private func list(_ found: FindEventsResponse) -> HTML {
    let events = found.events
    guard !events.isEmpty else {
      return Pieces.empty(
        found.cursor == nil ? "No event fits" : "No event of the newest fits",
        "Sign-ins that succeed leave none; changes, administrators’ calls and refusals do."
      )
    }
    let isOne = events.count == 1
    return HTML(events.map { EventRow($0, isOpen: isOne, showsPool: pool == nil).html })
  }
}
