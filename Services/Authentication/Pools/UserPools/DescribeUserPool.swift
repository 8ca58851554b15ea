internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Tells a pool's effective settings.
  public func describeUserPool(
    _ request: DescribeUserPoolRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DescribeUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    guard let record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
    var pool = try record.description(accountID: configuration.accountID)
    pool.estimatedNumberOfUsers = try await userPools.estimatedNumberOfUsers(in: id)
    return DescribeUserPoolResponse(userPool: pool)
  }
}
