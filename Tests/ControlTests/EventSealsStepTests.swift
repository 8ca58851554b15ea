import Domain
import Foundation
import GatehouseMessages
import GatehouseStubs
import Logging
import NIOPosix
import OperatingSystem
import RPC
import Synchronization
import TestSupport
import Testing

@testable import ControlService

/// What a service knows of its seals.
private final class SealedEvents: AuditOperatorServing {
  private let key: Mutex<[UInt8]?>

  init(isSealed: Bool) { key = Mutex(isSealed ? [1] : nil) }

  var isSealed: Bool { key.withLock { $0 != nil } }

  func listAuditEvents(
    _ request: ListAuditEventsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ListAuditEventsResponse { ListAuditEventsResponse() }

  func beginAuditSeals(
    _ request: BeginAuditSealsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> BeginAuditSealsResponse {
    key.withLock { key in
      defer { key = key ?? request.key }
      return BeginAuditSealsResponse(isBegun: key == nil)
    }
  }

  func listAuditSeals(
    _ request: ListAuditSealsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ListAuditSealsResponse {
    ListAuditSealsResponse(nextSequence: isSealed ? 7 : nil)
  }
}

@Suite("The setup's step of event seals")
struct EventSealsStepTests {
  @Test("what is missing is asked of the services, also where the key was moved away")
  func asked() async throws {
    try await installed { step, events, keyPath in
      #expect(try await step.missing().first?.contains("authentication") == true)
      try await step.perform()
      #expect(events.allSatisfy { $0.isSealed } && FileSystem.exists(keyPath))
      Directory.remove(keyPath)
      #expect(try await step.missing() == [])
      try await step.perform()
      #expect(!FileSystem.exists(keyPath))
    }
  }

  @Test("an interrupted step goes on with its key, and never seals a part by another one")
  func interrupted() async throws {
    try await installed(sealed: 1) { step, events, keyPath in
      let missing = try await step.missing()
      #expect(missing.count == 1)
      await #expect(throws: ControlFailure.self) { try await step.perform() }
      #expect(events.count { $0.isSealed } == 1 && !FileSystem.exists(keyPath))
      let key = String(repeating: "ab", count: 32) + "\n"
      try FileContents.write(Array(key.utf8), to: keyPath, mode: 0o600)
      try await step.perform()
      #expect(events.allSatisfy { $0.isSealed })
    }
  }

  @Test("while nothing runs, the step is said to be missing")
  func nothingRuns() async throws {
    let folder = "/tmp/gh-seals-\(ProcessIdentity.current)-none"
    let step = EventSealsStep(folder: InstallationFolder(folder), runDirectory: folder)
    #expect(try await step.missing().count == 1)
  }

  /// An installation whose services run, the first ones with sealed events.
  private func installed(
    sealed count: Int = 0,
    _ body: (EventSealsStep, [SealedEvents], String) async throws -> Void
  ) async throws {
    let folder = "/tmp/gh-seals-\(ProcessIdentity.current)-\(count)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Directory.makeWithParents("\(folder)/secrets", mode: 0o700)
    let services = EventSeals.services.enumerated().map { index, service in
      (service, SealedEvents(isSealed: index < count))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (service, events) in services {
        var router = RPCRouter()
        events.register(in: &router)
        let server = RPCServer(
          router,
          endpoint: .path("\(folder)/\(service.rawValue)/1.sock"),
          admission: CallerAdmission(
            allowed: [:],
            everywhere: [UserAccount.current.user]
          ),
          group: MultiThreadedEventLoopGroup.singleton,
          logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        group.addTask { try await server.run() }
      }
      let seals = EventSeals(runDirectory: folder, keyPath: "\(folder)/secrets/event-seals")
      // The servers begin to listen beside this task.
      try await until {
        do throws(ControlFailure) {
          _ = try await seals.unsealed()
          return true
        } catch {
          return false
        }
      }
      let step = EventSealsStep(folder: InstallationFolder(folder), runDirectory: folder)
      try await body(step, services.map(\.1), "\(folder)/secrets/event-seals")
      group.cancelAll()
    }
  }
}
