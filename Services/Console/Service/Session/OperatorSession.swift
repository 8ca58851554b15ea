internal import Domain

/// What a browser keeps of a signed-in operator, sealed.
struct OperatorSession: Sendable, Hashable {
  let accessToken: String
  let refreshToken: String
  /// What each form of the session carries.
  let formSecret: String
  let signedInAt: Instant
  let seenAt: Instant

  /// How long a session lasts, whatever is done in it.
  static let lifetime = Duration.seconds(8 * 3600)
  /// How long it lasts without a request.
  static let idleTime = Duration.seconds(30 * 60)
  /// A page that looks again each few seconds is no use of the console.
  static let seenStep = Duration.seconds(60)

  /// Whether it may be used still.
  func isGood(at now: Instant) -> Bool {
    signedInAt <= now && now.since(signedInAt) < Self.lifetime && now.since(seenAt) < Self.idleTime
  }

  /// The same session, used now.
  func seen(at now: Instant) -> OperatorSession {
    OperatorSession(
      accessToken: accessToken,
      refreshToken: refreshToken,
      formSecret: formSecret,
      signedInAt: signedInAt,
      seenAt: now
    )
  }
}
