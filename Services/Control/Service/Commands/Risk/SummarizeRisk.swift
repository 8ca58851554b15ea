internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Which reasons users and administrators have called right and wrong.
struct SummarizeRisk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Tells for each reason how often it raised a risk, and what was said of it."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
  var pool: String

  @Option(help: "For how many days.")
  var days: Int32 = 30

  func run() async throws {
    let request = SummarizeRiskRequest(userPoolId: pool, days: days)
    let reply = try await RiskCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await RiskOperatorClient(channel).summarizeRisk(request, context: context)
    }
    for line in reply.lines {
      print(
        "\(TerminalText.escaped(line.reason)): \(line.signIns ?? 0) sign-ins, "
          + "\(line.calledValid ?? 0) called valid, \(line.calledInvalid ?? 0) invalid"
      )
    }
  }
}
