public import Domain

/// What a pool's policy says of one chain at the moment of a sign-in or a refresh, as plain numbers.
///
/// Terms that say nothing leave everything as Cognito has it.
public struct SessionTerms: Sendable, Hashable {
  /// How long a chain lasts without a refresh (SES-26), in seconds.
  ///
  /// Nil: the chain ends RefreshTokenValidity after its sign-in, and no refresh moves that.
  public var idleSeconds: Int64?
  /// How long a chain lasts at all (SES-27), in seconds from its sign-in; nil: no limit of its own.
  public var absoluteSeconds: Int64?
  /// Whether a sign-in supersedes the same client's chain of the same device (SES-30).
  public var isOnePerDevice: Bool
  /// The name that the app gave its copy on the device (SES-31).
  public var installation: String?
  /// What is noted and limited while the pool's sessions are tracked; nil while they are not.
  public var tracking: TrackingTerms?

  /// Terms that say nothing, or what is given.
  public init(
    idleSeconds: Int64? = nil,
    absoluteSeconds: Int64? = nil,
    isOnePerDevice: Bool = false,
    installation: String? = nil,
    tracking: TrackingTerms? = nil
  ) {
    self.idleSeconds = idleSeconds
    self.absoluteSeconds = absoluteSeconds
    self.isOnePerDevice = isOnePerDevice
    self.installation = installation
    self.tracking = tracking
  }
}

/// What a pool that tracks sessions asks of a sign-in or a refresh.
public struct TrackingTerms: Sendable, Hashable {
  /// How many chains of a user may be active (SES-24), 1 to 100; counts at a sign-in alone.
  public var maxSessions: Int32
  /// Whether a sign-in beyond that is refused; else the least recently used chain gives way.
  public var refusesAtLimit: Bool
  /// Where the request came from.
  public var address: String?
  /// The request's User-Agent, at most 512 bytes.
  public var userAgent: String?

  /// What is noted of a request, and the limit.
  public init(
    maxSessions: Int32,
    refusesAtLimit: Bool = false,
    address: String? = nil,
    userAgent: String? = nil
  ) {
    self.maxSessions = maxSessions
    self.refusesAtLimit = refusesAtLimit
    self.address = address
    self.userAgent = userAgent
  }
}

extension SessionTerms {
  /// When a chain that begins now ends, if it is never refreshed.
  ///
  /// The idle window takes the place of RefreshTokenValidity; the absolute limit shortens both, and counts from
  /// the sign-in also where the chain begins later, as one of a browser's session does.
  public func firstExpiry(
    signedInAt: Instant,
    begunAt: Instant? = nil,
    validitySeconds: Int64
  ) -> Instant {
    let expiry = (begunAt ?? signedInAt).adding(seconds: idleSeconds ?? validitySeconds)
    return min(expiry, lastMoment(signedInAt: signedInAt) ?? expiry)
  }

  /// When a chain ends after a refresh: min(now + idle, sign-in + absolute).
  ///
  /// Without an idle window it keeps the expiry that it has, or less.
  public func expiry(refreshedAt now: Instant, signedInAt: Instant, former: Instant) -> Instant {
    let expiry = idleSeconds.map(now.adding(seconds:)) ?? former
    return min(expiry, lastMoment(signedInAt: signedInAt) ?? expiry)
  }

  /// When the absolute limit ends a chain; nil where there is none.
  public func lastMoment(signedInAt: Instant) -> Instant? {
    absoluteSeconds.map(signedInAt.adding(seconds:))
  }

  /// By how much less than this an expiry that would move is left as it is (SES-28).
  ///
  /// A fiftieth of the window, so that a busy client costs a write now and then, and not each time.
  public var leastMoveMillis: Int64 {
    guard let idleSeconds else { return 1 }
    return max(Instant(unixSeconds: idleSeconds).unixMillis / 50, 1)
  }
}
