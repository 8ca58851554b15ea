internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Tells a client's effective settings and its secret.
  public func describeUserPoolClient(
    _ request: DescribeUserPoolClientRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DescribeUserPoolClientResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    return DescribeUserPoolClientResponse(userPoolClient: try describe(record))
  }
}
