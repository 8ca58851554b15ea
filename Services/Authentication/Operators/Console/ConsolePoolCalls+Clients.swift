package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationPools
internal import Domain
internal import PublicOperations
package import RPC

extension ConsolePoolCalls {
  /// A client without its secret.
  package func showConsoleClient(
    _ request: ShowConsoleClientRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowConsoleClientResponse {
    let pool = try await pool(request.userPoolId, for: OperatorPermission(.viewer), context)
    let call = operators.quietCall(asking(context))
    let described = try await operators.pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: pool.text, clientId: request.clientId),
      call: call
    )
    let listed = try await operators.pools.listUserPoolClientSecrets(
      ListUserPoolClientSecretsRequest(userPoolId: pool.text, clientId: request.clientId),
      call: call
    )
    var client = described.userPoolClient
    // A viewer, and a browser that was left open, must not see it.
    client?.clientSecret = nil
    return ShowConsoleClientResponse(client: client, secrets: listed.clientSecrets ?? [])
  }
}
