internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Has a pool act by its risk configuration, after a replay of the last day.
struct SwitchOnRisk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch-on",
    abstract: "Has a pool act by its risk configuration, after a replay of the last day."
  )

  @OptionGroup var installation: InstallationOptions

  @OptionGroup var options: RiskReplayOptions

  @Flag(help: "Also where the replay would have blocked users.")
  var anyway = false

  func run() async throws {
    let reply = try await options.replay(days: 1, installation)
    for line in RiskReplayOptions.lines(of: reply) { print(line) }
    let allowed = options.maxBlockedUsers ?? 0
    guard anyway || (reply.blockedUsers ?? 0) <= allowed else {
      throw ControlFailure("users would have been blocked; --anyway switches it on all the same")
    }
    _ = try await RiskCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await RiskOperatorClient(channel).enforceRisk(
        EnforceRiskRequest(userPoolId: options.pool),
        context: context
      )
    }
    print("the pool acts by its risk configuration")
  }
}
