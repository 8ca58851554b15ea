package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Deletes a pool with its clients, users, signing keys, tokens and devices.
  ///
  /// No later call finds the pool. When another service cannot be reached, the call fails; the same
  /// call again, or the upkeep some minutes later, finishes the work. The rows of a pool with many
  /// users go after the call, in pieces.
  package func deleteUserPool(
    _ request: DeleteUserPoolRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    try await userPools.checkNoImport(in: id)
    switch try await userPools.delete(id, at: clock.now()) {
    case .absent:
      throw .userPoolNotFound(id.text)
    case .protected:
      throw .invalidParameter(
        """
        The user pool cannot be deleted because deletion protection is activated. Deletion \
        protection must be inactivated first.
        """
      )
    case .domainsRemain:
      throw .invalidParameter(
        "User pool cannot be deleted. It has a domain configured that should be deleted first."
      )
    case .tokensRemain:
      settings.forget(id)
    }
    try await endTokens(of: id, call.context)
    logger.info(
      "user pool deleted",
      metadata: ["user_pool": "\(id)", "request_id": "\(call.context.requestID)"]
    )
    for _ in 0..<Self.piecesOfCall {
      guard try await deletedPools.removeRows(of: id, limit: DeletedUserPoolStore.piece) > 0 else {
        break
      }
    }
    await finishEarlierDeletions(call.context)
    return DeleteUserPoolResponse()
  }

  /// How many pieces of a pool's rows go while its administrator waits.
  private static var piecesOfCall: Int { 10 }
}
