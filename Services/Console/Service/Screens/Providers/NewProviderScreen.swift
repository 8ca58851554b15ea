internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Makes an outside provider: first its kind, then its settings.
struct NewProviderScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var own: PageLink { pool.link("create-provider") }
  private var form: FormFields { pool.visit.request.form }

  func show() async throws(PageFailure) -> PageResponse {
    guard let kind = pool.visit.request.query["kind"].flatMap(ProviderKind.init(rawValue:)) else {
      return page("Create a provider", [kinds], command: Self.command(.openIDConnect, pool))
    }
    return page(of: kind, saying: nil)
  }

  private var kinds: HTML {
    let rows = ProviderKind.allCases.map { kind -> HTML in
      """
      <li><div><a href="\(own.with([("kind", kind.rawValue)]))">\(kind.title)</a></div></li>
      """
    }
    return """
      <section class="panel narrow" aria-labelledby="pk"><header><h2 id="pk">Which kind?</h2></header>
      <ul class="notes">
      \(rows)
      </ul></section>
      """
  }

  private func page(of kind: ProviderKind, saying fault: String?) -> PageResponse {
    let own = own.with([("kind", kind.rawValue)])
    let fields = ProviderForm(kind, nil, typed: fault == nil ? nil : self.form)
    let form: HTML = """
      <form class="panel body" method="post"\(fields.encoding) action="\(own)">\(pool.visit.formSecret)
      <input type="hidden" name="kind" value="\(kind.rawValue)">
      \(fields.fields)
      <p class="row"><button class="button primary" type="submit">Create provider</button><a class="button" \
      href="\(pool.link("providers"))">Back</a></p>
      </form>
      """
    return page(
      "Create a provider: \(kind.title)",
      [
        Fields.alert(fault),
        // The answer to the change holds the provider's secret.
        FreshSignIn.form(pool.visit, back: own, keep: pool.link("providers"), form),
      ],
      command: Self.command(kind, pool),
      status: fault == nil ? 200 : 400
    )
  }

  private func page(
    _ title: String,
    _ body: [HTML],
    command: String,
    status: Int = 200
  ) -> PageResponse {
    Page(
      title: title,
      pool: pool.page,
      crumbs: [("Social and external providers", pool.link("providers"))],
      section: .providers,
      body: body + [Pieces.copyAs([command])]
    ).response(for: pool.visit, status: status)
  }

  private static func command(_ kind: ProviderKind, _ pool: PoolVisit) -> String {
    "aws cognito-idp create-identity-provider --user-pool-id \(pool.id) --provider-name "
      + "\(kind.fixedName ?? "NAME") --provider-type \(kind.rawValue) --provider-details file://details.json"
  }

  func make() async throws(PageFailure) -> PageResponse {
    guard let kind = form["kind"].flatMap(ProviderKind.init(rawValue:)) else { throw .notFound }
    if let fault = ProviderForm.mapping(form).fault { return page(of: kind, saying: fault) }
    let name = kind.fixedName ?? form["name"] ?? ""
    let request = CreateIdentityProviderRequest(
      userPoolId: pool.id,
      providerName: name,
      providerType: kind.rawValue,
      providerDetails: ProviderForm(kind, nil, typed: nil).details(form),
      attributeMapping: ProviderForm.mapping(form).values,
      idpIdentifiers: form.words("identifiers") ?? []
    )
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.createIdentityProvider(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(of: kind, saying: sentence)
    }
    return PageResponse(
      to: pool.link("providers", name).with([("done", Done.providerMade.rawValue)])
    )
  }
}
