internal import Domain
public import GatehouseMessages
internal import GatehouseStubs
internal import Logging
public import RPC

extension Authentication {
  /// Deletes a pool with its clients, users, signing keys, tokens and devices.
  ///
  /// Its rows go at once; when another service cannot be reached then, the call fails, and the same
  /// call again, or the next deletion of any pool, finishes the work.
  public func deleteUserPool(
    _ request: DeleteUserPoolRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    try await checkNoImport(in: id)
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
    try await endTokens(of: id, context)
    logger.info(
      "user pool deleted",
      metadata: ["user_pool": "\(id)", "request_id": "\(context.requestID)"]
    )
    await finishEarlierDeletions(context)
    return DeleteUserPoolResponse()
  }

  private func endTokens(
    of id: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.deleteUserPoolTokens(
        DeleteUserPoolTokensRequest(userPoolId: id.text),
        context: context.repeatable
      )
    }
    try await removeDevices(in: id, context: context)
    try await userPools.finishDeletion(of: id)
  }

  /// Does what earlier calls could not and nobody repeated; a failure is no matter of this call.
  private func finishEarlierDeletions(_ context: RPCCallContext) async {
    do throws(AuthenticationFailure) {
      for id in try await userPools.unfinishedDeletions(limit: 10) {
        try await endTokens(of: id, context)
      }
    } catch {
      logger.warning("tokens of deleted user pools remain", metadata: ["error": "\(error.status)"])
    }
  }
}
