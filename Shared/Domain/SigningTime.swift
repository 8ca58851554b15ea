/// A moment to the second, in the form of X-Amz-Date: `20261121T000000Z`.
public struct SigningTime: Sendable, Hashable, CustomStringConvertible {
  /// The moment.
  public let instant: Instant
  /// The whole form.
  public let description: String

  /// The day in the form of a credential scope: `20261121`.
  public var day: String { String(description.prefix(8)) }

  /// The second that a moment lies in.
  public init(of instant: Instant) {
    self.instant = Instant(unixSeconds: instant.unixSeconds)
    description = CivilTime(instant).basicText
  }

  /// Reads the form; nil for any other text and for a moment that does not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[4..<6]),
      let day = number(bytes[6..<8]), let hour = number(bytes[9..<11]),
      let minute = number(bytes[11..<13]), let second = number(bytes[13..<15]),
      let moment = CivilTime(
        year: year,
        month: month,
        day: day,
        hour: hour,
        minute: minute,
        second: second
      )
    else { return nil }
    instant = moment.instant
    description = text
  }
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
