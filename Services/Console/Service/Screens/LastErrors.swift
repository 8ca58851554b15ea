internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// The newest refusals of a pool whose rule has one end, each with what decided it.
struct LastErrors: Sendable {
  let ruleEnd: String
  /// The operation that was refused; nil stands for each.
  var operation: String?
  /// What stands there where nothing was refused.
  let none: (title: String, hint: HTML)

  private static let mostErrors: Int32 = 5
  private static let days: Int64 = 7

  func panel(of pool: PoolVisit) async throws(PageFailure) -> HTML {
    let since = pool.visit.now.adding(seconds: -Self.days * 86_400)
    let request = FindEventsRequest(
      userPoolId: pool.id,
      outcome: "Refused",
      operation: operation,
      sinceUnixMillis: since.unixMillis,
      limit: Self.mostErrors,
      ruleEnd: ruleEnd
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.findEvents(request, context: context)
    }
    let list: HTML =
      found.events.isEmpty
      ? Pieces.empty(none.title, none.hint)
      : HTML(found.events.map { EventRow($0, isOpen: false, showsPool: false).html })
    return """
      <section class="panel" aria-labelledby="te"><header><h2 id="te">Last errors</h2><span class="muted">The newest \
      first, of a week. Times in UTC.</span></header>
      \(list)
      </section>
      """
  }
}
