internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Why a sign-in was decided as it was, or how one would be that never was.
struct ExplainRisk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells each reason of a sign-in's risk with its points. Changes nothing."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
  var pool: String

  @Option(help: ArgumentHelp("The event, as tokens name it.", valueName: "event-id"))
  var event: String?

  @Option(
    help: ArgumentHelp("Any name of the user, of a sign-in that never was.", valueName: "username")
  )
  var user: String?

  @Option(help: ArgumentHelp("The client; its own configuration counts.", valueName: "client-id"))
  var client: String?

  @Option(help: ArgumentHelp("The address that the sign-in would come from.", valueName: "address"))
  var ip: String?

  @Option(help: ArgumentHelp("The DeviceId that an SDK would tell.", valueName: "id"))
  var deviceId: String?

  @Option(help: ArgumentHelp("The User-Agent.", valueName: "text"))
  var userAgent: String?

  func validate() throws {
    guard (event == nil) != (user == nil) else {
      throw ValidationError("Give --event, or --user with --ip.")
    }
  }

  func run() async throws {
    let request = ExplainRiskRequest(
      userPoolId: pool,
      eventId: event,
      clientId: client,
      username: user,
      ipAddress: ip,
      deviceId: deviceId,
      userAgent: userAgent
    )
    let reply = try await RiskCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await RiskOperatorClient(channel).explainRisk(request, context: context)
    }
    for line in Self.lines(of: reply) { print(line) }
  }

  static func lines(of reply: ExplainRiskResponse) -> [String] {
    var lines = reply.reasons.map { reason in
      let points = String(reason.points ?? 0)
      let space = String(repeating: " ", count: max(4 - points.count, 0))
      return "\(space)\(points)  \(TerminalText.escaped(reason.name))"
    }
    let level = reply.level ?? "no risk"
    lines.append("score \(reply.score ?? 0): \(level), \(reply.action ?? "nothing is done")")
    if let mode = reply.mode, mode != "ENFORCED" {
      lines.append("mode \(mode): nothing is acted on")
    }
    if !reply.notes.isEmpty { lines.append("not known: \(reply.notes.joined(separator: ", "))") }
    if let configuration = reply.configuration {
      lines.append(TerminalText.escaped(String(decoding: configuration, as: UTF8.self)))
    }
    return lines
  }
}
