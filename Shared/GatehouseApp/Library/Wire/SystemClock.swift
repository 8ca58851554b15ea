import Foundation

/// The device's clock.
///
/// An app has no runtime of ours that would pass one in.
enum SystemClock {
  static let secondsSince1970: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
}
