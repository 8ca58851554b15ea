package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import JSON
internal import PublicOperations

extension Pools {
  /// Changes what the request names of a domain; the rest stays.
  package func updateUserPoolDomain(
    _ request: UpdateUserPoolDomainRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateUserPoolDomainResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let name = try Self.requiredDomain(request.domain)
    guard let domain = pool.domains.first(where: { $0.name == name }) else { throw .noSuchDomain }
    guard domain.isCustom || request.customDomainConfig == nil else {
      throw .invalidParameter("CustomDomainConfig cannot be set for a domain prefix.")
    }
    if let version = request.managedLoginVersion {
      try UserPoolDomainRules.check(version: version)
      try await checkTier(version, of: pool.id)
    }
    let changed = try await domains.update(
      name,
      of: pool.id,
      managedLoginVersion: request.managedLoginVersion,
      configurationJSON: request.customDomainConfig.map { JSONWriter.text(of: $0) },
      routingJSON: request.routing.map { JSONWriter.text(of: $0) },
      at: clock.now()
    )
    guard let changed else { throw .noSuchDomain }
    return UpdateUserPoolDomainResponse(
      managedLoginVersion: changed.domain.managedLoginVersion,
      cloudFrontDomain: domain.isCustom ? configuration.addresses.host : nil,
      routing: try changed.routing()
    )
  }
}
