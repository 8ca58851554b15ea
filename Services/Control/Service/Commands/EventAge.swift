internal import ArgumentParser
internal import FoundationEssentials

/// How old an event may be.
enum EventAge: Sendable, Hashable, ExpressibleByArgument {
  /// Not older than so many milliseconds.
  case within(Int64)
  /// Not older than this instant, in Unix milliseconds.
  case since(Int64)

  init?(argument: String) {
    if let unit = argument.last.flatMap({ Self.units[$0] }),
      let count = Int64(argument.dropLast()), (0...1_000_000_000).contains(count)
    {
      self = .within(count * unit)
      return
    }
    do {
      let date = try Date(argument, strategy: .iso8601)
      self = .since(Int64(date.timeIntervalSince1970 * 1000))
    } catch {
      return nil
    }
  }

  var withinMillis: Int64? {
    switch self {
    case .within(let millis): millis
    case .since: nil
    }
  }

  var sinceUnixMillis: Int64? {
    switch self {
    case .within: nil
    case .since(let millis): millis
    }
  }

  /// Milliseconds.
  private static let units: [Character: Int64] = [
    "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000,
  ]
}
