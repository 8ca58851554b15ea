internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import Markup
internal import RPC

/// What an operator should look at before users do.
struct StartWarnings: Sendable {
  private let visit: Visit

  /// From so long before its end a certificate is told.
  private static let noticeDays: Int64 = 21

  init(_ visit: Visit) {
    self.visit = visit
  }

  /// Nothing where all is well.
  func panel() async throws(PageFailure) -> HTML? {
    let found = try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.listConsoleWarnings(ListConsoleWarningsRequest(), context: context)
    }
    let items = (own.map { [$0] } ?? []) + found.warnings.compactMap(item)
    guard !items.isEmpty else { return nil }
    return """
      <section class="panel" aria-labelledby="att"><header><h2 id="att">Needs attention</h2>\(
        Pieces.badge("\(items.count)", "warn")
      )</header>
      <ul class="notes">
      \(items)
      </ul></section>
      """
  }

  /// The console's own certificate, which no service knows.
  private var own: HTML? {
    guard visit.person.role != nil, let end = visit.certificateEnd else { return nil }
    let left = end.since(visit.now).components.seconds / 86_400
    guard left < Self.noticeDays else { return nil }
    return note(
      left < 0 ? "The console’s certificate has ended." : "The console’s certificate ends soon.",
      "It ends on \(Words.date(end.unixMillis)). Put a new one into the files that its configuration names.",
      link: nil
    )
  }

  private func item(_ warning: ConsoleWarning) -> HTML? {
    guard let kind = warning.kind.flatMap(ConsoleWarningKind.init(rawValue:)) else { return nil }
    let pool = warning.userPoolId ?? ""
    let name = warning.poolName ?? pool
    let subject = warning.subject ?? ""
    let count = Words.number(warning.count ?? 0)
    let at = Words.time(warning.atUnixMillis)
    switch kind {
    case .functionFails:
      return note(
        "A trigger of \(name) fails.",
        "\(subject) failed in \(count) of \(Words.number(warning.ofCount ?? 0)) calls in the last 24 hours.",
        link: ("Look at the errors", PageLink("pools", pool, "triggers", subject)),
        isBad: true
      )
    case .messagesFail:
      return note(
        "Messages of \(name) do not arrive.",
        "\(count) of \(Words.number(warning.ofCount ?? 0)) (\(Self.medium(subject))) failed in the last 24 hours.",
        link: outbox,
        isBad: true
      )
    case .messagesWait:
      return note(
        "\(count) messages of \(name) are waiting.",
        "Sending them (\(Self.medium(subject))) has failed since \(at) UTC, and is tried again.",
        link: outbox
      )
    case .logsWait:
      return note(
        "\(count) events of \(name) wait for the receiver of its log.",
        "It has taken none since \(at) UTC. They are sent once it does.",
        link: ("Look at the pool", PageLink("pools", pool))
      )
    case .noticesWait:
      return note(
        "\(count) notices of \(name) for apps are waiting.",
        "Their receiver has taken none since \(at) UTC.",
        link: ("Look at the pool", PageLink("pools", pool))
      )
    case .certificateEnds:
      return note(
        "A certificate ends.",
        "\(subject), provider of \(name): \(at) UTC. Sign-ins there stop then.",
        link: ("Look at the provider", PageLink("pools", pool, "providers", subject)),
        isBad: (warning.atUnixMillis ?? 0) <= visit.now.unixMillis
      )
    case .certificateChanged:
      return note(
        "A provider has other certificates.",
        "\(subject), provider of \(name), since \(at) UTC. Ask its people whether they changed them.",
        link: ("Look at the provider", PageLink("pools", pool, "providers", subject))
      )
    case .keyAged:
      return note(
        "A signing key of \(name) is old.",
        "It has signed since \(Words.date(warning.atUnixMillis)). A rotation disturbs no user.",
        link: ("Look at the keys", PageLink("pools", pool, "keys"))
      )
    case .unknown:
      return note(
        "Not all could be looked at.",
        "The service that knows of \(subject) did not answer; its log says why.",
        link: nil
      )
    }
  }

  /// The outbox is an administrator's.
  private var outbox: (text: String, link: PageLink)? {
    visit.may(.administrator, in: nil) ? ("See the outbox", PageLink("outbox")) : nil
  }

  private static func medium(_ word: String) -> String {
    word == "SMS" ? "text messages" : "emails"
  }

  private func note(
    _ title: String,
    _ sentence: String,
    link: (text: String, link: PageLink)?,
    isBad: Bool = false
  ) -> HTML {
    let way: HTML? = link.map { link in
      """
      <a href="\(link.link)">\(link.text)</a>
      """
    }
    let tone: HTML = isBad ? "bad" : "warn"
    return """
      <li><span class="\(tone) tone"><svg width="18" height="18" viewBox="0 0 24 24" class="i" aria-hidden="true"><path \
      d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17v.1"/></svg></span><div><strong>\(title)</strong> \(sentence)\
      </div>\(way)</li>
      """
  }
}
