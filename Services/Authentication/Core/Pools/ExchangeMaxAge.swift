/// How long ago an outside token may have been issued that is exchanged (SES-39).
package enum ExchangeMaxAge {
  static let tag = "gatehouse:exchange-max-age"

  /// In seconds: what the pool's tag says, or ten minutes.
  package static func seconds(_ tags: [String: String]) -> Int64 {
    tags[tag].flatMap(seconds(of:)) ?? 600
  }

  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], seconds(of: value) == nil else { return }
    throw .invalidParameter(
      "The tag \(tag) must be a number with m, h or d behind it, from 1m to 1d."
    )
  }

  private static func seconds(of text: String) -> Int64? {
    let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400]
    guard let last = text.last, let unit = units[last], let count = Int64(text.dropLast()),
      text.utf8.first != UInt8(ascii: "+"), (1...1440).contains(count),
      (60...86_400).contains(count * unit)
    else { return nil }
    return count * unit
  }
}
