/// The only source of the time of day; tests move it instead of sleeping.
public protocol WallClock: Sendable {
  /// The present moment.
  func now() -> Instant
}
