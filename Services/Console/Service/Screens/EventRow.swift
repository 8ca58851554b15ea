internal import EventExplanations
internal import GatehouseMessages
internal import Markup

/// One event of a list, which opens to what decided it.
struct EventRow: Sendable {
  private let event: AuditEvent
  private let explanation: EventExplanation
  private let isOpen: Bool
  private let showsPool: Bool

  init(_ event: AuditEvent, isOpen: Bool, showsPool: Bool) {
    self.event = event
    self.isOpen = isOpen
    self.showsPool = showsPool
    explanation = EventExplanation(of: event)
  }

  var html: HTML {
    let open: HTML = isOpen ? " open" : ""
    let tone: HTML =
      explanation.isRefusal ? Pieces.badge(explanation.kind, "bad") : "\(explanation.kind)"
    return """
      <details class="ev"\(open)><summary><time class="num">\(Words.seconds(event.atUnixMillis ?? 0))</time><span>\(tone)\
      </span><span>\(explanation.title)</span><span class="muted">\(who)</span><span class="mono muted small">\(
        brief(event.requestId ?? "")
      )</span></summary><div class="why">
      <div><h3>Why</h3>
      <p>\(explanation.sentence)</p>
      <dl class="kv">\(rule)<dt>Operation</dt><dd><code>\(event.operation)</code></dd><dt>Outcome</dt><dd>\(
        event.outcome
      )</dd></dl>
      \(userLink)</div>
      <div><h3>What it looked at</h3>
      <dl class="kv num">\(facts)</dl></div>
      </div></details>
      """
  }

  /// As much of an id as tells rows apart; the whole stands in the open row.
  private func brief(_ id: String) -> String {
    id.count > 8 ? "\(id.prefix(4))…\(id.suffix(4))" : id
  }

  private var who: String {
    // An operator's name goes before a slash and the sub.
    let person = event.operator.map { String($0.prefix { $0 != "/" }) }
    return event.username ?? event.groupName ?? person ?? ""
  }

  private var rule: HTML? {
    let words = [event.reason, event.rule].compactMap(\.self)
    guard !words.isEmpty else { return nil }
    return """
      <dt>Rule</dt><dd><code>\(words.joined(separator: ": "))</code></dd>
      """
  }

  private var userLink: HTML? {
    guard let pool = event.userPoolId, let name = event.username else { return nil }
    return """
      <p class="row"><a href="\(PageLink("pools", pool, "users", name))">\(name)</a><a \
      href="\(PageLink("pools", pool, "users", name, "devices"))">Devices of \(name)</a></p>
      """
  }

  private var facts: [HTML] {
    explanation.facts.map { fact in
      """
      <dt>\(fact.name)</dt><dd>\(fact.value)</dd>
      """
    }
  }
}
