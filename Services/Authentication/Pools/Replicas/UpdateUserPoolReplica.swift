package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// Refused: a pool has no replica beside its primary (REP-3).
  package func updateUserPoolReplica(
    _ request: UpdateUserPoolReplicaRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateUserPoolReplicaResponse {
    throw try await refuseReplica(request.userPoolId, request.regionName)
  }
}
