internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// What a refresh would be decided, check by check.
struct ExplainSession: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells what a refresh would be decided, check by check, and by which tag."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
  var pool: String

  @Option(help: ArgumentHelp("The client's id.", valueName: "client-id"))
  var client: String

  @Option(help: ArgumentHelp("Any name that the user signs in by.", valueName: "username"))
  var user: String?

  @Option(help: ArgumentHelp("How long ago the sign-in was, as 40d.", valueName: "duration"))
  var signedIn: SessionAge

  @Option(
    help: ArgumentHelp(
      "How long ago the last refresh was, as 13d; none where not given.",
      valueName: "duration"
    )
  )
  var lastRefresh: SessionAge?

  @Option(help: ArgumentHelp("The device that the session is bound to.", valueName: "device-key"))
  var device: String?

  func run() async throws {
    let request = ExplainRefreshRequest(
      userPoolId: pool,
      clientId: client,
      username: user,
      signedInSeconds: signedIn.seconds,
      lastRefreshSeconds: lastRefresh?.seconds,
      deviceKey: device
    )
    let reply = try await SessionsCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await SessionOperatorClient(channel).explainRefresh(request, context: context)
    }
    for check in reply.checks {
      let name = Self.padded(check.name, 14)
      print("\(name)  \(Self.padded(check.verdict, 7))  \(TerminalText.escaped(check.reason))")
    }
    print(reply.refusal.map { "refused: \($0)" } ?? "new tokens")
  }

  private static func padded(_ text: String?, _ width: Int) -> String {
    let text = text ?? ""
    return text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

/// How long ago something was: a number and s, m, h or d.
struct SessionAge: Sendable, Hashable, ExpressibleByArgument {
  let seconds: Int64

  init?(argument: String) {
    guard case .within(let millis)? = EventAge(argument: argument) else { return nil }
    seconds = millis / 1000
  }
}
