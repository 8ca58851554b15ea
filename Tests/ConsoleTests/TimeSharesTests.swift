import Testing

@testable import ConsoleService

@Suite("Shares of times")
struct TimeSharesTests {
  private let counts: [(rule: String, count: Int64)] = [
    (rule: "PreSignUp/10", count: 50), (rule: "PreSignUp/100", count: 45),
    (rule: "PreSignUp/2500", count: 4), (rule: "PreSignUp/more", count: 1),
    (rule: "PostConfirmation/25", count: 1), (rule: "nonsense", count: 9),
  ]

  @Test("PLT-1: a share is read from the bounds that times are within")
  func shares() {
    let shares = TimeShares(counts, of: "PreSignUp")
    #expect(shares.total == 100)
    #expect(shares.bound(of: 50) == 10)
    #expect(shares.bound(of: 51) == 100)
    #expect(shares.bound(of: 95) == 100)
    #expect(shares.bound(of: 99) == 2500)
    #expect(shares.bound(of: 100) == 7_200_000)
  }

  @Test("PLT-1: what was not measured has no share, which is no zero")
  func none() {
    #expect(TimeShares(counts, of: "UserMigration").bound(of: 50) == nil)
    #expect(TimeShares(counts, of: "PostConfirmation").bound(of: 99) == 25)
  }

  @Test("PLT-1: the running hour is no place of a plot", arguments: PlotRange.allCases)
  func places(of range: PlotRange) {
    let running = 1000 * Plots.hourMillis
    let places = range.places(until: running)
    #expect(places.count == Int(range.hours / range.step))
    #expect(places.last == running - Int64(range.step) * Plots.hourMillis)
  }
}
