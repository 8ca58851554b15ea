internal import Domain
public import GatehouseMessages
internal import GatehouseStubs
internal import Logging
public import RPC

extension Authentication {
  /// Deletes a pool with its clients, users, signing keys and tokens.
  ///
  /// Its rows go at once; when token issuance cannot be reached then, the call fails, and the same
  /// call again finishes the work.
  public func deleteUserPool(
    _ request: DeleteUserPoolRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
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
    case .tokensRemain:
      settings.forget(id)
    }
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.deleteUserPoolTokens(
        DeleteUserPoolTokensRequest(userPoolId: id.text),
        context: context.repeatable
      )
    }
    try await userPools.finishDeletion(of: id)
    logger.info(
      "user pool deleted",
      metadata: ["user_pool": "\(id)", "request_id": "\(context.requestID)"]
    )
    return DeleteUserPoolResponse()
  }
}
