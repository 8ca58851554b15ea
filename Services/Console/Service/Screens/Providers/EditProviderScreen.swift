internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Changes a provider; its secret stays where none is typed.
struct EditProviderScreen: Sendable {
  private let pool: PoolVisit
  private let name: String

  init(_ pool: PoolVisit, _ name: String) {
    self.pool = pool
    self.name = name
  }

  private var own: PageLink { pool.link("providers", name, "edit") }
  private var back: PageLink { pool.link("providers", name) }

  func show() async throws(PageFailure) -> PageResponse {
    // What the provider is set to is read by a fresh sign-in alone, as it is changed.
    guard pool.visit.isFresh, pool.may(.administrator) else { return page([again]) }
    return page([try form(try await provider(), typed: nil)])
  }

  private var again: HTML { Pieces.signInAgain(for: own, instead: back) }

  private func page(_ body: [HTML], status: Int = 200) -> PageResponse {
    Page(
      title: "Edit \(name)",
      pool: pool.page,
      crumbs: [("Social and external providers", pool.link("providers")), (name, back)],
      section: .providers,
      body: body + [
        Pieces.copyAs([
          "aws cognito-idp update-identity-provider --user-pool-id \(pool.id) --provider-name "
            + "\(Pieces.quoted(name)) --provider-details file://details.json"
        ])
      ]
    ).response(for: pool.visit, status: status)
  }

  private func form(
    _ provider: IdentityProviderType,
    typed: FormFields?
  ) throws(PageFailure) -> HTML {
    let form = ProviderForm(try Self.kind(of: provider), provider, typed: typed)
    return """
      <form class="panel body" method="post"\(form.encoding) action="\(own)">\(pool.visit.formSecret)
      \(form.fields)
      <p class="row"><button class="button primary" type="submit">Save</button><a class="button" \
      href="\(back)">Keep as it is</a></p>
      </form>
      """
  }

  private static func kind(of provider: IdentityProviderType) throws(PageFailure) -> ProviderKind {
    guard let kind = provider.providerType.flatMap(ProviderKind.init(rawValue:)) else {
      throw .notFound
    }
    return kind
  }

  private func provider() async throws(PageFailure) -> IdentityProviderType {
    let request = DescribeIdentityProviderRequest(userPoolId: pool.id, providerName: name)
    let described = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.describeIdentityProvider(request, context: context)
    }
    guard let provider = described.identityProvider else { throw .notFound }
    return provider
  }

  func save() async throws(PageFailure) -> PageResponse {
    let typed = pool.visit.request.form
    let present = try await provider()
    if let fault = ProviderForm.mapping(typed).fault {
      return page([Fields.alert(fault), try form(present, typed: typed)], status: 400)
    }
    let request = UpdateIdentityProviderRequest(
      userPoolId: pool.id,
      providerName: name,
      providerDetails: ProviderForm(try Self.kind(of: present), present, typed: nil).details(typed),
      attributeMapping: ProviderForm.mapping(typed).values,
      idpIdentifiers: typed.words("identifiers") ?? []
    )
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.updateIdentityProvider(request, context: context)
      }
    } catch .refused(let sentence) {
      return page([Fields.alert(sentence), try form(present, typed: typed)], status: 400)
    }
    return PageResponse(to: back.with([("done", Done.saved.rawValue)]))
  }
}
