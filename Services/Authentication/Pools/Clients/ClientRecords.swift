internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

extension Pools {
  /// The ids of the client and the pool that a request names, each of the right form.
  func namedClient(
    _ userPoolID: String?,
    _ clientID: String?
  ) async throws(AuthenticationFailure) -> (pool: UserPoolID, client: ClientID) {
    let poolID = try requiredUserPoolID(userPoolID)
    guard let text = clientID else { throw .missing("clientId") }
    guard let id = ClientID(text) else {
      // Even then the pool's absence is reported first, as for an id of the right form.
      _ = try await settings.pool(poolID)
      throw .clientNotFound(text)
    }
    return (pool: poolID, client: id)
  }

  /// The client a request names, in the pool it names.
  func clientRecord(
    _ userPoolID: String?,
    _ clientID: String?
  ) async throws(AuthenticationFailure) -> UserPoolClientRecord {
    let (poolID, id) = try await namedClient(userPoolID, clientID)
    switch try await clients.find(id, in: poolID) {
    case .noPool: throw .userPoolNotFound(poolID.text)
    case .noClient: throw .clientNotFound(id.text)
    case .found(let record): return record
    }
  }

  /// The client as the API describes it, with its secret: of two the older one.
  func describe(
    _ record: UserPoolClientRecord
  ) throws(AuthenticationFailure) -> UserPoolClientType {
    let secret = try record.sealedSecret.map { sealed throws(AuthenticationFailure) in
      try ClientSecret.open(sealed, with: sealer, pool: record.userPoolID, client: record.id)
    }
    return try record.description(secret: secret)
  }
}

extension StoredClientSecret {
  /// The secret as the API describes it, without its value.
  func descriptor(of client: ClientID) -> ClientSecretDescriptorType {
    ClientSecretDescriptorType(
      clientSecretId: id(of: client),
      clientSecretCreateDateUnixMillis: createdAt.unixMillis
    )
  }
}
