/// How far back a plot goes, and its places.
enum PlotRange: String, CaseIterable, Sendable {
  case day = "24h"
  case week = "7d"
  case month = "30d"

  var hours: Int32 {
    switch self {
    case .day: 24
    case .week: 168
    case .month: 720
    }
  }

  /// How many hours one number is of.
  var step: Int32 { self == .day ? 1 : 24 }

  var title: String {
    switch self {
    case .day: "24 h"
    case .week: "7 d"
    case .month: "30 d"
    }
  }

  /// Where each place begins; the running hour is left out.
  func places(until running: Int64) -> [Int64] {
    (0..<Int64(hours / step)).map { place in
      running - (Int64(hours) - place * Int64(step)) * Plots.hourMillis
    }
  }

  /// The places in words.
  func words(until running: Int64, in zone: PlotZone) -> [String] {
    places(until: running).map(zone.shown).map { self == .day ? Words.hour($0) : Words.day($0) }
  }
}
