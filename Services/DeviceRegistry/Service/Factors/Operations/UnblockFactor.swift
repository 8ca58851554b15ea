public import DeviceRegistryMessages
internal import Domain
public import RPC

extension InteractionFactors {
  /// Ends blocking and penalty of the instance that has an account (USR-36).
  public func unblockFactor(
    _ request: UnblockFactorRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> UnblockFactorResponse {
    let owner = try owner(request.userPoolId, request.sub)
    let accountID = try required(request.accountId, "account_id")
    let account = try await accounts.list(of: owner).first { $0.id == accountID }
    guard let account else {
      throw refusal(.appAccountNotFound, "the user has no such account", context)
    }
    try await instances.unblock(AppInstanceID(pool: owner.pool, text: account.instanceID))
    return UnblockFactorResponse(
      instanceId: account.instanceID,
      wasBlocked: account.isBlocked
    )
  }
}
