package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// The Regions of a pool: its own (REP-1).
  package func listUserPoolReplicas(
    _ request: ListUserPoolReplicasRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserPoolReplicasResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    // One page has all, so that no token was ever given out.
    guard request.nextToken == nil else { throw .invalidPaginationToken }
    return ListUserPoolReplicasResponse(userPoolReplicas: [primary(of: pool.id)])
  }
}
