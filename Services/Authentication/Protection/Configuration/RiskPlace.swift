internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// What a risk configuration is of: a pool, or a client of it.
struct RiskPlace: Sendable, Hashable {
  let pool: UserPoolID
  let client: ClientID?

  var notFound: AuthenticationFailure {
    client.map { .clientNotFound($0.text) } ?? .userPoolNotFound(pool.text)
  }

  /// The configuration as the API describes it; never set, it has its ids alone.
  func described(_ stored: RiskConfigurationType?) -> RiskConfigurationType {
    var described = stored ?? RiskConfigurationType()
    described.userPoolId = pool.text
    described.clientId = client?.text
    return described
  }
}

extension Protection {
  /// The place that a request names, which is there.
  func riskPlace(
    _ poolID: String?,
    _ clientID: String?
  ) async throws(AuthenticationFailure) -> RiskPlace {
    let pool = try await settings.pool(try requiredUserPoolID(poolID)).id
    guard let clientID else { return RiskPlace(pool: pool, client: nil) }
    let client = try requiredClientID(clientID)
    guard try await settings.client(client).pool.id == pool else {
      throw .clientNotFound(clientID)
    }
    return RiskPlace(pool: pool, client: client)
  }
}
