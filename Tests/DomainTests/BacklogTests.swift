internal import Domain
internal import Testing

@Suite("A backlog")
struct BacklogTests {
  private static func at(_ seconds: Int64) -> Instant { Instant(unixSeconds: seconds) }

  private func backlog(
    entries: Int = 4,
    bytes: Int = 100,
    entriesAtOnce: Int = 2,
    bytesAtOnce: Int = 30
  ) -> Backlog<Int> {
    Backlog(
      Backlog.Bounds(
        entries: entries,
        bytes: bytes,
        entriesAtOnce: entriesAtOnce,
        bytesAtOnce: bytesAtOnce
      )
    )
  }

  @Test("gives out the oldest first, and again until they are removed")
  func order() {
    var backlog = backlog()
    for number in 1...4 { backlog.add(number, bytes: 1, at: Self.at(0)) }
    #expect(backlog.next() == [1, 2])
    #expect(backlog.next() == [1, 2])
    backlog.remove(2)
    #expect(backlog.next() == [3, 4] && backlog.count == 2)
    backlog.remove(2)
    #expect(backlog.next().isEmpty && backlog.count == 0 && backlog.excess == nil)
  }

  @Test(
    "counts what comes beyond the number or the bytes, and has room again when some are removed"
  )
  func bounds() {
    var backlog = backlog()
    for number in 1...6 { backlog.add(number, bytes: 1, at: Self.at(Int64(number))) }
    #expect(backlog.count == 4)
    #expect(backlog.excess == Backlog.Excess(count: 2, first: Self.at(5), last: Self.at(6)))
    backlog.remove(1)
    backlog.add(7, bytes: 98, at: Self.at(7))
    #expect(backlog.count == 3 && backlog.excess?.count == 3)
    backlog.add(8, bytes: 97, at: Self.at(8))
    #expect(backlog.count == 4 && backlog.excess?.last == Self.at(7))
  }

  @Test("is crowded while more than half of its number or of its bytes is taken")
  func crowded() {
    var backlog = backlog()
    backlog.add(1, bytes: 50, at: Self.at(0))
    #expect(!backlog.isCrowded)
    backlog.add(2, bytes: 1, at: Self.at(0))
    #expect(backlog.isCrowded)
    backlog.remove(1)
    backlog.add(3, bytes: 1, at: Self.at(0))
    #expect(!backlog.isCrowded)
    backlog.add(4, bytes: 1, at: Self.at(0))
    #expect(backlog.isCrowded)
  }

  @Test("gives out no more bytes at once than it may, but an entry alone however large")
  func bytesAtOnce() {
    var backlog = backlog()
    backlog.add(1, bytes: 60, at: Self.at(0))
    backlog.add(2, bytes: 20, at: Self.at(0))
    backlog.add(3, bytes: 20, at: Self.at(0))
    #expect(backlog.next() == [1])
    backlog.remove(1)
    #expect(backlog.next() == [2])
  }

  @Test("tells its excess once nothing waits, or when it has grown for long")
  func due() {
    var backlog = backlog(entries: 1)
    backlog.add(1, bytes: 1, at: Self.at(0))
    backlog.add(2, bytes: 1, at: Self.at(10))
    #expect(backlog.dueExcess(at: Self.at(69), atLatestAfter: .seconds(60)) == nil)
    #expect(backlog.dueExcess(at: Self.at(70), atLatestAfter: .seconds(60))?.count == 1)
    backlog.remove(1)
    #expect(backlog.dueExcess(at: Self.at(11), atLatestAfter: .seconds(60))?.count == 1)
  }

  @Test("keeps of its excess what came after it was told, and counts what could not be written")
  func forgetting() throws {
    var backlog = backlog(entries: 2)
    for number in 1...3 { backlog.add(number, bytes: 1, at: Self.at(Int64(number))) }
    let told = try #require(backlog.excess)
    backlog.add(4, bytes: 1, at: Self.at(4))
    backlog.forget(told)
    #expect(backlog.excess == Backlog.Excess(count: 1, first: Self.at(3), last: Self.at(4)))
    backlog.giveUp(2, at: Self.at(5))
    #expect(backlog.count == 0 && backlog.excess?.count == 3)
    backlog.forget(try #require(backlog.excess))
    #expect(backlog.excess == nil)
  }

  @Test("goes on in order through many rounds")
  func rounds() {
    var backlog = backlog(entries: 100, bytes: 1000, entriesAtOnce: 3)
    var seen: [Int] = []
    for number in 0..<500 {
      backlog.add(number, bytes: 1, at: Self.at(0))
      guard number % 2 == 1 else { continue }
      let next = backlog.next()
      seen += next
      backlog.remove(next.count)
    }
    #expect(seen == Array(0..<500))
  }
}
