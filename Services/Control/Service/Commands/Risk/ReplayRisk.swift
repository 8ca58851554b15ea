internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import OperatingSystem
internal import RPC

/// What another configuration would have made of the sign-ins of the last days.
struct ReplayRisk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract:
      "Decides the sign-ins of the last days again, by another configuration. Changes nothing."
  )

  @OptionGroup var installation: InstallationOptions

  @OptionGroup var options: RiskReplayOptions

  @Option(help: "For how many days.")
  var days: Int32 = 30

  func run() async throws {
    let reply = try await options.replay(days: days, installation)
    for line in RiskReplayOptions.lines(of: reply) { print(line) }
    guard options.isWithinBounds(reply) else { throw ExitCode(1) }
  }
}

/// What is replayed, and how many users may be blocked.
struct RiskReplayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
  var pool: String

  @Option(help: ArgumentHelp("One client alone.", valueName: "client-id"))
  var client: String?

  @Option(
    help: ArgumentHelp(
      "A configuration as describe-risk-configuration prints it; without it, the present one.",
      valueName: "file"
    )
  )
  var configuration: String?

  @Option(
    help: ArgumentHelp("Points as the tag gatehouse:risk-points has them.", valueName: "points")
  )
  var points: String?

  @Option(help: "Fail where more users than this would have been blocked.")
  var maxBlockedUsers: Int32?

  private static let maxBytes = 1 << 20

  func replay(
    days: Int32,
    _ installation: InstallationOptions
  ) async throws -> ReplayRiskResponse {
    let given = try configuration.map { try FileContents.read($0, maxBytes: Self.maxBytes).bytes }
    let request = ReplayRiskRequest(
      userPoolId: pool,
      clientId: client,
      days: days,
      configuration: given,
      points: points
    )
    return try await RiskCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await RiskOperatorClient(channel).replayRisk(request, context: context)
    }
  }

  func isWithinBounds(_ reply: ReplayRiskResponse) -> Bool {
    maxBlockedUsers.map { (reply.blockedUsers ?? 0) <= $0 } ?? true
  }

  static func lines(of reply: ReplayRiskResponse) -> [String] {
    var lines = reply.lines.map { line in
      "\(line.level ?? "") \(line.action ?? ""): \(line.signIns ?? 0) sign-ins of "
        + "\(line.users ?? 0) users, \(line.changed ?? 0) decided otherwise then, "
        + "\(line.calledValid ?? 0) called valid, \(line.calledInvalid ?? 0) invalid"
    }
    lines.append("\(reply.signIns ?? 0) sign-ins, \(reply.blockedUsers ?? 0) users blocked")
    if reply.isCut ?? false { lines.append("there were more sign-ins than are looked at") }
    lines += reply.hit.map { "hit \($0.count ?? 0) times: \(TerminalText.escaped($0.name))" }
    lines += reply.deciding.map {
      "decided \($0.count ?? 0) times: \(TerminalText.escaped($0.name))"
    }
    return lines
  }
}
