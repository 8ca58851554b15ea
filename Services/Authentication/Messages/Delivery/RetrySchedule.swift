internal import Domain

/// When a message is tried again: the pause doubles, and is blurred so that messages which failed
/// together do not come back together.
struct RetrySchedule: Sendable {
  /// About an hour altogether.
  static let mostAttempts = 13
  private static let firstPauseMillis: Int64 = 2000
  private static let longestPauseMillis: Int64 = 900_000

  let random: any RandomSource

  /// The pause after so many attempts: between half and all of the doubled one, and what the
  /// receiver asked for, as far as that is no longer than our longest.
  func pause(afterAttempts attempts: Int, atLeast asked: Duration? = nil) -> Duration {
    let doublings = Int64(min(max(attempts - 1, 0), 20))
    let whole = min(Self.firstPauseMillis << doublings, Self.longestPauseMillis)
    let blur = Int64(random.number(below: UInt32(clamping: whole / 2)))
    let longest = Duration.milliseconds(Self.longestPauseMillis)
    return max(.milliseconds(whole / 2 + blur), min(asked ?? .zero, longest))
  }
}
