internal import Domain

/// Moments as SAML writes them (SAML Core §1.3.3): xs:dateTime in UTC.
enum SAMLTime {
  /// In milliseconds since 1970; nil for another form.
  ///
  /// What is finer is cut off.
  static func millis(_ text: String) -> Int64? {
    guard
      let match = text.wholeMatch(
        of: /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,12}))?Z/
      ), let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
      let time = CivilTime(
        year: year,
        month: month,
        day: day,
        hour: hour,
        minute: minute,
        second: second
      )
    else { return nil }
    let fraction = (match.7.map(String.init) ?? "") + "000"
    return time.instant.unixMillis + (Int64(fraction.prefix(3)) ?? 0)
  }

  /// The moment of an attribute that may be absent.
  static func optional(_ text: String?) throws(Refusal) -> Int64? {
    guard let text else { return nil }
    guard let millis = millis(text) else { throw .grammar("a time has not its form") }
    return millis
  }

  /// The moment of an attribute that must be there.
  static func required(_ text: String?) throws(Refusal) -> Int64 {
    guard let millis = try optional(text) else { throw .grammar("a time is missing") }
    return millis
  }
}
