internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
internal import RPC

/// What endpoints are made of; each keeps what it needs.
struct EndpointParts: Sendable {
  let channels: ServiceChannels
  let limits: GatewayConfiguration.Limits
  /// The URL clients know this installation by, without a slash at its end.
  let publicURL: String
  /// What identity pools' tokens name as their issuer, without a slash at its end.
  let identityIssuer: String
  /// Asks for public keys.
  let poolKeys: PoolKeys
  /// Those of user pools, which the listener answers before an endpoint where it can.
  let poolDocuments: PoolDocuments
  let demonstration: Demonstration?
  /// Nil where clients speak plain HTTP.
  let certificate: ServerCertificate?
  /// What the services must have in common with this process; nil where they are not compared.
  let installation: InstallationAgreement?
  /// The budget for the bodies of all endpoints together.
  let bodies: BodyBudget
  /// The places of requests that wait for sessions.
  let waitingPlaces: WaitingPlaces
  /// What they wait by.
  let sessionWaits: SessionWaits
  let clock: any WallClock
  let logger: Logger

  init(
    _ configuration: GatewayConfiguration,
    channels: ServiceChannels,
    certificate: ServerCertificate? = nil,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.channels = channels
    limits = configuration.limits
    let url = configuration.publicURL
    publicURL = url.hasSuffix("/") ? String(url.dropLast()) : url
    identityIssuer = configuration.identityIssuer
    poolKeys = PoolKeys(
      channels.tokenIssuance,
      callTime: limits.callTime,
      logger: logger
    )
    poolDocuments = PoolDocuments(poolKeys, publicURL: publicURL)
    demonstration = configuration.demonstration
    self.certificate = certificate
    installation = configuration.installation
    bodies = BodyBudget(
      limit: limits.allBodiesBytes,
      share: limits.bodiesPerAddressBytes
    )
    waitingPlaces = WaitingPlaces(limit: limits.waitingRequests)
    sessionWaits = SessionWaits(asking: channels.authentication, random: random)
    self.clock = clock
    self.logger = logger
  }

  /// Reads bodies of so many bytes at most.
  func requestBodies(maxBytes: Int) -> RequestBodies {
    RequestBodies(budget: bodies, maxBytes: min(limits.bodyBytes, maxBytes))
  }
}
