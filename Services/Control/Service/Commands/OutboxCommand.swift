internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

/// Messages to users, sent and not.
struct OutboxCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outbox",
    abstract: "Shows messages to users, newest first."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("Only of this pool.", valueName: "pool-id"))
  var pool: String?

  @Option(help: ArgumentHelp("Only of this client.", valueName: "client-id"))
  var clientID: String?

  @Option(help: ArgumentHelp("Only to this user.", valueName: "username"))
  var username: String?

  /// How far a message has come.
  enum State: String, ExpressibleByArgument, CaseIterable {
    case pending, sending, sent, failed
  }

  // Plain `--state` names the installation.
  @Option(name: .customLong("message-state"), help: "Only those that are in this state.")
  var state: State?

  @Option(help: "How many.")
  var limit: Int32 = 20

  @Flag(help: "Only the newest.")
  var latest = false

  @Flag(help: "Print the code alone; fails when there is none.")
  var codeOnly = false

  func run() async throws {
    let request = ListOutboxMessagesRequest(
      userPoolId: pool,
      clientId: clientID,
      username: username,
      limit: latest ? 1 : limit,
      state: state?.rawValue
    )
    let messages = try await OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .authentication
    ).use { (channel, context) throws(RPCError) in
      try await OutboxOperatorClient(channel).listOutboxMessages(request, context: context)
    }.messages
    guard codeOnly else {
      for message in messages {
        show(message)
      }
      return
    }
    guard !messages.isEmpty else { throw ControlFailure("there is no such message") }
    for message in messages {
      print(String(decoding: message.code ?? [], as: UTF8.self))
    }
  }

  private func show(_ message: OutboxMessage) {
    let created = Timestamp.text(unixMillis: message.createdAtUnixMillis)
    print("\(created)  \(message.purpose ?? "")  \(message.userPoolId ?? "")", terminator: "")
    print("  \(TerminalText.escaped(message.username))", terminator: "")
    print("  \(message.deliveryMedium ?? "")", terminator: "")
    print("  \(TerminalText.escaped(message.destination))", terminator: "")
    print("  \(String(decoding: message.code ?? [], as: UTF8.self))  \(progress(of: message))")
  }

  private func progress(of message: OutboxMessage) -> String {
    let attempts = message.attempts ?? 0
    let state = message.state ?? State.pending.rawValue
    guard attempts > 0 else { return state }
    let error = message.lastError.map { ": \(TerminalText.escaped($0))" } ?? ""
    return "\(state) (\(attempts) \(attempts == 1 ? "attempt" : "attempts")\(error))"
  }
}
