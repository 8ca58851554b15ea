package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Deletes a resource server: its scopes are granted no more.
  package func deleteResourceServer(
    _ request: DeleteResourceServerRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteResourceServerResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let identifier = try Self.requiredIdentifier(request.identifier)
    guard try await resourceServers.delete(identifier, in: pool.id) else {
      throw .resourceServerNotFound(identifier)
    }
    return DeleteResourceServerResponse()
  }
}
