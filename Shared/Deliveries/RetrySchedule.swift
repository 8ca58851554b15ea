public import Domain

/// When a delivery is tried again: the pause doubles, and is blurred so that deliveries which failed
/// together do not come back together.
public struct RetrySchedule: Sendable {
  private static let firstPauseMillis: Int64 = 2000
  private static let maxPauseMillis: Int64 = 900_000

  private let random: any RandomSource

  /// A schedule whose blur comes from the source.
  public init(random: any RandomSource) {
    self.random = random
  }

  /// The pause after so many attempts: between half and all of the doubled one, and what the
  /// receiver asked for, as far as that is no longer than our longest.
  public func pause(afterAttempts attempts: Int, atLeast asked: Duration? = nil) -> Duration {
    let doublings = Int64(min(max(attempts - 1, 0), 20))
    let whole = min(Self.firstPauseMillis << doublings, Self.maxPauseMillis)
    let blur = Int64(random.number(below: UInt32(clamping: whole / 2)))
    let longest = Duration.milliseconds(Self.maxPauseMillis)
    return max(.milliseconds(whole / 2 + blur), min(asked ?? .zero, longest))
  }
}
