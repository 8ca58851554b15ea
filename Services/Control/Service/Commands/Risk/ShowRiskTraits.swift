internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Where a user signs in from, as far as it is known again.
struct ShowRiskTraits: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "traits",
    abstract: "Shows what is known of where a user signs in from, and forgets it."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
  var pool: String

  @Option(help: ArgumentHelp("Any name that the user signs in by.", valueName: "username"))
  var user: String

  @Option(
    help: ArgumentHelp("Forget network, device, browser, country or sign_ins.", valueName: "kind")
  )
  var forget: String?

  func run() async throws {
    let request = ShowRiskTraitsRequest(userPoolId: pool, username: user, forget: forget)
    let reply = try await RiskCommand.channel(installation).use {
      (channel, context) throws(RPCError) in
      try await RiskOperatorClient(channel).showRiskTraits(request, context: context)
    }
    if forget != nil { print("\(reply.forgotten ?? 0) forgotten") }
    for trait in reply.traits {
      let last = Timestamp.text(unixMillis: trait.lastSeenAtUnixMillis)
      let known =
        trait.isCalledInvalid ?? false
        ? "another's" : "known from \(Timestamp.text(unixMillis: trait.knownFromUnixMillis))"
      print("\(trait.kind ?? ""): last \(last), on \(trait.days ?? 0) days, \(known)")
    }
  }
}
