internal import ArgumentParser
internal import Domain

/// When an access key ends, as the operator says it: at a time, or after so long.
struct KeyExpiry: Sendable, Hashable, ExpressibleByArgument {
  private let age: EventAge

  init?(argument: String) {
    guard let age = EventAge(argument: argument) else { return nil }
    self.age = age
  }

  /// In Unix milliseconds, for a key that is made now.
  func unixMillis(from now: Instant) -> Int64 {
    switch age {
    case .within(let millis): now.unixMillis + millis
    case .since(let unixMillis): unixMillis
    }
  }
}
