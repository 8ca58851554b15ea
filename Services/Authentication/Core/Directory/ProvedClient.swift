package import Domain
package import PublicOperations

extension Directory {
  /// The client of a request, with settings of now, once it has proved which it is.
  ///
  /// `pool` is the one whose address the request was sent to; nil for the installation's own.
  package func provedClient(
    _ id: String?,
    secret: String?,
    in pool: UserPoolID? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (client: ClientAndPool, proof: ClientProof) {
    let found: ClientAndPool
    do throws(AuthenticationFailure) {
      found = try await settings.client(try requiredClientID(id))
    } catch .resourceNotFound {
      throw call.refusal(.unknownClient, "there is no such client")
    } catch {
      throw error
    }
    guard pool == nil || pool == found.pool.id else {
      throw call.refusal(.unknownClient, "the client is of another pool")
    }
    guard let proof = try proof(of: found.client, secret: secret) else {
      throw call.refusal(.unknownClient, "the client did not prove which it is")
    }
    call.trail.note(pool: found.pool.id, client: found.client.id)
    return (found, proof)
  }
}

extension AuthenticationFailure {
  /// The same for a client that is not there and for one that does not prove itself.
  package static let unknownClient = unauthorized("Client authentication failed.")
}
