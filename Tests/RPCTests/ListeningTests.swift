import Logging
import NIOPosix
import OperatingSystem
import Testing

@testable import RPC

@Suite("Where a server listens")
struct ListeningTests {
  @Test("the socket of a dead process is replaced, and that of a live one is not")
  func stale() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let dead = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    let error = #expect(throws: FileFailure.self) {
      try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    }
    #expect(error?.description.contains("in use") == true)
    FileSystem.close(dead.descriptor)
    let live = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    // The dead process's owner comes back to clean up: it must not remove what is not its own.
    dead.removeName()
    #expect(FileSystem.exists(live.path))
    live.removeName()
    #expect(!FileSystem.exists(live.path))
    FileSystem.close(live.descriptor)
  }

  @Test("a server refuses to take a live server's place")
  func live() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      let error = await #expect(throws: RPCServer.StartFailure.self) {
        try await harness.server().run()
      }
      #expect(error?.description.contains("in use") == true)
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    }
  }

  @Test("an inherited socket serves, and its name is left to its owner")
  func inherited() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    let server = RPCServer(
      RPCTestHarness.router(),
      endpoint: .inherited(socket.descriptor),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      group: harness.group,
      logger: harness.logger
    )
    let running = Task { try await server.run() }
    let client = harness.client()
    let answer = try await client.call(
      RPCTestHarness.echo,
      [9],
      context: RPCTestHarness.context()
    )
    #expect(answer == [9])
    client.close()
    running.cancel()
    try await running.value
    #expect(FileSystem.exists(socket.path))
  }

  @Test("a descriptor that does not listen is refused")
  func notListening() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let folder = try Directory.open(harness.directory)
    defer { FileSystem.close(folder) }
    let server = RPCServer(
      RPCTestHarness.router(),
      endpoint: .inherited(folder),
      admission: CallerAdmission(allowed: [:], everywhere: []),
      group: harness.group,
      logger: harness.logger
    )
    await #expect(throws: RPCServer.StartFailure.self) { try await server.run() }
  }

  @Test("a run directory may lie deeper than a socket address can say")
  func deep() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let directory = harness.directory + String(repeating: "/deeper than deep", count: 12)
    let server = RPCServer(
      RPCTestHarness.router(),
      endpoint: .path("\(directory)/1.sock"),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      group: harness.group,
      logger: harness.logger
    )
    let running = Task { try await server.run() }
    let client = RPCClient(
      directory: directory,
      limits: RPCTestHarness.patient,
      group: harness.group,
      logger: harness.logger
    )
    let answer = try await client.call(
      RPCTestHarness.echo,
      [9],
      context: RPCTestHarness.context()
    )
    #expect(answer == [9])
    client.close()
    running.cancel()
    try await running.value
  }

  @Test("the kernel's word about a peer is what admits it (SO_PEERCRED)")
  func credentials() async throws {
    let harness = try RPCTestHarness()
    let stranger = PeerCredentials(processID: 1, userID: 4_000_001, groupID: 1)
    let core = ServerCore(
      RPCTestHarness.router(),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      limits: RPCTestHarness.patient,
      logger: harness.logger
    )
    let server = RPCServer(
      core: core,
      endpoint: .path("\(harness.directory)/1.sock"),
      group: harness.group,
      whenListening: {},
      credentials: { _ in stranger }
    )
    try await harness.running([server]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      }
      #expect(error?.code == .permissionDenied)
    }
  }
}
