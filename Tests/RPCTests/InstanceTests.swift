import Dispatch
import NIOCore
import NIOPosix
import OperatingSystem
import Synchronization
import TestSupport
import Testing

@testable import RPC

@Suite("Several instances of a service", .serialized)
struct InstanceTests {
  @Test("an instance that appears is used because the folder says so")
  func appears() async throws {
    let harness = try RPCTestHarness()
    var limits = RPCTestHarness.patient
    // Never during the test: what is noticed is what inotify told.
    limits.folderPollInterval = .seconds(3600)
    try await harness.running([harness.server("1")], limits) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      let second = harness.server("2")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await second.run() }
        try await until { client.readyInstances == 2 }
        group.cancelAll()
      }
    }
  }

  @Test("of several instances one alone is called where it is named")
  func named() async throws {
    let harness = try RPCTestHarness()
    let servers = [harness.server("1"), harness.server("2")]
    try await harness.running(servers) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      try await until { client.readyInstances == 2 }
      let second = RPCClient(
        directory: harness.directory,
        instance: "2",
        limits: RPCTestHarness.patient,
        group: harness.group,
        logger: harness.logger
      )
      for _ in 0..<4 {
        _ = try await second.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      }
      #expect(second.readyInstances == 1)
      second.close()
    }
  }

  @Test("an instance that stands still is left for another by what may be repeated")
  func leftForAnother() async throws {
    let harness = try RPCTestHarness()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    var limits = RPCTestHarness.patient
    // What ends a connection of which nothing is heard comes too late for this.
    limits.keepAliveInterval = .seconds(3600)
    let still = harness.server("2", group: group)
    try await harness.running([harness.server("1"), still], limits) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      try await until { client.readyInstances == 2 }
      let (stopped, end) = (Flag(), DispatchSemaphore(value: 0))
      group.next().execute {
        stopped.set()
        end.wait()
      }
      defer { end.signal() }
      try await until { stopped.isSet }
      try await withThrowingTaskGroup(of: [UInt8].self) { calls in
        // Two of them at least go to the one that stands still.
        for _ in 0..<4 {
          calls.addTask {
            try await client.call(
              RPCTestHarness.echo,
              [5],
              context: RPCTestHarness.context(isIdempotent: true)
            )
          }
        }
        for try await answer in calls { #expect(answer == [5]) }
      }
    }
    try await group.shutdownGracefully()
  }

  @Test("an instance that drains under load is left without a failed call")
  func drain() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server("1")]) { client in
      let stop = Flag()
      let made = Counted()
      async let failures = CallLoad.run(client, stop, isIdempotent: false, made: made)
      // Each comes, takes its share of the calls, and leaves in the middle of them.
      for number in 0..<5 {
        let passing = harness.server("passing-\(number)")
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await passing.run() }
          try await until { client.readyInstances == 2 }
          let before = made.value
          try await until { made.value > before + 50 }
          group.cancelAll()
        }
        #expect(passing.callsInFlight == 0)
        #expect(passing.openConnections == 0)
        #expect(!FileSystem.exists("\(harness.directory)/passing-\(number).sock"))
      }
      stop.set()
      #expect(await failures == [])
      #expect(made.value > 100)
    }
  }

  @Test("a call in flight is finished by an instance that drains")
  func finishesInFlight() async throws {
    let harness = try RPCTestHarness()
    let gate = Flag()
    var router = RPCRouter()
    router.register(RPCTestHarness.echo) { (bytes, _) async throws(RPCError) -> [UInt8] in
      while !gate.isSet { await pause() }
      return bytes
    }
    let server = harness.server("1", router: router)
    let client = harness.client()
    defer { harness.discard() }
    let running = Task { try await server.run() }
    let call = Task {
      try await client.call(RPCTestHarness.echo, [200], context: RPCTestHarness.context())
    }
    try await until { server.callsInFlight == 1 }
    running.cancel()
    try await until { client.readyInstances == 0 }
    gate.set()
    #expect(try await call.value == [200])
    try await running.value
    client.close()
  }

  @Test("kill -9 of an instance under load fails no call that may be repeated")
  func kill() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let client = harness.client()
    let first = try await Self.process(harness, "1")
    let second = try await Self.process(harness, "2")
    try await until { () -> Bool in
      Task {
        _ = try await client.call(Self.echo, [], context: RPCTestHarness.context())
      }
      return client.readyInstances == 2
    }
    let stop = Flag()
    let made = Counted()
    async let failures = CallLoad.run(
      client,
      stop,
      isIdempotent: true,
      made: made,
      method: Self.echo
    )
    try await until { made.value > 200 }
    first.signal(9)
    _ = await first.waitForExit()
    let before = made.value
    try await until { made.value > before + 200 }
    stop.set()
    #expect(await failures == [])
    client.close()
    second.signal(9)
    _ = await second.waitForExit()
  }

  @Test("a process that stands still keeps no call that may be repeated, nor one that never left")
  func standsStill() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    var limits = RPCTestHarness.patient
    // Given up only long after the test.
    limits.keepAliveInterval = .seconds(3600)
    limits.suspicionInterval = .seconds(1)
    limits.suspicionTimeout = .seconds(1)
    let client = harness.client(limits)
    let first = try await Self.process(harness, "1")
    let second = try await Self.process(harness, "2")
    try await until { () -> Bool in
      Task {
        _ = try await client.call(Self.echo, [], context: RPCTestHarness.context())
      }
      return client.readyInstances == 2
    }
    first.signal(19)
    let made = Counted()
    let stop = Flag()
    async let failures = CallLoad.run(
      client,
      stop,
      isIdempotent: true,
      made: made,
      method: Self.echo
    )
    try await until { made.value > 500 }
    stop.set()
    // Those that the stopped process had are among them.
    #expect(await failures == [])
    first.signal(18)
    client.close()
    for process in [first, second] {
      process.signal(9)
      _ = await process.waitForExit()
    }
  }

  private static let echo = RPCMethod("gatehouse.benchmark.v1.EchoService/Echo")

  /// Starts an instance in a process of its own.
  private static func process(
    _ harness: RPCTestHarness,
    _ instance: String
  ) async throws -> ChildProcess {
    let products = FileSystem.executablePath.split(separator: "/").dropLast()
    let child = try await ChildProcess.start(
      ChildProcess.Specification(
        path: "/" + products.joined(separator: "/") + "/rpc-benchmark",
        arguments: ["server", "\(harness.directory)/\(instance).sock"],
        outputPath: "\(harness.directory)/log"
      )
    )
    try await until { FileSystem.exists("\(harness.directory)/\(instance).sock") }
    return child
  }

  @Test("a call that was sent and may not be repeated fails when its instance dies")
  func lost() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let client = harness.client()
    var limits = RPCTestHarness.patient
    limits.drainTime = .milliseconds(1)
    let server = harness.server(limits: limits)
    let running = Task { try await server.run() }
    let call = Task {
      try await client.call(RPCTestHarness.slow, [], context: RPCTestHarness.context())
    }
    try await until { server.callsInFlight == 1 }
    running.cancel()
    let error = await #expect(throws: RPCError.self) { try await call.value }
    #expect(error?.code == .unavailable)
    try await running.value
    client.close()
  }

  @Test("without an instance a call fails before its deadline")
  func none() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    var limits = RPCLimits()
    limits.connectGrace = .milliseconds(1)
    let client = harness.client(limits)
    let error = await #expect(throws: RPCError.self) {
      try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
    }
    // Not .deadlineExceeded: it did not wait for as long as it might have.
    #expect(error?.code == .unavailable)
    client.close()
  }

  @Test("a client that waits for a service finds it when it starts, folder and all")
  func lateStart() async throws {
    let harness = try RPCTestHarness()
    harness.discard()
    let client = harness.client()
    let call = Task {
      try await client.call(RPCTestHarness.echo, [4], context: RPCTestHarness.context())
    }
    try await until { client.waitingCalls == 1 }
    let server = harness.server()
    let running = Task { try await server.run() }
    #expect(try await call.value == [4])
    client.close()
    running.cancel()
    try await running.value
    harness.discard()
  }
}
