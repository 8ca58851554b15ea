import Testing

@testable import Runtime

@Suite("A latch")
struct LatchTests {
  @Test("one waiter's cancellation lets only that one go on; opening lets all go on")
  func cancellation() async {
    let latch = Latch()
    let others = (0..<3).map { _ in
      Task {
        await latch.wait(); return latch.isOpen
      }
    }
    let cancelled = Task {
      await latch.wait(); return latch.isOpen
    }
    cancelled.cancel()
    #expect(await !cancelled.value)
    latch.open()
    for other in others { #expect(await other.value) }
    await latch.wait()
  }
}
