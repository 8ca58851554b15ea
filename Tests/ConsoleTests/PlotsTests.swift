import Markup
import Testing

@testable import ConsoleService

@Suite("Plots")
struct PlotsTests {
  @Test("PLT-1: ticks are round and hold the greatest value")
  func ticks() {
    #expect(Plots.ticks(upTo: 0) == [0, 1, 2, 3, 4])
    #expect(Plots.ticks(upTo: 4) == [0, 1, 2, 3, 4])
    #expect(Plots.ticks(upTo: 5) == [0, 2, 4, 6, 8])
    #expect(Plots.ticks(upTo: 3685) == [0, 1000, 2000, 3000, 4000])
    for greatest in [Int64(9), 99, 12_345, 1_000_000] {
      #expect((Plots.ticks(upTo: greatest).last ?? 0) >= greatest)
    }
  }

  @Test("PLT-1: a gap is no zero, in the line and in the table")
  func gap() {
    let drawn = Plots.lines(
      "p",
      title: "Sign-ins",
      about: "By hour.",
      series: [Plots.Series(name: "Signed in", values: [1, nil, 4])],
      places: ["10:00", "11:00", "12:00"]
    ).text
    #expect(drawn.contains("d=\"M0 168M720 0\""))
    #expect(drawn.contains("no data"))
    #expect(drawn.contains("highest 4 at 12:00"))
  }

  @Test("PLT-2: a plot of a month has at most twenty kilobytes without its table")
  func size() throws {
    let hours = (0..<168).map { Int64($0 * 37 % 1000) }
    let drawn = Plots.lines(
      "p",
      title: "Sign-ins",
      about: "By hour.",
      series: ["A", "B", "C"].map { Plots.Series(name: $0, values: hours) },
      places: hours.map { "\($0)" }
    ).text
    let figure = drawn.prefix(upTo: try #require(drawn.firstRange(of: "</figure>")).lowerBound)
    #expect(figure.utf8.count < 20_000)
  }

  @Test("a line without numbers says so")
  func empty() {
    #expect(Plots.spark([0, 0], label: "x").text.contains("None"))
  }

  @Test("PLT-1: areas lie on one another in the order of the key, and none is drawn over a gap")
  func areas() {
    let drawn = Plots.areas(
      "p",
      title: "Factors",
      about: "By hour.",
      series: [
        Plots.Series(name: "A", values: [1, 2, nil, 3]),
        Plots.Series(name: "B", values: [1, 2, 2, 1]),
      ],
      places: ["10:00", "11:00", "12:00", "13:00"]
    ).text
    // The first reaches to the sum of both, the second to its own numbers.
    #expect(
      drawn.contains("class=\"a f1\" d=\"M0 112L240 0L240 224L0 224ZM720 0L720 224L720 224Z\"")
    )
    #expect(
      drawn.contains("class=\"a f2\" d=\"M0 168L240 112L480 112L720 168L720 224L0 224Z\"")
    )
    #expect(drawn.contains("A <strong>6</strong>") && drawn.contains("no data"))
  }
}
