import Testing

@testable import ConsoleService

@Suite("PLT-1: the zone in which a plot tells its times")
struct PlotZoneTests {
  @Test("PLT-1 is one of a closed list, which its text names")
  func texts() throws {
    #expect(PlotZone("UTC") == .utc)
    for zone in PlotZone.all { #expect(PlotZone(zone.text) == zone) }
    for text in ["", "+1", "+01:00 ", "Europe/Berlin", "+99:00", "utc", "+00:00"] {
      #expect(PlotZone(text) == nil, "\(text)")
    }
    #expect(PlotZone("-03:30")?.title == "UTC-03:30")
  }

  @Test("PLT-1 shows the hour and the day of its clocks")
  func shown() throws {
    let zone = try #require(PlotZone("+05:30"))
    // 20:00 in UTC on the first of January 1970.
    #expect(Words.hour(zone.shown(72_000_000)) == "01:30")
    #expect(Words.day(zone.shown(72_000_000)) == "2 Jan")
  }
}
