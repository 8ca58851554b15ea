package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import JSON
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Gives a pool a domain, and thereby its login pages: a name below the installation's suffix, or with
  /// CustomDomainConfig a host of the pool's own (DOM-5).
  ///
  /// Certificates, SecurityPolicy and Routing are stored and reported; TLS is the installation's or its
  /// proxy's (DOM-7).
  package func createUserPoolDomain(
    _ request: CreateUserPoolDomainRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateUserPoolDomainResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let domain = PoolDomain(
      name: try Self.requiredDomain(request.domain),
      isCustom: request.customDomainConfig != nil,
      managedLoginVersion: request.managedLoginVersion ?? 1
    )
    try UserPoolDomainRules(addresses: configuration.addresses).check(domain)
    try await checkTier(domain.managedLoginVersion, of: pool.id)
    let record = UserPoolDomainRecord(
      userPoolID: pool.id,
      domain: domain,
      configurationJSON: request.customDomainConfig.map { JSONWriter.text(of: $0) },
      routingJSON: request.routing.map { JSONWriter.text(of: $0) },
      modifiedAt: clock.now()
    )
    switch try await domains.insert(record) {
    case .inserted: break
    case .noPool: throw .userPoolNotFound(pool.id.text)
    case .poolHasOne:
      throw .invalidParameter("User pool already has a domain configured.")
    case .domainTaken:
      throw .invalidParameter("Domain already associated with another user pool.")
    }
    logger.info(
      "user pool domain created",
      metadata: ["user_pool": "\(pool.id)", "request_id": "\(call.context.requestID)"]
    )
    return CreateUserPoolDomainResponse(
      managedLoginVersion: domain.managedLoginVersion,
      cloudFrontDomain: domain.isCustom ? configuration.addresses.host : nil,
      routing: request.routing
    )
  }
}
