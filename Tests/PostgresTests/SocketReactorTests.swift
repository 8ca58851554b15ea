import Foundation
import TestSupport
import Testing

@testable import Postgres

@Suite("Waiting for sockets")
struct SocketReactorTests {
  private func wait(for pipe: Pipe, until deadline: ContinuousClock.Instant) async {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    await SocketReactor.shared.wait(
      for: SocketWait(descriptor: descriptor, isSending: false, deadline: deadline)
    )
  }

  @Test("a wait ends with its time, however busy other sockets are")
  func overdue() async throws {
    let (silent, busy) = (Pipe(), Pipe())
    try busy.fileHandleForWriting.write(contentsOf: [1])
    let isOver = Shared(false)
    let limit = ContinuousClock.now + patience
    async let wasInTime = {
      while !isOver.value {
        guard ContinuousClock.now < limit else { return false }
        await wait(for: busy, until: limit)
      }
      return true
    }()
    await wait(for: silent, until: .now + .milliseconds(1))
    isOver.change { $0 = true }
    #expect(await wasInTime)
  }

  @Test("sockets that are closed, of which none has a number, are told each")
  func closed() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask {
          let wait = SocketWait(descriptor: -1, isSending: false, deadline: .now + .seconds(3600))
          await SocketReactor.shared.wait(for: wait)
        }
      }
    }
  }
}
