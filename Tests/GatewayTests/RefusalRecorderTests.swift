import AuthenticationMessages
import AuthenticationStubs
import Domain
import HTTPTypes
import Logging
import NIOConcurrencyHelpers
import Protobuf
import RPC
import TestSupport
import Testing

@testable import GatewayService

@Suite("The hand-over of refusals", .timeLimit(.minutes(20)))
struct RefusalRecorderTests {
  /// The audit log, which can be away, and takes nothing longer than a message may be.
  private struct Listener: Sendable {
    let isAway = NIOLockedValueBox(false)
    let taken = NIOLockedValueBox<[RecordRefusalsRequest]>([])

    var service: FakeService {
      FakeService { (call) throws(RPCError) in
        guard call.message.count <= RPCLimits().maxMessageBytes else {
          throw RPCError(code: .resourceExhausted)
        }
        guard !isAway.withLockedValue({ $0 }) else { throw RPCError(code: .unavailable) }
        do throws(ProtobufError) {
          let request = try RecordRefusalsRequest(decoding: call.message)
          taken.withLockedValue { $0.append(request) }
        } catch {
          throw RPCError(code: .invalidArgument)
        }
        return []
      }
    }

    var requests: [RecordRefusalsRequest] { taken.withLockedValue { $0 } }
    var operations: [String?] { requests.flatMap(\.refusals).map(\.operation) }
    var counts: [Int64?] { requests.compactMap(\.unrecorded).map(\.count) }
  }

  private func recorder(
    _ listener: Listener,
    _ bounds: Backlog<RefusedRequest>.Bounds = Backlog.Bounds(),
    delay: @escaping @Sendable () async -> Void = {}
  ) -> RefusalRecorder {
    RefusalRecorder(
      RefusalRecordClient(listener.service),
      clock: StandingClock(),
      random: SystemRandom(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      bounds: bounds,
      pause: .milliseconds(2),
      delay: delay
    )
  }

  private func note(
    _ operation: String,
    isProved: Bool = false,
    userAgent: String = "agent",
    on recorder: RefusalRecorder
  ) {
    var progress = SignatureProgress()
    if isProved { progress.stage = .proved }
    recorder.record(
      "InvalidParameterException",
      reason: "gateway",
      operation: operation,
      progress: progress,
      caller: Caller(requestID: "r", sourceIP: "192.0.2.1", headers: [.userAgent: userAgent])
    )
  }

  /// Runs the recorder until it has nothing left.
  private func end(_ recorder: RefusalRecorder) async {
    let task = Task { await recorder.run() }
    task.cancel()
    await task.value
  }

  @Test("takes all that gathered at once, in order, and no more than a message may have")
  func batches() async {
    let listener = Listener()
    let recorder = recorder(listener)
    let agent = String(repeating: "a", count: 16_000)
    for number in 0..<2500 { note("\(number)", userAgent: agent, on: recorder) }
    await end(recorder)
    #expect(listener.operations == (0..<2500).map { "\($0)" })
    #expect((3...10).contains(listener.requests.count), "\(listener.requests.count)")
    #expect(listener.requests.allSatisfy { $0.refusals.count <= 1000 })
    #expect(listener.counts.isEmpty)
  }

  @Test("waits while no service listens; what had no room is counted, and told once one does")
  func away() async throws {
    let listener = Listener()
    listener.isAway.withLockedValue { $0 = true }
    let recorder = recorder(listener, Backlog.Bounds(entries: 3))
    let running = Task { await recorder.run() }
    for number in 0..<10 { note("\(number)", on: recorder) }
    note("administrator", isProved: true, on: recorder)
    #expect(listener.requests.isEmpty)
    listener.isAway.withLockedValue { $0 = false }
    try await until { listener.counts == [7] }
    #expect(Set(listener.operations) == ["0", "1", "2", "administrator"])
    #expect(listener.operations.count == 4)
    note("next", on: recorder)
    try await until { listener.operations.last == "next" }
    running.cancel()
    await running.value
    #expect(listener.counts == [7])
  }

  @Test("keeps answers waiting while more than half of the room is taken, and no longer")
  func crowded() async throws {
    let listener = Listener()
    let delays = NIOLockedValueBox(0)
    let recorder = recorder(listener, Backlog.Bounds(entries: 6)) {
      delays.withLockedValue { $0 += 1 }
    }
    for expected in [0, 0, 0, 1, 2] {
      note("x", on: recorder)
      await recorder.waitWhereCrowded()
      #expect(delays.withLockedValue { $0 } == expected)
    }
    await end(recorder)
    await recorder.waitWhereCrowded()
    #expect(delays.withLockedValue { $0 } == 2)

    // It makes no room while no service listens.
    listener.isAway.withLockedValue { $0 = true }
    for _ in 0..<5 { note("x", on: recorder) }
    await end(recorder)
    await recorder.waitWhereCrowded()
    #expect(delays.withLockedValue { $0 } == 2)
  }

  @Test("does not wait behind what is never taken: that is counted")
  func poison() async throws {
    let listener = Listener()
    let recorder = recorder(listener, Backlog.Bounds(entriesAtOnce: 1))
    // protobuf-c has no text with a NUL in it.
    note("a\0b", on: recorder)
    note("sound", on: recorder)
    await end(recorder)
    #expect(listener.operations == ["sound"] && listener.counts == [1])
  }
}
