package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Describes a resource server of a pool.
  package func describeResourceServer(
    _ request: DescribeResourceServerRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeResourceServerResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let identifier = try Self.requiredIdentifier(request.identifier)
    guard let server = try await resourceServers.find(identifier, in: pool.id) else {
      throw .resourceServerNotFound(identifier)
    }
    return DescribeResourceServerResponse(resourceServer: try server.description())
  }
}
