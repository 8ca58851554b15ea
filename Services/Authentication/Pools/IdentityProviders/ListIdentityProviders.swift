package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// Lists a pool's providers by their names.
  package func listIdentityProviders(
    _ request: ListIdentityProvidersRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListIdentityProvidersResponse {
    let asked = request.maxResults ?? 60
    guard (0...60).contains(asked) else {
      throw .invalidParameter("MaxResults must be between 0 and 60.")
    }
    let limit = asked == 0 ? 60 : Int(asked)
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let token = PaginationToken(sealer: sealer, listing: "ListIdentityProviders", pool.id.text)
    let after = try request.nextToken.map(token.position) ?? ""
    // One more than the page shows whether there is another page.
    let found = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.listUserPoolProviders(
        ListUserPoolProvidersRequest(
          userPoolId: pool.id.text,
          afterName: after,
          limit: Int32(limit) + 1
        ),
        context: call.context.repeatable
      )
    }.providers
    let page = found.prefix(limit)
    var response = ListIdentityProvidersResponse(
      providers: page.map { provider in
        ProviderDescription(
          providerName: provider.name,
          providerType: provider.type,
          lastModifiedDateUnixMillis: provider.modifiedAtUnixMillis,
          creationDateUnixMillis: provider.createdAtUnixMillis
        )
      }
    )
    if found.count > page.count, let last = page.last?.name {
      response.nextToken = try token.text(for: last)
    }
    return response
  }
}
