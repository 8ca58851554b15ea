import GatehouseMessages
import Synchronization
import Testing

@testable import ControlService

@Suite("The stream of events")
struct EventStreamTests {
  /// A service's answers, one for each question.
  private final class Script: Sendable {
    private let answers: Mutex<[EventSource.Answer]>
    private let asked = Mutex<[ListAuditEventsRequest]>([])

    init(_ answers: [EventSource.Answer]) {
      self.answers = Mutex(answers)
    }

    var requests: [ListAuditEventsRequest] { asked.withLock { $0 } }

    var source: EventSource {
      let request = ListAuditEventsRequest(withinMillis: 1000, limit: 7, isFollowed: true)
      return EventSource(request) { request in
        self.asked.withLock { $0.append(request) }
        return self.answers.withLock { $0.isEmpty ? .success(.init()) : $0.removeFirst() }
      }
    }
  }

  private static func answer(
    _ events: [(id: String, at: Int64)],
    cursor: String = "1"
  ) -> EventSource.Answer {
    .success(
      ListAuditEventsResponse(
        events: events.map { AuditEvent(atUnixMillis: $0.at, requestId: $0.id) },
        cursor: cursor
      )
    )
  }

  private static let away = EventSource.Answer.failure(ControlFailure("away"))

  @Test("DID-22: events of several services are one stream, in the order of their time")
  func merged() async {
    let first = Script([Self.answer([("a1", 10), ("a2", 30), ("a3", 30)])])
    let second = Script([Self.answer([("b1", 5), ("b2", 30), ("b3", 31)])])
    var stream = EventStream([first.source, second.source])
    let found = await stream.next()
    #expect(found.events.map(\.requestId) == ["b1", "a1", "a2", "a3", "b2", "b3"])
    #expect(found.answered == 2 && found.failures.isEmpty)
  }

  @Test("each service is asked on from its own cursor")
  func cursors() async {
    let first = Script([Self.answer([], cursor: "a")])
    let second = Script([Self.answer([], cursor: "b")])
    var stream = EventStream([first.source, second.source])
    _ = await stream.next()
    _ = await stream.next()
    #expect(first.requests.map(\.afterCursor) == [nil, "a"])
    #expect(second.requests.map(\.afterCursor) == [nil, "b"])
    #expect(first.requests.map(\.limit) == [7, nil])
    #expect(first.requests.map(\.withinMillis) == [1000, nil])
  }

  @Test("a service that is away hides no event of another, is told of once, and is read on from")
  func away() async {
    let first = Script([
      Self.answer([("a1", 1)], cursor: "a"), Self.away, Self.away, Self.answer([("a2", 2)]),
      Self.away,
    ])
    let second = Script((1...5).map { Self.answer([("b\($0)", Int64($0 * 10))]) })
    var stream = EventStream([first.source, second.source])
    var told: [Int] = []
    var seen: [String?] = []
    for _ in 1...5 {
      let found = await stream.next()
      told.append(found.failures.count)
      seen += found.events.map(\.requestId)
    }
    #expect(told == [0, 1, 0, 0, 1])
    #expect(seen == ["a1", "b1", "b2", "b3", "a2", "b4", "b5"])
    #expect(first.requests.map(\.afterCursor) == [nil, "a", "a", "a", "1"])
  }
}
