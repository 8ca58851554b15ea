import Testing

@testable import Runtime

@Suite("The log of a process's readiness")
struct ReadinessLogTests {
  private let down = ReadinessFault(cause: "the server is down", cure: "start it")
  private let old = ReadinessFault(cause: "the schema is old", cure: "migrate it")
  private let start = ContinuousClock.now

  @Test("a fault is told once, and once a minute while it lasts")
  func reminder() {
    var log = ReadinessLog()
    var told: [Int] = []
    for second in 0..<150 where log.line(for: down, at: start + .seconds(second)) != nil {
      told.append(second)
    }
    #expect(told == [0, 60, 120])
  }

  @Test("another fault and the end of all faults are told at once, readiness only once")
  func changes() {
    var log = ReadinessLog()
    let answers: [ReadinessFault?] = [down, down, old, down, nil, nil, nil, old, nil]
    let lines = answers.map { log.line(for: $0, at: start) }
    #expect(
      lines == [
        .fault(down), nil, .fault(old), .fault(down), .ready, nil, nil, .fault(old), .ready,
      ]
    )
    #expect(log.line(for: nil, at: start + .seconds(3600)) == nil)
  }
}
