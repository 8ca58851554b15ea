import Logging
import NIOPosix
import OperatingSystem
import Testing

@testable import Runtime

@Suite("What the service manager is told of a start", .timeLimit(.minutes(20)))
struct ServiceManagerReportsTests {
  private let announced = Latch()
  private static let fault = ReadinessFault(
    cause: "key 1 is another one",
    cure: "give it its peers'"
  )

  private func reports(
    own: ReadinessFault? = nil,
    others: ReadinessFault? = nil,
    hasManager: Bool = true
  ) -> ServiceManagerReports {
    ServiceManagerReports(
      notifier: ServiceNotifier(environment: hasManager ? ["NOTIFY_SOCKET": "/nowhere"] : [:]),
      announced: announced,
      gate: StartupGate(),
      own: ProcessReadiness(checks: [{ own }]),
      others: ProcessReadiness(checks: [{ others }]),
      group: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      startLimit: .zero
    )
  }

  @Test("a process that cannot take calls in time ends with the cause and its cure")
  func ownFault() async {
    let failure = await #expect(throws: ProgramFailure.self) {
      try await reports(own: Self.fault).reportReadiness()
    }
    #expect(
      failure?.description == "not ready after 0 s: key 1 is another one; give it its peers'"
    )
    #expect(!announced.isOpen)
  }

  /// Whether the reports announce the process before they are cancelled.
  private func isAnnounced(by reports: ServiceManagerReports) async throws {
    let telling = Task { try await reports.reportReadiness() }
    await announced.wait()
    telling.cancel()
    try await telling.value
    #expect(announced.isOpen)
  }

  @Test("a process that only misses another one is announced when its time is over")
  func othersFault() async throws {
    try await isAnnounced(by: reports(others: Self.fault))
  }

  @Test("a process without a fault is announced at once")
  func noFault() async throws {
    try await isAnnounced(by: reports())
  }

  @Test("a process without a manager goes on waiting for what it misses")
  func noManager() async throws {
    let telling = Task { try await reports(own: Self.fault, hasManager: false).reportReadiness() }
    await Task.yield()
    telling.cancel()
    try await telling.value
    #expect(!announced.isOpen)
  }
}
