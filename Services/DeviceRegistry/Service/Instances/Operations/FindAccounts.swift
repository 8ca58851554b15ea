public import DeviceRegistryMessages
public import RPC

extension AppInstances {
  /// A user's accounts on all instances.
  public func findAccounts(
    _ request: FindAccountsRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FindAccountsResponse {
    let found = try await accounts.list(of: try owner(request.userPoolId, request.sub))
    return FindAccountsResponse(accounts: found.map(\.description))
  }
}
