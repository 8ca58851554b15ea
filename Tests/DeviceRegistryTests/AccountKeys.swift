internal import Synchronization

/// The keys of a phone's accounts: a pair for each, as an app makes them (USR-16).
final class AccountKeys: Sendable {
  private let points = Mutex<[String: [UInt8]]>([:])

  /// The public key of a user's account, made when it is first asked for.
  func point(of sub: String) -> [UInt8] {
    points.withLock { points in
      if let point = points[sub] { return point }
      let made = (try? TestKey())?.point ?? []
      points[sub] = made
      return made
    }
  }
}
