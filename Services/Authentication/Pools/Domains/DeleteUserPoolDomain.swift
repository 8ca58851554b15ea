package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Takes a domain from its pool: another pool may have it, and without a domain the pool has no pages
  /// (DOM-4).
  package func deleteUserPoolDomain(
    _ request: DeleteUserPoolDomainRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserPoolDomainResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let name = try Self.requiredDomain(request.domain)
    guard try await domains.delete(name, of: pool.id) else { throw .noSuchDomain }
    logger.info(
      "user pool domain deleted",
      metadata: ["user_pool": "\(pool.id)", "request_id": "\(call.context.requestID)"]
    )
    return DeleteUserPoolDomainResponse()
  }
}
