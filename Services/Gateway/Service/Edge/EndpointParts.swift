internal import Domain
internal import Logging

/// What every endpoint is made of; each keeps what it needs.
struct EndpointParts: Sendable {
  let channels: ServiceChannels
  let limits: GatewayLimits
  /// The URL clients know this installation by, without a slash at its end.
  let publicURL: String
  /// The budget for the bodies of all endpoints together.
  let bodies: BodyBudget
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  init(
    channels: ServiceChannels,
    limits: GatewayLimits,
    publicURL: String,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.channels = channels
    self.limits = limits
    self.publicURL = publicURL.hasSuffix("/") ? String(publicURL.dropLast()) : publicURL
    bodies = BodyBudget(
      limit: limits.allBodiesBytes,
      share: limits.bodiesPerAddressBytes
    )
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// Reads bodies of so many bytes at most.
  func requestBodies(maxBytes: Int) -> RequestBodies {
    RequestBodies(budget: bodies, maxBytes: min(limits.bodyBytes, maxBytes))
  }
}
