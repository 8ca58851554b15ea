import OperatingSystem
import TestSupport
import Testing

@testable import RPC

/// Servers that follow one another on a socket which a service manager holds open: its name never
/// leaves the folder.
@Suite("Restarts under a service manager", .serialized)
struct RestartTests {
  private static let limits = {
    var limits = RPCTestHarness.patient
    // Never during a test: neither the poll nor a grace is what saves a call.
    limits.folderPollInterval = .seconds(3600)
    limits.connectGrace = .milliseconds(1)
    return limits
  }()

  private func server(
    _ harness: RPCTestHarness,
    _ socket: ManagedSocket,
    _ router: RPCRouter = RPCTestHarness.router()
  ) -> RPCServer {
    RPCServer(
      router,
      endpoint: socket.endpoint(),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      limits: Self.limits,
      group: harness.group,
      logger: harness.logger
    )
  }

  /// Waits until so many more calls were answered.
  private func more(_ made: Counted) async throws {
    let before = made.value
    try await until { made.value > before + 50 }
  }

  @Test("a restart of the only instance under load fails no call")
  func onlyInstance() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ManagedSocket("\(harness.directory)/1.sock")
    defer { socket.close() }
    let client = harness.client(Self.limits)
    let stop = Flag()
    let made = Counted()
    async let failures = CallLoad.run(client, stop, isIdempotent: false, made: made)
    var running = server(harness, socket)
    var task = Task { [running] in try await running.run() }
    for _ in 0..<8 {
      try await more(made)
      task.cancel()
      // As systemctl restart does: the next process starts when this one has ended.
      try await task.value
      #expect(running.openConnections == 0)
      running = server(harness, socket)
      task = Task { [running] in try await running.run() }
    }
    try await more(made)
    stop.set()
    let failed = await failures
    #expect(failed == [])
    client.close()
    task.cancel()
    try await task.value
    #expect(FileSystem.exists(socket.path))
  }

  @Test("two instances restarted one after the other under load fail no call")
  func oneAfterTheOther() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let sockets = try ["1", "2"].map { try ManagedSocket("\(harness.directory)/\($0).sock") }
    defer { for socket in sockets { socket.close() } }
    let client = harness.client(Self.limits)
    let stop = Flag()
    let made = Counted()
    async let failures = CallLoad.run(client, stop, isIdempotent: false, made: made)
    var tasks = sockets.map { socket in
      Task { try await server(harness, socket).run() }
    }
    try await until { client.readyInstances == 2 }
    for _ in 0..<4 {
      for index in sockets.indices {
        try await more(made)
        tasks[index].cancel()
        try await tasks[index].value
        tasks[index] = Task { try await server(harness, sockets[index]).run() }
      }
    }
    try await more(made)
    stop.set()
    let failed = await failures
    #expect(failed == [])
    client.close()
    for task in tasks {
      task.cancel()
      try await task.value
    }
  }

  @Test("a call in flight is finished by the old process, one that comes meanwhile by the new one")
  func inFlight() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ManagedSocket("\(harness.directory)/1.sock")
    defer { socket.close() }
    let gate = Flag()
    var router = RPCRouter()
    router.register(RPCTestHarness.echo) { (_, _) async throws(RPCError) -> [UInt8] in
      while !gate.isSet { await pause() }
      return [1]
    }
    let old = server(harness, socket, router)
    let oldTask = Task { try await old.run() }
    let client = harness.client(Self.limits)
    let begun = Task {
      try await client.call(RPCTestHarness.echo, [0], context: RPCTestHarness.context())
    }
    try await until { old.callsInFlight == 1 }
    oldTask.cancel()
    try await until { client.readyInstances == 0 }
    let late = Task {
      try await client.call(RPCTestHarness.echo, [2], context: RPCTestHarness.context())
    }
    try await until { client.waitingCalls == 1 }
    gate.set()
    #expect(try await begun.value == [1])
    try await oldTask.value
    let new = server(harness, socket)
    let newTask = Task { try await new.run() }
    #expect(try await late.value == [2])
    client.close()
    newTask.cancel()
    try await newTask.value
  }

  @Test("a call waits in a held socket for its own time, not for a moment")
  func noSuccessor() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ManagedSocket("\(harness.directory)/1.sock")
    defer { socket.close() }
    let client = harness.client(Self.limits)
    let start = ContinuousClock.now
    let error = await #expect(throws: RPCError.self) {
      try await client.call(
        RPCTestHarness.echo,
        [],
        context: RPCTestHarness.context(.milliseconds(300))
      )
    }
    #expect(error?.code == .deadlineExceeded)
    // The caller's margin is kept back for telling it.
    #expect(start.duration(to: .now) > .milliseconds(200))
    client.close()
  }

  @Test("where the file of a dead process is all there is, a call fails before its deadline")
  func deadFile() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    try ManagedSocket("\(harness.directory)/1.sock").close()
    let client = harness.client(Self.limits)
    let error = await #expect(throws: RPCError.self) {
      try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    }
    #expect(error?.code == .unavailable)
    client.close()
  }

  @Test("once the only instance has left with its name, a call fails before its deadline")
  func leftForGood() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let client = harness.client(Self.limits)
    let server = harness.server()
    let running = Task { try await server.run() }
    // The server begins to listen beside this task.
    try await until {
      do throws(RPCError) {
        _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
        return true
      } catch {
        return false
      }
    }
    running.cancel()
    try await running.value
    let error = await #expect(throws: RPCError.self) {
      try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    }
    #expect(error?.code == .unavailable)
    client.close()
  }

  @Test("only so many calls wait for an instance")
  func waitingRoom() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let socket = try ManagedSocket("\(harness.directory)/1.sock")
    defer { socket.close() }
    var limits = Self.limits
    limits.maxWaitingCalls = 2
    let client = harness.client(limits)
    let waiting = (0..<2).map { _ in
      Task {
        try await client.call(RPCTestHarness.echo, [3], context: RPCTestHarness.context())
      }
    }
    try await until { client.waitingCalls == 2 }
    let error = await #expect(throws: RPCError.self) {
      try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    }
    #expect(error?.code == .resourceExhausted)
    let server = server(harness, socket)
    let running = Task { try await server.run() }
    for call in waiting {
      #expect(try await call.value == [3])
    }
    client.close()
    running.cancel()
    try await running.value
  }
}
