internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// The keys that sign a pool's tokens, by age.
struct KeysScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListConsoleKeysRequest(userPoolId: pool.id)
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.consolePool.listConsoleKeys(request, context: context)
    }
    return Page(
      title: "Signing keys",
      pool: pool.page,
      section: .keys,
      aside: actions,
      body: [
        """
        <section class="panel" aria-label="Signing keys">
        \(Pieces.table(
          "Table of signing keys",
          [
            ("Key ID", false), ("Signs", false), ("Algorithm", false), ("State", false),
            ("Age", true), ("Verifies until", true),
          ],
          found.keys.map(row)
        ))
        <p class="bar muted">Apps read the public keys at <code class="mono">\(jwks)</code>.</p>
        </section>
        """,
        Pieces.copyAs([
          "gatehousectl keys list --pool \(pool.id)", "gatehousectl keys rotate --pool \(pool.id)",
          "curl \(jwks)",
        ]),
      ]
    ).response(for: pool.visit)
  }

  private var jwks: String { "\(pool.visit.publicURL)/\(pool.id)/.well-known/jwks.json" }

  private var actions: HTML? {
    guard pool.may(.administrator) else { return nil }
    return """
      <span class="end row"><a class="button" href="\(pool.link("keys", "rotate"))">Rotate…</a></span>
      """
  }

  private func row(_ key: ConsoleKey) -> HTML {
    let state: HTML =
      switch key.state {
      case "active": "Signs"
      case "published": "Published, signs soon"
      case "retired": "Verifies still"
      default: "\(key.state)"
      }
    return """
      <tr><td class="first mono">\(key.keyId)</td><td data-l="Signs">\(
        key.tokenUse == "id" ? "ID tokens" : "Access tokens"
      )</td><td data-l="Algorithm">\(key.algorithm)</td><td data-l="State">\(state)</td><td class="num" data-l="Age">\(
        age(of: key)
      )</td><td class="num" data-l="Verifies until">\(
        key.verifiesUntilUnixMillis.map { Words.time($0) } ?? "No end"
      )</td></tr>
      """
  }

  private func age(of key: ConsoleKey) -> String {
    guard let made = key.createdAtUnixMillis else { return "Unknown" }
    let days = max(pool.visit.now.unixMillis - made, 0) / 86_400_000
    return days == 1 ? "1 day" : "\(Words.number(days)) days"
  }

  private var rotation: Confirmation {
    Confirmation(
      title: "Rotate the signing keys of \(pool.page.name)?",
      consequence:
        "New keys are published, and sign a few seconds later. Tokens of the old ones stay good until "
        + "they expire. Apps that keep the public keys must ask for them again at an unknown key.",
      button: "Rotate keys",
      needsFreshSignIn: true,
      action: pool.link("keys", "rotate"),
      back: pool.link("keys"),
      command: "gatehousectl keys rotate --pool \(pool.id)"
    )
  }

  private var crumbs: [(text: String, link: PageLink)] { [("Signing keys", pool.link("keys"))] }

  func askToRotate() -> PageResponse { rotation.page(pool, .keys, crumbs: crumbs) }

  func rotate() async throws(PageFailure) -> PageResponse {
    let request = RotateConsoleKeysRequest(userPoolId: pool.id)
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.consolePool.rotateConsoleKeys(request, context: context)
      }
    } catch .refused(let sentence) {
      return rotation.page(pool, .keys, crumbs: crumbs, saying: sentence)
    }
    return PageResponse(to: pool.link("keys").with([("done", Done.keysRotated.rawValue)]))
  }
}
