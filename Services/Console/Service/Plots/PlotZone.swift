/// The zone in which a plot tells its times: so many minutes before or after UTC.
///
/// By its offset and not by a place: the summer time of places would need their rules of each year.
struct PlotZone: Sendable, Hashable {
  let minutes: Int

  static let utc = PlotZone(minutes: 0)

  /// Whole hours, and the others that there are.
  static let all: [PlotZone] = {
    let whole = (-12...14).map { $0 * 60 }
    let others = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765]
    return (whole + others).sorted().map { PlotZone(minutes: $0) }
  }()

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// The zone of an address; nil for a text that is none.
  init?(_ text: String) {
    guard let zone = Self.all.first(where: { $0.text == text }) else { return nil }
    self = zone
  }

  /// As an address has it: `+05:30`; `UTC` for none.
  var text: String {
    guard minutes != 0 else { return "UTC" }
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    return
      "\(minutes < 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// As people read it.
  var title: String { minutes == 0 ? "UTC" : "UTC\(text)" }

  /// The moment of UTC whose clock shows what a clock of the zone shows.
  func shown(_ millis: Int64) -> Int64 { millis + Int64(minutes) * 60_000 }
}
