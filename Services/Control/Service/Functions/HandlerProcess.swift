internal import NIOCore
internal import NIOPosix
internal import OperatingSystem

/// A function in a process of its own, which is started again when its file changes or it has ended.
///
/// One event at a time, as an instance of Lambda.
actor HandlerProcess {
  /// What the function did not answer.
  enum Failure: Error {
    /// The process could not be started, or ended: in words for the caller.
    case notRunning(String)
    case timedOut
  }

  private struct Running {
    let handler: FunctionFolder.Handler
    let child: ChildProcess
    let socket: String
  }

  private let name: String
  private let folder: String
  private let terminal = Terminal()
  private var running: Running?
  private var starts = 0
  /// The event that is answered last of those that have come.
  private var last: Task<Result<[UInt8], Failure>, Never>?

  /// How long a function may take; then its process is ended.
  static let limit = Duration.seconds(15)
  private static let startLimit = Duration.seconds(10)
  private static let maxAnswerBytes = 6 << 20

  /// A process of the function, whose socket and runner are in the folder.
  init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The runner's answer to an event.
  func answer(
    to event: [UInt8],
    id: String,
    by handler: FunctionFolder.Handler
  ) async throws(Failure) -> [UInt8] {
    let former = last
    let task = Task { () -> Result<[UInt8], Failure> in
      _ = await former?.value
      return await self.result(of: event, id: id, by: handler)
    }
    last = task
    return try await task.value.get()
  }

  /// Ends the process.
  func stop() {
    running?.child.signal(StopSignal.kill)
    running = nil
  }

  private func result(
    of event: [UInt8],
    id: String,
    by handler: FunctionFolder.Handler
  ) async -> Result<[UInt8], Failure> {
    do throws(Failure) {
      let running = try await running(handler)
      let answer = await withTaskGroup(of: [UInt8]?.self) { group -> [UInt8]? in
        group.addTask { await Self.exchange(event, id: id, at: running.socket) }
        group.addTask {
          await sleepUnlessCancelled(Self.limit)
          return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
      }
      guard let answer else {
        stop()
        return .failure(.timedOut)
      }
      guard answer.isEmpty else { return .success(answer) }
      // What has ended by itself keeps its own exit.
      stop()
      let exit = await running.child.waitForExit()
      return .failure(.notRunning("its process ended (\(exit))"))
    } catch {
      return .failure(error)
    }
  }

  /// The process of the handler as its file is now.
  private func running(_ handler: FunctionFolder.Handler) async throws(Failure) -> Running {
    if let running, running.handler == handler, running.child.exit == nil { return running }
    if running?.child.exit == nil, running != nil {
      terminal.say("\(name): the file has changed, starting it again")
    }
    stop()
    starts += 1
    let socket = "\(folder)/\(name.prefix(32)).\(starts)"
    let child = try await start(handler, socket)
    let clock = ContinuousClock()
    let begun = clock.now
    while !FileSystem.exists(socket) {
      if let exit = child.exit { throw .notRunning("its process ended while starting (\(exit))") }
      guard clock.now - begun < Self.startLimit else {
        child.signal(StopSignal.kill)
        throw .notRunning("its process does not get ready")
      }
      await sleepUnlessCancelled(.milliseconds(10))
    }
    let running = Running(handler: handler, child: child, socket: socket)
    self.running = running
    return running
  }

  private func start(
    _ handler: FunctionFolder.Handler,
    _ socket: String
  ) async throws(Failure) -> ChildProcess {
    let language = handler.language
    guard let program = Self.program(of: language) else {
      throw .notRunning("\(language.programs.first ?? "") is not installed")
    }
    let runner = "\(folder)/\(language.runnerName)"
    do throws(FileFailure) {
      try FileContents.write(language.runner, to: runner, mode: 0o600)
      var specification = ChildProcess.Specification(
        path: program,
        arguments: [runner, handler.path, socket],
        outputPath: nil
      )
      specification.environment = ProcessEnvironment.current
      return try await ChildProcess.start(specification)
    } catch {
      throw .notRunning("\(error)")
    }
  }

  private static func program(of language: HandlerLanguage) -> String? {
    let folders = (ProcessEnvironment.current["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return language.programs.flatMap { program in folders.map { "\($0)/\(program)" } }
      .first(where: FileSystem.isExecutable)
  }

  /// Nothing where the process ends the connection without an answer.
  private static func exchange(_ event: [UInt8], id: String, at socket: String) async -> [UInt8]? {
    do {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(unixDomainSocketPath: socket) { channel in
          channel.eventLoop.makeCompletedFuture {
            try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
          }
        }
      return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(bytes: Array("\(id) \(event.count)\n".utf8) + event))
        var answer: [UInt8] = []
        for try await part in inbound {
          answer += part.readableBytesView
          guard answer.count <= maxAnswerBytes else { return [] }
        }
        return answer
      }
    } catch {
      return []
    }
  }
}
