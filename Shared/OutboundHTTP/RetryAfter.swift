public import Domain

/// How long a receiver wants to be left alone (RFC 9110 §10.2.3).
public enum RetryAfter {
  /// The time behind the header's value, which is in seconds or a date; nil where it says neither,
  /// or a date that has passed.
  public static func duration(_ value: String, at now: Instant) -> Duration? {
    if value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return Int64(value).flatMap { $0 > 0 ? .seconds($0) : nil }
    }
    guard let moment = moment(value) else { return nil }
    let wait = moment.since(now)
    return wait > .zero ? wait : nil
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The form that senders must use: `Sun, 06 Nov 1994 08:49:37 GMT` (§5.6.7).
  private static func moment(_ text: String) -> Instant? {
    let parts = text.split(separator: " ")
    let clock = parts.dropFirst(4).first?.split(separator: ":").compactMap { Int($0) } ?? []
    guard parts.count == 6, parts[5] == "GMT", clock.count == 3, let day = Int(parts[1]),
      let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3])
    else { return nil }
    let time = CivilTime(
      year: year,
      month: month + 1,
      day: day,
      hour: clock[0],
      minute: clock[1],
      second: clock[2]
    )
    return time?.instant
  }
}
