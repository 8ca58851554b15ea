package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Replaces a resource server's name and scopes.
  ///
  /// A client that lists a scope which is gone keeps it in its list, and is granted it no more.
  package func updateResourceServer(
    _ request: UpdateResourceServerRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateResourceServerResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let server = try resourceServer(
      request.identifier,
      in: pool.id,
      name: request.name,
      scopes: request.scopes
    )
    guard try await resourceServers.update(server) else {
      throw .resourceServerNotFound(server.identifier)
    }
    return UpdateResourceServerResponse(resourceServer: try server.description())
  }
}
