import Foundation
import OperatingSystem
import TestSupport
import Testing

@testable import RPC

@Suite("The file of a server's socket, and its queue")
struct SocketNameTests {
  @Test("a deleted file is made again, and the connections stay")
  func madeAgain() async throws {
    let harness = try RPCTestHarness()
    var limits = RPCTestHarness.patient
    limits.socketCheckInterval = .milliseconds(5)
    let server = harness.server(limits: limits)
    try await harness.running([server], limits) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      let path = "\(harness.directory)/1.sock"
      Directory.remove(path)
      try await until { FileSystem.exists(path) }
      let other = harness.client()
      let answer = try await other.call(
        RPCTestHarness.echo,
        [7],
        context: RPCTestHarness.context()
      )
      #expect(answer == [7])
      #expect(server.openConnections == 2)
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      #expect(server.openConnections == 2)
      other.close()
    }
  }

  @Test("a file that another live instance has made is left to it, until it is gone")
  func taken() throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let log = RecordedLog()
    let ours = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    defer { FileSystem.close(ours.descriptor) }
    let name = SocketName(of: ours, logger: log.logger)
    #expect(name.check() == nil)
    ours.removeName()
    let theirs = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    #expect(name.check() == nil)
    #expect(name.check() == nil)
    #expect(theirs.hasName)
    // Once, however often it is looked at.
    #expect(log.errors.count == 1)
    #expect(log.errors.first?.contains("in use by another process") == true)
    name.remove()
    #expect(theirs.hasName)
    FileSystem.close(theirs.descriptor)
    let made = try #require(name.check())
    #expect(!theirs.hasName)
    #expect(name.check() == nil)
    name.remove()
    #expect(!FileSystem.exists(ours.path))
    FileSystem.close(made)
  }

  @Test(
    "the file of an inherited socket is the service manager's: its loss is told once, with a cure"
  )
  func inherited() throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let log = RecordedLog()
    let path = "\(harness.directory)/1.sock"
    let socket = try ManagedSocket(path)
    defer { socket.close() }
    guard case .inherited(let descriptor) = socket.endpoint() else { return }
    defer { FileSystem.close(descriptor) }
    let name = SocketName(ofInherited: descriptor, logger: log.logger)
    #expect(name.check() == nil)
    #expect(log.errors == [])
    Directory.remove(path)
    #expect(name.check() == nil)
    #expect(name.check() == nil)
    #expect(!FileSystem.exists(path))
    #expect(log.errors.count == 1)
    #expect(log.errors.first?.contains(path) == true)
    #expect(log.errors.first?.contains("systemctl restart") == true)
  }

  @Test("the queue of an inherited socket is as long as its unit says")
  func queue() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ManagedSocket("\(harness.directory)/1.sock", backlog: 150)
    defer { socket.close() }
    let server = RPCServer(
      RPCTestHarness.router(),
      endpoint: socket.endpoint(),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      group: harness.group,
      logger: harness.logger
    )
    let running = Task { try await server.run() }
    let client = harness.client()
    _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    client.close()
    running.cancel()
    try await running.value
    // Linux queues one more than it was told.
    #expect(ManagedSocket.queueLength(socket.path) == 151)
  }

  @Test("the queue of a server's own socket is as long as the machine allows")
  func ownQueue() throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ListeningSocket.open(directory: harness.directory, name: "1.sock")
    defer { FileSystem.close(socket.descriptor) }
    let text = try String(contentsOfFile: "/proc/sys/net/core/somaxconn", encoding: .utf8)
    let allowed = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(ManagedSocket.queueLength(socket.path) >= min(allowed, 200))
  }
}
