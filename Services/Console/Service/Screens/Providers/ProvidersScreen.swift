internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The outside providers of a pool.
struct ProvidersScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListIdentityProvidersRequest(
      userPoolId: pool.id,
      maxResults: 50,
      nextToken: pool.listToken
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listIdentityProviders(request, context: context)
    }
    let providers = found.providers ?? []
    let list: HTML =
      providers.isEmpty
      ? Pieces.empty(
        "There are no providers",
        "A provider, by OpenID Connect or SAML, proves users in place of a password here."
      )
      : Pieces.table(
        "Table of providers",
        [("Provider", false), ("Kind", false), ("Changed", true)],
        providers.map(row)
      )
    let own = pool.link("providers")
    return Page(
      title: "Social and external providers",
      pool: pool.page,
      section: .providers,
      aside: pool.createButton("Create provider", "create-provider"),
      body: [
        pool.panel("Providers", list, shown: providers.count, next: found.nextToken, at: own),
        Pieces.copyAs(["aws cognito-idp list-identity-providers --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }

  private func row(_ provider: ProviderDescription) -> HTML {
    let name = provider.providerName ?? ""
    return """
      <tr><td class="first"><a href="\(pool.link("providers", name))">\(name)</a></td><td data-l="Kind">\(
        provider.providerType
      )</td><td class="num" data-l="Changed">\(Words.time(provider.lastModifiedDateUnixMillis))</td></tr>
      """
  }
}
