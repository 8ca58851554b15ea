import NIOConcurrencyHelpers
import OperatingSystem
import TestSupport
import Testing

@testable import RPC

@Suite("Peers that may call nothing")
struct CallerRefusalTests {
  @Test("a flood of them is one line a second, with how many there were")
  func flood() {
    let log = RecordedLog()
    let clock = NIOLockedValueBox(ContinuousClock.now)
    let refusals = CallerRefusals(logger: log.logger) { clock.withLockedValue { $0 } }
    let peer = PeerCredentials(processID: 1, userID: 4711, groupID: 1)
    func told() -> [String] {
      log.lines.map { "\($0.metadata["peer-uid"] ?? "") \($0.metadata["untold"] ?? "")" }
    }
    for _ in 0..<1000 { refusals.note(peer) }
    #expect(told() == ["4711 0"])
    clock.withLockedValue { $0 += .seconds(1) }
    refusals.note(nil)
    #expect(told() == ["4711 0", "unknown 999"])
    clock.withLockedValue { $0 += .milliseconds(999) }
    refusals.note(peer)
    #expect(told().count == 2)
  }

  @Test("they take no place of those who may call, and beyond so many hear nothing")
  func places() async throws {
    let harness = try RPCTestHarness()
    var limits = RPCTestHarness.patient
    limits.maxConnections = 1
    limits.maxRefusals = 2
    let strangers = NIOLockedValueBox(true)
    let core = ServerCore(
      RPCTestHarness.router(),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      limits: limits,
      logger: harness.logger
    )
    let server = RPCServer(
      core: core,
      endpoint: .path("\(harness.directory)/1.sock"),
      group: harness.group,
      whenListening: {},
      credentials: { _ in
        strangers.withLockedValue { $0 }
          ? PeerCredentials(processID: 1, userID: 4711, groupID: 1) : RPCTestHarness.me
      }
    )
    try await harness.running([server], limits) { _ in
      try await until { FileSystem.exists("\(harness.directory)/1.sock") }
      // As the places of those who are being told are taken, a stranger is closed at once.
      let told = [ConnectionPlace(in: core.refused), ConnectionPlace(in: core.refused)]
      let stranger = try await RawPeer(harness)
      try await until { stranger.isClosed }
      #expect(try stranger.frames.isEmpty)
      #expect(core.connections.count == 0)
      strangers.withLockedValue { $0 = false }
      let caller = try await RawPeer(harness)
      try await until { server.openConnections == 1 }
      #expect(!caller.isClosed)
      caller.close()
      withExtendedLifetime(told) {}
    }
  }
}
