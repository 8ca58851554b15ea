package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Returns a pool's effective settings.
  package func describeUserPool(
    _ request: DescribeUserPoolRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeUserPoolResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    guard let record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
    var pool = try record.description(accountID: configuration.accountID)
    pool.estimatedNumberOfUsers = try await userPools.estimatedNumberOfUsers(in: id)
    return DescribeUserPoolResponse(userPool: pool)
  }
}
