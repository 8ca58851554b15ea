internal import Domain
internal import IdentityFederationProofs

/// How far a provider's clock is from ours: what it signs has begun and has not ended only by both.
enum ClockTrial {
  /// What ID tokens and assertions may differ by.
  private static let leewaySeconds: Int64 = 60

  /// Nil where the provider does not say its time, or an answer may have been kept on its way.
  static func step(of answer: ProviderAnswer, at now: Instant) -> TrialStep? {
    guard answer.age ?? "0" == "0", let date = answer.date.flatMap(seconds) else { return nil }
    let difference = date - now.unixSeconds
    let detail =
      "the provider's clock is \(abs(difference)) s \(difference < 0 ? "behind" : "ahead")"
    guard abs(difference) <= leewaySeconds else {
      return .failed("clock", detail + ": what it signs does not count yet, or no longer")
    }
    return .passed("clock", detail)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// In the form that HTTP prescribes, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
  private static func seconds(_ text: String) -> Int64? {
    let parts = text.split { $0 == " " || $0 == ":" || $0 == "," }
    guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: "\(parts[2])"),
      let day = Int(parts[1]), let year = Int(parts[3]), let hour = Int(parts[4]),
      let minute = Int(parts[5]), let second = Int(parts[6])
    else { return nil }
    return CivilTime(
      year: year,
      month: month + 1,
      day: day,
      hour: hour,
      minute: minute,
      second: second
    )?.instant.unixSeconds
  }
}
