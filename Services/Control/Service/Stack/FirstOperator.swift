internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

/// The first operator of a private installation.
struct FirstOperator: Sendable {
  let runDirectory: String
  let consoleURL: String

  /// A link for the operator of the address; nil where there is an operator who has come in.
  func link(for email: String) async throws(ControlFailure) -> String? {
    let channel = OperatorChannel(runDirectory: runDirectory, service: .authentication)
    let listed = try await channel.use { (channel, context) throws(RPCError) in
      try await OperatorAccountClient(channel).listOperators(
        ListOperatorsRequest(),
        context: context
      )
    }
    guard !listed.operators.contains(where: { $0.hasPassword == true }) else { return nil }
    let request = CreateOperatorRequest(
      email: email,
      role: "administrator",
      consoleUrl: consoleURL
    )
    let made = try await channel.use { (channel, context) throws(RPCError) in
      try await OperatorAccountClient(channel).createOperator(request, context: context)
    }
    return "\(consoleURL)/welcome/\(made.linkSecret ?? "")"
  }
}
