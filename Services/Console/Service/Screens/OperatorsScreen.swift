internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Who the operators are, and what each may do.
struct OperatorsScreen: Sendable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show() async throws(PageFailure) -> PageResponse {
    let found = try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.listConsoleOperators(
        ListConsoleOperatorsRequest(),
        context: context
      )
    }
    let pool = visit.person.operatorPoolId ?? ""
    let rows = found.operators.map { person -> HTML in
      let state: HTML =
        person.isEnabled == false
        ? Pieces.badge("Disabled", "bad")
        : person.hasPassword == true ? "Active" : Pieces.badge("Link not used", "warn")
      let name = person.username ?? ""
      return """
        <tr><td class="first"><a href="\(PageLink("pools", pool, "users", name))">\(name)</a></td><td \
        data-l="Roles">\(person.groups.joined(separator: ", "))</td><td data-l="State">\(state)</td><td class="num" \
        data-l="Since">\(Words.time(person.createdAtUnixMillis))</td><td class="num" data-l="Last sign-in">\(
          person.lastSignInAtUnixMillis.map { Words.time($0) } ?? "Never"
        )</td><td data-l="Sessions"><a \
        href="\(PageLink("pools", pool, "users", name, "sessions"))">Sessions<span class="hide"> of \(name)</span></a></td>\
        </tr>
        """
    }
    return Page(
      title: "Operators",
      section: .operators,
      body: [
        """
        <section class="panel" aria-label="Operators">
        \(Pieces.table(
          "Table of operators",
          [
            ("Operator", false), ("Roles", false), ("State", false), ("Since", true),
            ("Last sign-in", true), ("Sessions", false),
          ],
          rows
        ))
        <p class="bar muted">An operator is made on the machine that runs Gatehouse. A role is a group; it is changed on \
        the operator’s page.</p>
        </section>
        """,
        Pieces.copyAs(["gatehousectl operators create --email you@example.com --role support"]),
      ]
    ).response(for: visit)
  }
}
