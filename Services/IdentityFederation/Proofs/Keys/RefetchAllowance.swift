internal import Domain

/// How often an issuer is asked for its keys again because a token names one that is not known.
///
/// For an issuer, not for a key's name: who makes tokens up can name any number of keys. In no minute are
/// there more than five (IDP-5), and a new key is waited for no longer than `secondsForEach`.
struct RefetchAllowance: Sendable {
  private var left = Self.most
  private var countedFrom: Instant

  private static let most = 2
  private static let secondsForEach: Int64 = 20

  init(at now: Instant) {
    countedFrom = now
  }

  /// Whether the issuer may be asked once more.
  mutating func take(at now: Instant) -> Bool {
    refill(at: now)
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  private mutating func refill(at now: Instant) {
    let passed = now.unixSeconds - countedFrom.unixSeconds
    // Nothing was used meanwhile, or the clock was set back.
    guard left < Self.most, passed >= 0 else {
      countedFrom = now
      return
    }
    let earned = passed / Self.secondsForEach
    left += Int(min(earned, Int64(Self.most - left)))
    countedFrom = countedFrom.adding(seconds: earned * Self.secondsForEach)
  }
}
