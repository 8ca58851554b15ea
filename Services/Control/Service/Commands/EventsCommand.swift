internal import ArgumentParser
internal import Domain
internal import EventExplanations
internal import GatehouseMessages
internal import GatehouseStubs
internal import OperatingSystem
internal import UnixSignals

/// What was done and refused.
struct EventsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Shows changes, administrators' calls and refusals, oldest first.",
    discussion: """
      Shows the newest --limit events that match, those of all services in the order of their time. \
      With --follow it shows later events too, until Ctrl-C, even if a service or its database is \
      away for a while. Interrupted means that the \
      process or the database stopped before it reported whether the change was made; such an \
      event is shown some minutes later. NotRecorded counts refusals that came faster than they \
      could be written.

      With --begin-seals the services begin to seal their events by a key that they do not keep; the \
      key is made in --seal-key. With --verify the seals are checked: events that were changed, cut or \
      added since are found, and the command fails. Keep the key on another machine.
      """
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("Only of this user pool or identity pool.", valueName: "pool-id"))
  var pool: String?

  @Option(
    help: ArgumentHelp(
      "Only about this user: the username, the sub, an identity's id, or a name that no user has.",
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

  @Flag(help: "Say below each event in a sentence what decided it.")
  var explain = false

  @Flag(help: "Check by the seals that no event was cut or changed.")
  var verify = false

  @Flag(help: "Begin to seal the events.")
  var beginSeals = false

  @Flag(help: "With --begin-seals: give up the seals that another key made.")
  var replaceSeals = false

  @Option(
    help: ArgumentHelp(
      "The file of the seals' first key; of a private installation one of its secrets.",
      valueName: "file"
    )
  )
  var sealKey: String?

  /// How long to wait before asking for what came.
  private static let pause = Duration.milliseconds(500)

  func run() async throws {
    let runDirectory = try installation.resolvedRunDirectory()
    guard !verify, !beginSeals else { return try await useSeals(in: runDirectory) }
    var stream = EventStream(
      ServiceName.allCases
        .filter { $0.rpcServices.contains(AuditOperatorMethods.service) }
        .map { EventSource(OperatorChannel(runDirectory: runDirectory, service: $0), request) }
    )
    guard follow else {
      let found = await stream.next()
      for event in found.events.suffix(Int(max(limit, 1))) { try show(event) }
      // What is shown is not all there is.
      if let failure = found.failures.first { throw failure }
      return
    }
    StandardError.ignoreBrokenPipes()
    let signals = await UnixSignalsSequence(trapping: [.sigint, .sigterm])
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in signals { return }
      }
      group.addTask { [stream] in try await follow(stream) }
      // The signal, or the end of following.
      try await group.next()
      group.cancelAll()
    }
  }

  private func useSeals(in runDirectory: String) async throws {
    guard let keyPath = sealKey ?? installation.privateSealKeyPath else {
      throw ControlFailure("--seal-key must name the file of the seals' key")
    }
    let seals = EventSeals(runDirectory: runDirectory, keyPath: keyPath)
    if beginSeals {
      let begun = try await seals.begin(replacing: replaceSeals)
      StandardOutput.write(
        begun.isEmpty
          ? "the events are sealed already\n"
          : "events are sealed from now on: \(begun.map(\.rawValue).joined(separator: ", "))\n"
      )
    }
    guard verify else { return }
    let reports = try await seals.verify()
    StandardOutput.write(reports.flatMap(\.lines).map { $0 + "\n" }.joined())
    guard reports.allSatisfy(\.isWhole) else { throw ExitCode.failure }
  }

  private var request: ListAuditEventsRequest {
    ListAuditEventsRequest(
      poolId: pool,
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

  /// Continues where it was after a service has been away for a while, so that no event is missed.
  private func follow(_ stream: EventStream) async throws {
    var stream = stream
    var isFirst = true
    while !Task.isCancelled {
      let found = await stream.next()
      // At the beginning there may be nothing to wait for.
      if isFirst, found.answered == 0, let failure = found.failures.first { throw failure }
      if !Task.isCancelled {
        for failure in found.failures {
          StandardError.write(Array("gatehousectl: \(failure); trying again\n".utf8))
        }
      }
      for event in isFirst ? found.events.suffix(Int(max(limit, 1))) : found.events[...] {
        try show(event)
      }
      isFirst = false
      if found.events.isEmpty { await sleepUnlessCancelled(Self.pause) }
    }
  }

  private func show(_ event: AuditEvent) throws(ControlFailure) {
    let line = json ? try EventLine(event).json() : EventLine(event).text
    StandardOutput.write(line + "\n")
    guard explain, !json else { return }
    StandardOutput.write("  \(TerminalText.escaped(EventExplanation(of: event).sentence))\n")
  }
}
