internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC
internal import Runtime

/// Who uses the console.
struct OperatorsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "operators",
    abstract: "Makes and lists the operators of the console.",
    subcommands: [Create.self, List.self]
  )

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes an operator and prints a link, good once and for an hour.",
      discussion: """
        The link sets a password; the first sign-in sets up an authenticator. For an operator who is there it makes \
        another link, which takes the former password and authenticator away once it is used: the way in where a \
        sign-in is broken. The first call makes the operators' pool.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: "The operator's email address, which is the user name too.")
    var email: String

    @Option(help: "viewer, support or administrator.")
    var role = "administrator"

    @Option(help: ArgumentHelp("The one pool that the role is for.", valueName: "id"))
    var pool: String?

    @Option(
      help: ArgumentHelp(
        "Where browsers reach the console, if its configuration is not on this machine.",
        valueName: "url"
      )
    )
    var consoleURL: String?

    func run() async throws {
      let url = try consoleURL ?? configuredURL()
      let request = CreateOperatorRequest(
        email: email,
        role: role,
        userPoolId: pool,
        consoleUrl: url
      )
      let made = try await OperatorsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await OperatorAccountClient(channel).createOperator(request, context: context)
      }
      print("\(url)/welcome/\(made.linkSecret ?? "")")
      print("good once, until \(Timestamp.text(unixMillis: made.linkExpiresAtUnixMillis))")
    }

    private func configuredURL() throws(ControlFailure) -> String {
      let path =
        installation.isPrivate
        ? StateFolder(installation.state).configurationPath(of: .console)
        : InstallationFolder().path(of: .console)
      var source = try InstallationFolder().source(path)
      let url = source.string("console-url", default: "http://localhost:9231")
      return url.hasSuffix("/") ? String(url.dropLast()) : url
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the operators.")

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
      let listed = try await OperatorsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await OperatorAccountClient(channel).listOperators(
          ListOperatorsRequest(),
          context: context
        )
      }
      for person in listed.operators {
        let state =
          person.isEnabled == false
          ? "disabled" : person.hasPassword == true ? "active" : "link not used"
        print(
          "\(TerminalText.escaped(person.username))  \(person.groups.joined(separator: ","))  \(state)  "
            + Timestamp.text(unixMillis: person.createdAtUnixMillis)
        )
      }
    }
  }

  fileprivate static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .authentication
    )
  }
}
