package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Describes the document of a name that a client has.
  package func describeTermsByClient(
    _ request: DescribeTermsByClientRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeTermsByClientResponse {
    let (pool, client) = try await namedClient(request.userPoolId, request.clientId)
    guard let name = request.termsName else { throw .missing("termsName") }
    guard let found = try await terms.find(named: name, of: client, in: pool) else {
      try await checkExists(client, in: pool)
      throw .termsNotFound("the client \(client.text) named \(name)")
    }
    return DescribeTermsByClientResponse(terms: try found.description())
  }
}
