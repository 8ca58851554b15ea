internal import ArgumentParser
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import OperatingSystem
internal import RPC
internal import UnixSignals

/// What was done and refused.
struct EventsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Shows changes, administrators' calls and refusals, oldest first.",
    discussion: """
      Shows the newest --limit events that match. With --follow it shows later events too, until \
      Ctrl-C, even if the service or its database is away for a while. Interrupted means that the \
      process or the database stopped before it reported whether the change was made; such an \
      event is shown some minutes later. NotRecorded counts refusals that came faster than they \
      could be written.
      """
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("Only of this pool.", valueName: "pool-id"))
  var pool: String?

  @Option(
    help: ArgumentHelp(
      "Only about this user: the username, the sub, or a name that no user has.",
      valueName: "name"
    )
  )
  var user: String?

  @Option(help: ArgumentHelp("Only of this operation, such as SignUp.", valueName: "operation"))
  var operation: String?

  @Option(
    help: ArgumentHelp(
      "Only those that ended so: Success, Refused, Interrupted, NotRecorded, or an exception's name.",
      valueName: "outcome"
    )
  )
  var outcome: String?

  @Option(help: ArgumentHelp("Only of this request.", valueName: "id"))
  var requestID: String?

  @Option(
    help: ArgumentHelp(
      "Not older: a time such as 90s, 15m, 12h, 7d, or 2026-01-31T12:00:00Z.",
      valueName: "time"
    )
  )
  var since: EventAge?

  @Option(help: "How many of the past.")
  var limit: Int32 = 50

  @Flag(help: "Go on with those that come.")
  var follow = false

  @Flag(help: "One JSON object a line.")
  var json = false

  /// How long to wait before asking for what came.
  private static let pause = Duration.milliseconds(500)

  func run() async throws {
    let channel = OperatorChannel(
      runDirectory: try installation.resolvedRunDirectory(),
      service: .authentication
    )
    guard follow else {
      for event in try await list(request, through: channel).events { try show(event) }
      return
    }
    StandardError.ignoreBrokenPipes()
    let signals = await UnixSignalsSequence(trapping: [.sigint, .sigterm])
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in signals { return }
      }
      group.addTask { try await follow(through: channel) }
      // The signal, or the end of following.
      try await group.next()
      group.cancelAll()
    }
  }

  private var request: ListAuditEventsRequest {
    ListAuditEventsRequest(
      userPoolId: pool,
      user: user,
      operation: operation,
      outcome: outcome,
      requestId: requestID,
      sinceUnixMillis: since?.sinceUnixMillis,
      withinMillis: since?.withinMillis,
      limit: limit,
      isFollowed: follow
    )
  }

  /// Continues where it was after the service has been away for a while, so that no event is
  /// missed.
  private func follow(through channel: OperatorChannel) async throws {
    var request = request
    var isAway = false
    while !Task.isCancelled {
      let answer: ListAuditEventsResponse
      do throws(ControlFailure) {
        answer = try await list(request, through: channel)
        isAway = false
      } catch {
        // At the beginning there may be nothing to wait for.
        guard request.afterCursor != nil else { throw error }
        if !isAway, !Task.isCancelled {
          StandardError.write(Array("gatehousectl: \(error); trying again\n".utf8))
        }
        isAway = true
        await sleepUnlessCancelled(Self.pause)
        continue
      }
      for event in answer.events { try show(event) }
      request.afterCursor = answer.cursor
      request.limit = nil
      // Events since the beginning are shown however old they become.
      request.withinMillis = nil
      if answer.events.isEmpty { await sleepUnlessCancelled(Self.pause) }
    }
  }

  private func list(
    _ request: ListAuditEventsRequest,
    through channel: OperatorChannel
  ) async throws(ControlFailure) -> ListAuditEventsResponse {
    try await channel.use { (channel, context) throws(RPCError) in
      try await AuditOperatorClient(channel).listAuditEvents(request, context: context)
    }
  }

  private func show(_ event: AuditEvent) throws(ControlFailure) {
    let line = json ? try EventLine(event).json() : EventLine(event).text
    StandardOutput.write(line + "\n")
  }
}
