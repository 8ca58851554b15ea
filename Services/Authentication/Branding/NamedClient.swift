internal import AuthenticationCore
internal import Domain

/// Pools, clients and ids as requests name them.
extension Branding {
  /// The ids of the client and the pool that a request names, each of the right form.
  func namedClient(
    _ userPoolID: String?,
    _ clientID: String?
  ) async throws(AuthenticationFailure) -> (pool: UserPoolID, client: ClientID) {
    let pool = try requiredUserPoolID(userPoolID)
    guard let text = clientID else { throw .missing("clientId") }
    guard let client = ClientID(text) else {
      // Even then the pool's absence is reported first, as for an id of the right form.
      _ = try await settings.pool(pool)
      throw .clientNotFound(text)
    }
    return (pool: pool, client: client)
  }

  /// Says what is missing where the pool has no such client.
  func checkExists(
    _ client: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await settings.pool(pool)
    guard try await settings.client(client).pool.id == pool else {
      throw .clientNotFound(client.text)
    }
  }

  /// An id of ours, a UUID in lower case.
  func requiredID(
    _ text: String?,
    _ member: String
  ) throws(AuthenticationFailure) -> String {
    guard let text else { throw .missing(member) }
    return text.lowercased()
  }
}
