package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
package import RPC

/// Tells the gateway where pools are found (DOM-1 and DOM-2).
package struct Domains: DomainServing {
  private let pools: Pools

  package init(_ pools: Pools) {
    self.pools = pools
  }

  /// The pool of a host, an id or a client, with its addresses; nothing where there is no such pool.
  package func findDomain(
    _ request: FindDomainRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FindDomainResponse {
    guard let pool = try await pool(of: request) else { return FindDomainResponse() }
    let addresses = pools.configuration.addresses
    return FindDomainResponse(
      userPoolId: pool.id.text,
      canonicalBase: addresses.canonicalBase(of: pool),
      managedLoginVersion: addresses.canonicalDomain(of: pool)?.managedLoginVersion,
      discoveryBase: addresses.discoveryBase(of: pool),
      acrValues: pool.levelNames,
      hasIntrospection: pool.browserSignIn.hasIntrospection
    )
  }

  private func pool(
    of request: FindDomainRequest
  ) async throws(AuthenticationFailure) -> UserPoolSettings? {
    do throws(AuthenticationFailure) {
      if let host = request.host { return try await pool(ofHost: host) }
      if let id = request.clientId.flatMap({ ClientID($0) }) {
        return try await pools.settings.client(id).pool
      }
      guard let id = request.userPoolId.flatMap({ UserPoolID($0) }) else { return nil }
      return try await pools.settings.pool(id)
    } catch .resourceNotFound {
      return nil
    }
  }

  /// The domain is looked at again among the pool's settings: they are the ones that the answer is made of.
  private func pool(
    ofHost host: String
  ) async throws(AuthenticationFailure) -> UserPoolSettings? {
    let addresses = pools.configuration.addresses
    let name = addresses.domainName(ofHost: host)
    guard !name.utf8.contains(0), let found = try await pools.domains.find(name),
      addresses.host(of: found.domain) == host
    else { return nil }
    let pool = try await pools.settings.pool(found.userPoolID)
    return pool.domains.contains(where: { $0.name == name }) ? pool : nil
  }
}
