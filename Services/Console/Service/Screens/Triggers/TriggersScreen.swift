internal import AuthenticationMessages
internal import Markup

/// The functions that a pool asks.
struct TriggersScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    Page(
      title: "Lambda triggers",
      pool: pool.page,
      section: .triggers,
      body: [
        """
        <section class="panel" aria-label="Triggers">
        \(Pieces.table(
          "Table of triggers",
          [("Trigger", false), ("When", false), ("Function", false)],
          PoolTrigger.allCases.map(row)
        ))
        </section>
        """,
        Pieces.copyAs([
          "aws cognito-idp describe-user-pool --user-pool-id \(pool.id) --query UserPool.LambdaConfig"
        ]),
      ]
    ).response(for: pool.visit)
  }

  private func row(_ trigger: PoolTrigger) -> HTML {
    let function: HTML =
      trigger.function(in: pool.described.lambdaConfig).map { arn in
        """
        <span class="mono">\(arn)</span>
        """
      } ?? """
        <span class="muted">None</span>
        """
    return """
      <tr><td class="first"><a href="\(pool.link("triggers", trigger.rawValue))">\(trigger.rawValue)</a></td><td \
      data-l="When">\(trigger.moment)</td><td data-l="Function">\(function)</td></tr>
      """
  }
}
