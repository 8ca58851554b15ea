package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// Lists the ids of a client's secrets, oldest first, and never the secrets.
  package func listUserPoolClientSecrets(
    _ request: ListUserPoolClientSecretsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserPoolClientSecretsResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    // There are at most two: no answer ever gave a token.
    guard request.nextToken == nil else { throw .invalidPaginationToken }
    return ListUserPoolClientSecretsResponse(
      clientSecrets: record.secrets.map { $0.descriptor(of: record.id) }
    )
  }
}
