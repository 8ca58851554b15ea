internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

/// Sessions that an app confirms, and the accounts of apps.
struct InteractionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interaction",
    abstract: "Sessions that an app confirms, and the accounts that users have in apps.",
    subcommands: [List.self, Show.self, Accounts.self, Unblock.self]
  )

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the sessions of a pool or of a user, the newest first, at most 100."
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
    var pool: String

    @Option(help: ArgumentHelp("Any name that the user signs in by.", valueName: "username"))
    var user: String?

    func run() async throws {
      let request = ListInteractionSessionsRequest(userPoolId: pool, username: user)
      let found = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await InteractionOperatorClient(channel)
          .listInteractionSessions(request, context: context)
      }
      for session in found.sessions { print(InteractionLine.text(of: session)) }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows a session, and the decision that the app signed.",
      discussion: """
        With --json it shows what a third person needs to check the decision: `key`, a JWK, has \
        signed `decision`, a JWS, whose `digest` is the SHA-256 of the text `shown`.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
    var pool: String

    @Option(help: ArgumentHelp("The session's id, as `list` shows it.", valueName: "session-id"))
    var session: String

    @Flag(help: "One JSON object.")
    var json = false

    func run() async throws {
      let request = ShowInteractionSessionRequest(userPoolId: pool, sessionId: session)
      let shown = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await InteractionOperatorClient(channel)
          .showInteractionSession(request, context: context)
      }
      print(json ? InteractionEvidence.json(of: shown) : InteractionEvidence.text(of: shown))
    }
  }

  struct Accounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the accounts that a user has in apps."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: SessionsCommand.NamedUser

    func run() async throws {
      let request = ListInteractionAccountsRequest(userPoolId: named.pool, username: named.user)
      let found = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await InteractionOperatorClient(channel)
          .listInteractionAccounts(request, context: context)
      }
      for account in found.accounts { print(InteractionLine.text(of: account)) }
    }
  }

  struct Unblock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lets a user's blocked PIN be tried again."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: SessionsCommand.NamedUser

    @Option(
      help: ArgumentHelp("The account's id, as `accounts` shows it.", valueName: "account-id")
    )
    var account: String

    func run() async throws {
      let request = UnblockInteractionAccountRequest(
        userPoolId: named.pool,
        username: named.user,
        account: account
      )
      _ = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await InteractionOperatorClient(channel)
          .unblockInteractionAccount(request, context: context)
      }
    }
  }
}
