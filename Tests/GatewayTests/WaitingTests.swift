import NIOConcurrencyHelpers
import TestSupport
import Testing

@testable import GatewayService

@Suite("Requests that wait for sessions")
struct WaitingTests {
  typealias Subject = SessionWaits.Subject

  /// Answers each call when the test says so.
  private final class Service: Sendable {
    struct Call: Sendable {
      let subjects: [Subject]
      let time: Duration
      let answer: CheckedContinuation<Set<String>?, Never>
    }

    private let box = NIOLockedValueBox<[Call]>([])

    var open: [Call] { box.withLockedValue { $0 } }

    func waits() -> SessionWaits {
      SessionWaits(gatherTime: .milliseconds(1)) { subjects, time in
        await withCheckedContinuation { answer in
          self.box.withLockedValue {
            $0.append(Call(subjects: subjects, time: time, answer: answer))
          }
        }
      }
    }

    /// Answers all that is open.
    func answer(_ changed: Set<String>?) {
      let calls = box.withLockedValue { calls in
        defer { calls = [] }
        return calls
      }
      for call in calls { call.answer.resume(returning: changed) }
    }

    var asked: [Subject] { open.flatMap(\.subjects) }
  }

  @Test("many pages wait with few calls, and only those of the session that changed go on (USR-26)")
  func together() async throws {
    let service = Service()
    let waits = service.waits()
    let ended = NIOLockedValueBox<[String]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<600 {
        group.addTask {
          let subject = Subject(session: "session-\(number)", version: 1)
          let isChanged = await waits.wait(for: subject, until: .now + patience)
          #expect(isChanged)
          ended.withLockedValue { $0.append(subject.session) }
        }
      }
      try await until { service.asked.count == 600 }
      #expect(service.open.allSatisfy { $0.subjects.count <= 256 && $0.time == .seconds(8) })
      service.answer(["session-7", "session-300"])
      try await until { ended.withLockedValue { $0.count == 2 } }
      #expect(Set(ended.withLockedValue { $0 }) == ["session-7", "session-300"])
      try await until { service.asked.count == 598 }
      service.answer(Set((0..<600).map { "session-\($0)" }))
      try await group.waitForAll()
    }
    #expect(service.open.isEmpty)
  }

  @Test("who has little time left is not kept, and does not shorten the wait of others")
  func shortTime() async throws {
    let service = Service()
    let waits = service.waits()
    async let short = waits.wait(
      for: Subject(session: "short", version: 1),
      until: .now + .milliseconds(50)
    )
    async let long = waits.wait(
      for: Subject(session: "long", version: 1),
      until: .now + patience
    )
    try await until { service.asked.count == 2 }
    let times = service.open.reduce(into: [:]) { $0[$1.subjects[0].session] = $1.time }
    #expect(times["short"] == .milliseconds(100) && times["long"] == .seconds(8))
    service.answer([])
    #expect(await short == false)
    try await until { service.asked.map(\.session) == ["long"] }
    service.answer(["long"])
    #expect(await long)
  }

  @Test("where the service is away, each page asks for itself")
  func away() async throws {
    let service = Service()
    let waits = service.waits()
    async let page = waits.wait(for: Subject(session: "s", version: 1), until: .now + patience)
    try await until { !service.open.isEmpty }
    service.answer(nil)
    #expect(await page)
  }

  @Test("a process that stops ends all waiting, also what begins afterwards")
  func end() async throws {
    let service = Service()
    let waits = service.waits()
    async let page = waits.wait(for: Subject(session: "s", version: 1), until: .now + patience)
    try await until { !service.open.isEmpty }
    waits.end()
    #expect(await page == false)
    #expect(
      await waits.wait(for: Subject(session: "s", version: 1), until: .now + patience) == false
    )
    service.answer([])
  }

  @Test("a quarter of the places is for one client, and a place is free when it is let go")
  func places() {
    let places = WaitingPlaces(limit: 8)
    var ofOne = (0..<2).compactMap { _ in places.take(for: "one") }
    #expect(ofOne.count == 2 && places.take(for: "one") == nil)
    var others = ["b", "c", "d"].flatMap { client in
      (0..<2).compactMap { _ in places.take(for: client) }
    }
    #expect(others.count == 6 && places.count == 8)
    #expect(places.take(for: "e") == nil)
    ofOne.removeLast()
    #expect(places.take(for: "e") != nil)
    #expect(places.take(for: "one") != nil)
    others = []
    ofOne = []
    #expect(places.count == 0)
  }
}
