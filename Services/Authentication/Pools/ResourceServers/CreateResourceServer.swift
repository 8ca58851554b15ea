package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Makes a resource server, whose scopes clients may then be allowed.
  package func createResourceServer(
    _ request: CreateResourceServerRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateResourceServerResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let server = try resourceServer(
      request.identifier,
      in: pool,
      name: request.name,
      scopes: request.scopes
    )
    let most = configuration.resourceServersInPool
    switch try await resourceServers.insert(server, limit: most) {
    case .inserted:
      return CreateResourceServerResponse(resourceServer: try server.description())
    case .noPool:
      throw .userPoolNotFound(pool.text)
    case .identifierTaken:
      throw .invalidParameter("\(server.identifier) already exists in user pool \(pool.text).")
    case .poolFull:
      throw .limitExceeded("The maximum number of resource servers (\(most)) is reached.")
    }
  }
}
