internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import OperatingSystem
internal import RPC
internal import UnixSignals

/// The functions of triggers, for those who write them.
struct FunctionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions",
    abstract: "Functions of triggers: to begin with, to run on this machine, to try.",
    subcommands: [New.self, Serve.self, Invoke.self]
  )

  struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes a handler for each trigger with an event to try it with.",
      discussion: "No file that is there already is changed."
    )

    @Argument(help: ArgumentHelp("The folder; made when it is missing.", valueName: "dir"))
    var folder: String

    @Option(help: "What the handlers are written in: node or python.")
    var language = HandlerLanguage.node

    func run() async throws {
      let folder = FileSystem.absolute(folder)
      for template in FunctionTemplate.all {
        let own = "\(folder)/\(template.name)"
        let handler =
          switch language {
          case .node: template.node
          case .python: template.python
          }
        try failing { () throws(FileFailure) in
          try Directory.makeWithParents(own, mode: 0o755)
          try Self.write(handler, to: "\(own)/\(language.fileName)")
          try Self.write(template.event, to: "\(own)/event.json")
        }
      }
      print("gatehousectl functions serve \(TerminalText.escaped(folder))")
    }

    private static func write(_ contents: [UInt8], to path: String) throws(FileFailure) {
      guard !FileSystem.exists(path) else { return }
      try FileContents.write(contents, to: path, mode: 0o644)
      print(TerminalText.escaped(path))
    }
  }

  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Runs the functions of a folder and answers the Invoke API of Lambda.",
      discussion: """
        For development: each DIR/NAME/index.js or DIR/NAME/handler.py runs in a process of its own, \
        started again when the file changes. Gatehouse is told of it by \
        GATEHOUSE_LAMBDA_ENDPOINT or `lambda.endpoint`.
        """
    )

    @Argument(help: ArgumentHelp("The folder with a folder for each function.", valueName: "dir"))
    var folder: String

    @Option(help: "The port; 0 for any that is free.")
    var port = 9001

    @Option(help: ArgumentHelp("The address of loopback to listen on.", valueName: "address"))
    var listen = "127.0.0.1"

    func validate() throws {
      guard (0...65_535).contains(port) else {
        throw ValidationError("--port must be between 0 and 65535")
      }
      // Any caller runs any function there.
      guard LoopbackAddress.isLoopback(listen) else {
        throw ValidationError("--listen must be an address of loopback, such as 127.0.0.1 or ::1")
      }
    }

    func run() async throws {
      StandardError.ignoreBrokenPipes()
      let folder = FunctionFolder(folder)
      guard !folder.names.isEmpty else {
        throw ControlFailure(
          "\(folder.path) has no functions; `gatehousectl functions new` makes some"
        )
      }
      let workFolder = "\(Self.temporaryFolder)/gatehouse-\(Hex.encode(SecureRandom.bytes(6)))"
      try failing { () throws(FileFailure) in try Directory.make(workFolder, mode: 0o700) }
      let endpoint = FunctionEndpoint(folder, workFolder: workFolder)
      let signals = await UnixSignalsSequence(trapping: [.sigterm, .sigint, .sighup])
      let server = FunctionServer(endpoint: endpoint, address: listen, port: port)
      let failure = await withTaskGroup(of: ControlFailure?.self) { group in
        group.addTask {
          for await _ in signals { break }
          return nil
        }
        group.addTask { await Self.serve(server, folder) }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
      }
      await endpoint.stop()
      for name in Directory.names(in: workFolder) { Directory.remove("\(workFolder)/\(name)") }
      Directory.remove(workFolder)
      if let failure { throw failure }
    }

    private static func serve(
      _ server: FunctionServer,
      _ folder: FunctionFolder
    ) async -> ControlFailure? {
      let host = server.address.contains(":") ? "[\(server.address)]" : server.address
      do {
        try await server.run { port in
          let names = folder.names.map { TerminalText.escaped($0) }.joined(separator: ", ")
          StandardOutput.write(
            "functions \(names)\nGATEHOUSE_LAMBDA_ENDPOINT=http://\(host):\(port)\n"
          )
        }
        return nil
      } catch {
        guard !Task.isCancelled else { return nil }
        return ControlFailure("cannot listen on \(host) port \(server.port): \(error)")
      }
    }

    /// Short, because the path of a socket holds 107 bytes.
    private static var temporaryFolder: String {
      let given = ProcessEnvironment.current["TMPDIR"] ?? ""
      return given.hasPrefix("/") && given.utf8.count <= 40 ? given : "/tmp"
    }
  }

  struct Invoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Calls a pool's function once and prints its answer.",
      discussion: "Outside of any operation: nothing is changed by it, but by the function itself."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The user pool.", valueName: "pool-id"))
    var pool: String

    @Option(help: ArgumentHelp("As LambdaConfig calls it, such as PreSignUp.", valueName: "name"))
    var trigger: String

    @Option(help: ArgumentHelp("A file with the event as JSON.", valueName: "file"))
    var event: String

    private static let maxEventBytes = 1 << 20

    func run() async throws {
      let contents = try failing { () throws(FileFailure) in
        try FileContents.read(event, maxBytes: Self.maxEventBytes).bytes
      }
      let (pool, trigger) = (pool, trigger)
      let runDirectory = try installation.resolvedRunDirectory()
      let response = try await OperatorChannel(
        runDirectory: runDirectory,
        service: .authentication
      ).use { (channel, context) throws(RPCError) in
        try await FunctionOperatorClient(channel).invokeFunction(
          InvokeFunctionRequest(userPoolId: pool, trigger: trigger, event: contents),
          context: context
        )
      }
      let millis = Double(response.tookMicros ?? 0) / 1000
      Terminal().say("\(TerminalText.escaped(response.function)) took \(millis) ms")
      if let failure = response.failure { throw ControlFailure(TerminalText.escaped(failure)) }
      print(JSONLines.text(of: response.answer ?? []))
    }
  }
}
