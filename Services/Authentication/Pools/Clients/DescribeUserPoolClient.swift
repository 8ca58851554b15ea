package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// Returns a client's effective settings and its secret.
  package func describeUserPoolClient(
    _ request: DescribeUserPoolClientRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeUserPoolClientResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    return DescribeUserPoolClientResponse(userPoolClient: try describe(record))
  }
}
