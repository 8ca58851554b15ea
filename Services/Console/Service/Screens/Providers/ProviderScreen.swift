internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// One provider: how it is set, a walk through a sign-in at it, and its end.
struct ProviderScreen: Sendable {
  private let pool: PoolVisit
  private let name: String

  init(_ pool: PoolVisit, _ name: String) {
    self.pool = pool
    self.name = name
  }

  private var own: PageLink { pool.link("providers", name) }
  private var crumbs: [(text: String, link: PageLink)] {
    [("Social and external providers", pool.link("providers"))]
  }

  func show() async throws(PageFailure) -> PageResponse { try await page(nil) }

  private func page(_ steps: [ConsoleTrialStep]?) async throws(PageFailure) -> PageResponse {
    Page(
      title: name,
      pool: pool.page,
      crumbs: crumbs,
      section: .providers,
      aside: actions,
      body: [
        trial(steps) ?? "", try await errors.panel(of: pool), try await settings(),
        Pieces.copyAs([
          "gatehousectl providers test \(pool.id) \(Pieces.quoted(name))",
          "aws cognito-idp describe-identity-provider --user-pool-id \(pool.id) --provider-name "
            + Pieces.quoted(name),
        ]),
      ]
    ).response(for: pool.visit)
  }

  /// The rule of a sign-in that a provider's answer does not prove ends with the provider's name.
  private var errors: LastErrors {
    LastErrors(
      ruleEnd: ": \(name)",
      operation: "FinishProviderSignIn",
      none: ("No sign-in was refused in the last week", "What its answers fail at stands here.")
    )
  }

  private var actions: HTML? {
    guard pool.may(.administrator) else { return nil }
    return """
      <span class="end row"><a class="button" href="\(pool.link("providers", name, "edit"))">Edit</a><a class="button bad" href="\(pool.link("providers", name, "delete"))">Delete…</a></span>
      """
  }

  /// What the provider is set to holds its secret, and so takes a fresh sign-in of an administrator.
  private func settings() async throws(PageFailure) -> HTML {
    guard pool.may(.administrator) else { return "" }
    guard pool.visit.isFresh else {
      return """
        <section class="panel" aria-labelledby="ps"><header><h2 id="ps">Settings</h2></header>
        <p class="body"><a class="button" href="\(
          PageLink("sign-in").with([("to", own.text), ("fresh", "1")])
        )">Sign in again to see them</a></p></section>
        """
    }
    let request = DescribeIdentityProviderRequest(userPoolId: pool.id, providerName: name)
    let described = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.describeIdentityProvider(request, context: context)
    }
    guard let provider = described.identityProvider else { throw .notFound }
    return """
      <section class="panel" aria-labelledby="ps"><header><h2 id="ps">Settings</h2><span class="muted">\(
        provider.providerType
      )</span></header>
      <dl class="set">
      \(Self.rows(provider.providerDetails))
      </dl></section>
      <section class="panel" aria-labelledby="pm"><header><h2 id="pm">Attributes taken over</h2></header>
      \(MissingAttributes(provider, in: pool.described).alert)
      <dl class="set">
      \(Self.rows(provider.attributeMapping))
      </dl></section>
      """
  }

  private static func rows(_ values: [String: String]?) -> [HTML] {
    (values ?? [:]).sorted { $0.key < $1.key }.map { key, value in
      // Only that there is one: a screen that others see, or a picture of it, must not hold it.
      let shown = isSecret(key) ? "Set, not shown" : value
      return """
        <dt class="mono">\(key)</dt><dd class="mono">\(shown)</dd>
        """
    }
  }

  private static func isSecret(_ key: String) -> Bool {
    key == "client_secret" || key == "private_key"
  }

  private func trial(_ steps: [ConsoleTrialStep]?) -> HTML? {
    guard pool.may(.administrator) else { return nil }
    return """
      <section class="panel" aria-labelledby="pt"><header><h2 id="pt">Test the sign-in</h2><span class="muted">As far as it \
      goes without a browser. Nothing is stored.</span></header>
      \(steps.map { Pieces.table(
        "Steps of the test", [("Step", false), ("Outcome", false), ("Found", false)], $0.map(row)
      ) })
      <form class="body" method="post" action="\(pool.link("providers", name, "test"))">\(pool.visit.formSecret)<button \
      class="button" type="submit">Test now</button></form>
      </section>
      """
  }

  private func row(_ step: ConsoleTrialStep) -> HTML {
    let outcome: HTML =
      switch step.outcome {
      case "passed": "Passed"
      case "noted": Pieces.badge("Worth a look", "warn")
      default: Pieces.badge("Failed", "bad")
      }
    return """
      <tr><td class="first">\(step.name)</td><td data-l="Outcome">\(outcome)</td><td data-l="Found">\(step.detail)</td></tr>
      """
  }

  /// Walks through a sign-in, and shows how far it came.
  func test() async throws(PageFailure) -> PageResponse {
    let request = TestConsoleProviderRequest(userPoolId: pool.id, providerName: name)
    let told = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
      try await calls.consolePool.testConsoleProvider(request, context: context)
    }
    return try await page(told.steps)
  }

  private var deletion: Confirmation {
    Confirmation(
      title: "Delete the provider \(name)?",
      consequence: "Users who come by it can no longer sign in. Their accounts stay.",
      button: "Delete provider",
      name: name,
      needsFreshSignIn: true,
      action: pool.link("providers", name, "delete"),
      back: own,
      command: "aws cognito-idp delete-identity-provider --user-pool-id \(pool.id) --provider-name "
        + Pieces.quoted(name)
    )
  }

  func askToDelete() -> PageResponse { deletion.page(pool, .providers, crumbs: crumbs) }

  func delete() async throws(PageFailure) -> PageResponse {
    guard deletion.isNamed(by: pool.visit.request.form) else {
      return deletion.page(
        pool,
        .providers,
        crumbs: crumbs,
        saying: "That is not the provider’s name."
      )
    }
    let request = DeleteIdentityProviderRequest(userPoolId: pool.id, providerName: name)
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.deleteIdentityProvider(request, context: context)
      }
    } catch .refused(let sentence) {
      return deletion.page(pool, .providers, crumbs: crumbs, saying: sentence)
    }
    return PageResponse(
      to: pool.link("providers").with([("done", Done.providerDeleted.rawValue)])
    )
  }
}
