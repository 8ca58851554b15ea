internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

/// The sessions of users, and the switch that stops a user's sign-ins.
struct SessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "The sessions of a user, and the switch that stops the user's sign-ins.",
    subcommands: [List.self, Revoke.self, Allow.self, Stop.self, ExplainSession.self]
  )

  /// Which user a command is about.
  struct NamedUser: ParsableArguments {
    @Option(help: ArgumentHelp("The pool's id.", valueName: "pool-id"))
    var pool: String

    @Option(help: ArgumentHelp("Any name that the user signs in by.", valueName: "username"))
    var user: String
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists a user's active sessions, the last active one first."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: NamedUser

    func run() async throws {
      let request = ShowUserSessionsRequest(userPoolId: named.pool, username: named.user)
      let sessions = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await SessionOperatorClient(channel).showUserSessions(request, context: context)
      }.sessions
      for session in sessions { print(SessionLine.text(of: session)) }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Ends a session of a user, or all."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: NamedUser

    @Option(help: ArgumentHelp("The session's id, as `list` shows it.", valueName: "session-id"))
    var session: String?

    @Flag(help: "End every session of the user.")
    var all = false

    func validate() throws {
      guard all == (session == nil) else {
        throw ValidationError("Name a session by --session, or end all by --all.")
      }
    }

    func run() async throws {
      let request = EndUserSessionRequest(
        userPoolId: named.pool,
        username: named.user,
        sessionId: session
      )
      _ = try await SessionsCommand.channel(installation).use {
        (channel, context) throws(RPCError) in
        try await SessionOperatorClient(channel).endUserSession(request, context: context)
      }
    }
  }

  struct Allow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Allows a user's sign-ins again."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: NamedUser

    func run() async throws {
      try await SessionsCommand.set("allowed", of: named, installation)
    }
  }

  struct Stop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Stops a user's sign-ins, where the pool's tag gatehouse:sign-in-switch is set."
    )

    @OptionGroup var installation: InstallationOptions
    @OptionGroup var named: NamedUser

    @Flag(help: "Leave access tokens good until they expire.")
    var atExpiry = false

    func run() async throws {
      try await SessionsCommand.set(
        atExpiry ? "stopped-at-expiry" : "stopped",
        of: named,
        installation
      )
    }
  }

  private static func set(
    _ value: String,
    of named: NamedUser,
    _ installation: InstallationOptions
  ) async throws {
    let request = SetSignInSwitchRequest(
      userPoolId: named.pool,
      username: named.user,
      value: value
    )
    _ = try await channel(installation).use { (channel, context) throws(RPCError) in
      try await SessionOperatorClient(channel).setSignInSwitch(request, context: context)
    }
  }

  static func channel(
    _ installation: InstallationOptions
  ) throws(ControlFailure) -> OperatorChannel {
    OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .authentication
    )
  }
}
