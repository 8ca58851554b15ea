internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Messages to users, with their codes: for development, and for mails that do not arrive.
struct OutboxScreen: Sendable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show() async throws(PageFailure) -> PageResponse {
    guard visit.isFresh || !visit.may(.administrator, in: nil) else { return stale }
    let found = try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.listConsoleMessages(ListConsoleMessagesRequest(), context: context)
    }
    let rows = found.messages.map(row)
    let list: HTML =
      rows.isEmpty
      ? Pieces.empty("No message was sent", "Codes and invitations stand here for a while.")
      : Pieces.table(
        "Messages",
        [
          ("To", false), ("Purpose", false), ("By", false), ("Code", false), ("State", false),
          ("Made", true),
        ],
        rows
      )
    return Page(
      title: "Outbox",
      section: .outbox,
      body: [
        """
        <section class="panel" aria-label="Outbox">
        \(list)
        </section>
        """,
        Pieces.copyAs(["gatehousectl outbox"]),
      ]
    ).response(for: visit)
  }

  /// Codes of users are for an operator who signed in just now.
  private var stale: PageResponse {
    Page(
      title: "Outbox",
      section: .outbox,
      body: [
        """
        <p class="sub">Messages hold codes of users. They take a sign-in of the last minutes.</p>
        \(Pieces.signInAgain(for: PageLink("outbox"), instead: PageLink()))
        """
      ]
    ).response(for: visit)
  }

  private func row(_ message: ConsoleMessage) -> HTML {
    let state: HTML =
      switch message.state {
      case "sent": "Sent"
      case "failed": Pieces.badge("Failed", "bad")
      default: Pieces.badge("Waiting", "warn")
      }
    let fault: HTML? = message.lastError.map { error in
      """
      <br><span class="muted small">\(error)</span>
      """
    }
    return """
      <tr><td class="first">\(message.username)<br><span class="muted small">\(message.destination)</span></td><td \
      data-l="Purpose">\((message.purpose ?? "").replacing("_", with: " "))</td><td data-l="By">\(
        message.deliveryMedium == "SMS" ? "Text message" : "Email"
      )</td><td data-l="Code" class="mono">\(message.code)</td><td data-l="State">\(state)\(fault)</td><td class="num" \
      data-l="Made">\(Words.time(message.createdAtUnixMillis))</td></tr>
      """
  }
}
