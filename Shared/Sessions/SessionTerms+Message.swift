public import TokenIssuanceMessages

extension SessionTerms {
  /// The terms of a message; without one they say nothing.
  public init(_ message: ChainTerms?) {
    self.init(
      idleSeconds: message?.idleSeconds,
      absoluteSeconds: message?.absoluteSeconds,
      isOnePerDevice: message?.isOnePerDevice ?? false,
      installation: message?.installation,
      tracking: message?.tracking.map(TrackingTerms.init)
    )
  }

  /// The terms as token issuance receives them; nil where they say nothing.
  public var message: ChainTerms? {
    guard self != SessionTerms() else { return nil }
    return ChainTerms(
      idleSeconds: idleSeconds,
      absoluteSeconds: absoluteSeconds,
      isOnePerDevice: isOnePerDevice,
      installation: installation,
      tracking: tracking?.message
    )
  }
}

extension TrackingTerms {
  fileprivate init(_ message: ChainTracking) {
    self.init(
      maxSessions: message.maxSessions ?? 1,
      refusesAtLimit: message.refusesAtLimit ?? false,
      address: message.address,
      userAgent: message.userAgent
    )
  }

  fileprivate var message: ChainTracking {
    ChainTracking(
      maxSessions: maxSessions,
      refusesAtLimit: refusesAtLimit,
      address: address,
      userAgent: userAgent
    )
  }
}
