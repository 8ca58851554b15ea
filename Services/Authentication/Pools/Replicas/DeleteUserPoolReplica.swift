package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// Refused: a pool has no replica beside its primary (REP-3).
  package func deleteUserPoolReplica(
    _ request: DeleteUserPoolReplicaRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserPoolReplicaResponse {
    throw try await refuseReplica(request.userPoolId, request.regionName)
  }
}
