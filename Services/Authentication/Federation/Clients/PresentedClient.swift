internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

extension Federation {
  /// The client of a request, with settings of now, once it has proved which it is.
  func provedClient(
    _ id: String?,
    secret: String?,
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
    guard let proof = try directory.proof(of: found.client, secret: secret) else {
      throw call.refusal(.unknownClient, "the client did not prove which it is")
    }
    call.trail.note(pool: found.pool.id, client: found.client.id)
    return (found, proof)
  }
}

extension AuthenticationFailure {
  /// The same for a client that is not there and for one that does not prove itself.
  static let unknownClient = unauthorized("Client authentication failed.")
}
