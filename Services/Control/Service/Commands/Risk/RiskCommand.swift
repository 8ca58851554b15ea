internal import ArgumentParser
internal import Domain

/// The risk of sign-ins: why it is what it is, and what another configuration would make of it.
struct RiskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "risk",
    abstract: "Explains the risk of sign-ins, and decides those of the last days again.",
    subcommands: [
      ExplainRisk.self, ReplayRisk.self, SwitchOnRisk.self, ShowRiskTraits.self,
      SummarizeRisk.self,
    ]
  )

  /// The service that decides risks.
  static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .authentication
    )
  }
}
