import Domain
import Testing

@Suite("Repetition", .timeLimit(.minutes(20)))
struct RepetitionTests {
  @Test(
    "work is done at once and after each interval, until the task is cancelled",
    arguments: [(Duration.seconds(86_400), 1), (.zero, 3)]
  )
  func repeated(interval: Duration, count: Int) async {
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    let task = Task { await periodically(every: interval) { tick.yield() } }
    var seen = ticks.makeAsyncIterator()
    for _ in 0..<count {
      await seen.next()
    }
    task.cancel()
    await task.value
  }

  @Test("pieces are removed until one is empty")
  func pieces() async {
    var pieces = [5, 5, 2, 0, 7]
    let removed = await removingInPieces { () async -> Int in pieces.removeFirst() }
    #expect(removed == 12)
    #expect(pieces == [7])
  }

  @Test("a failure ends the removal")
  func failure() async {
    await #expect(throws: CancellationError.self) {
      try await removingInPieces { () async throws(CancellationError) -> Int in
        throw CancellationError()
      }
    }
  }
}
