internal import AuthenticationMessages
internal import Domain
internal import Postgres
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("USR-26: waiting for what an app does with a session")
struct SessionWaitingTests {
  private let wakes = InteractionWakes()

  private func waiting(_ stage: WaitingStage, look: Duration) -> SessionWaiting {
    var waiting = SessionWaiting(
      sessions: stage.interaction.sessions,
      wakes: wakes,
      clock: stage.clock,
      lookInterval: look
    )
    waiting.maxWait = patience
    return waiting
  }

  /// Runs the body while changes of the database's sessions are heard.
  private func listening(_ stage: WaitingStage, _ body: () async throws -> Void) async throws {
    let listener = PostgresListener(
      stage.stage.harness.store.configuration,
      channel: InteractionWakes.channel
    )
    let task = Task { await wakes.run(listener) }
    var failure: (any Error)?
    do {
      try await body()
    } catch {
      failure = error
    }
    task.cancel()
    await task.value
    if let failure { throw failure }
  }

  @Test("a change wakes its waiters alone, of each process; what has changed is told")
  func woken() async throws {
    let stage = try await WaitingStage.make()
    let (first, second) = (try await stage.start().session, try await stage.start().session)
    let waiting = waiting(stage, look: patience)
    try await listening(stage) {
      let asked = [first, second].map { AwaitedSession(id: $0.id, version: $0.version) }
      async let changed = waiting.changed(asked, within: patience)
      try await until { wakes.count == 1 }
      try await stage.move(second, to: .opened) { $0.instance = "phone" }
      #expect(try await changed == [second.id])
      #expect(wakes.count == 0)
    }
  }

  @Test("USR-20: the end of a user's sign-ins is told at once to who waits for what it ended")
  func signedOut() async throws {
    let stage = try await WaitingStage.make()
    let started = try await stage.start().session
    let session = try await stage.move(started, to: .opened) { $0.instance = "phone" }
    let waiting = waiting(stage, look: patience)
    try await listening(stage) {
      let asked = [AwaitedSession(id: session.id, version: session.version)]
      async let changed = waiting.changed(asked, within: patience)
      try await until { wakes.count == 1 }
      try await stage.interaction.endings.endSessions(of: stage.sub, in: session.pool)
      #expect(try await changed == [session.id])
    }
  }

  @Test("a change while the connection was lost is found out when there is one again")
  func lostConnection() async throws {
    let stage = try await WaitingStage.make()
    let session = try await stage.start().session
    let waiting = waiting(stage, look: patience)
    let administration = stage.stage.harness.database.administrationPool()
    try await listening(stage) {
      async let changed = waiting.changed(
        [AwaitedSession(id: session.id, version: session.version)],
        within: patience
      )
      try await until { wakes.count == 1 }
      // Until one is ended: the connection may not be made yet.
      try await until {
        try await administration.first(
          """
          SELECT count(pg_terminate_backend(pid)) AS ended FROM pg_stat_activity
          WHERE datname = current_database() AND query LIKE 'LISTEN%'
          """
        ) { (row) throws(PostgresError) in try row.value("ended", as: Int.self) > 0 } ?? false
      }
      try await stage.move(session, to: .cancelled)
      #expect(try await changed == [session.id])
    }
  }

  @Test("without a connection a waiter looks by itself")
  func look() async throws {
    let stage = try await WaitingStage.make()
    let session = try await stage.start().session
    let waiting = waiting(stage, look: .milliseconds(5))
    async let changed = waiting.changed(
      [AwaitedSession(id: session.id, version: session.version)],
      within: patience
    )
    try await until { wakes.count == 1 }
    try await stage.move(session, to: .declined)
    #expect(try await changed == [session.id])
  }

  @Test("what can no longer change, has changed before or does not exist is told at once")
  func atOnce() async throws {
    let stage = try await WaitingStage.make()
    let waiting = waiting(stage, look: patience)
    let ended = try await stage.start().session
    let last = try await stage.move(ended, to: .cancelled)
    let changed = try await stage.start().session
    try await stage.move(changed, to: .opened) { $0.instance = "phone" }
    let waits = try await stage.start().session
    for asked in [
      AwaitedSession(id: last.id, version: last.version),
      AwaitedSession(id: changed.id, version: changed.version),
      AwaitedSession(id: "AAAAAAAAAAAAAAAAAAAAAA", version: 1),
    ] {
      let both = [asked, AwaitedSession(id: waits.id, version: waits.version)]
      #expect(try await waiting.changed(both, within: patience) == [asked.id])
    }
    stage.clock.advance(by: .seconds(121))
    let overdue = AwaitedSession(id: waits.id, version: waits.version)
    #expect(try await waiting.changed([overdue], within: patience) == [waits.id])
  }

  @Test("when the time is up nothing is told; a cancelled wait ends")
  func timeIsUp() async throws {
    let stage = try await WaitingStage.make()
    let session = try await stage.start().session
    let waiting = waiting(stage, look: patience)
    let asked = [AwaitedSession(id: session.id, version: session.version)]
    #expect(try await waiting.changed(asked, within: .milliseconds(1)).isEmpty)
    let task = Task { try await waiting.changed(asked, within: patience) }
    try await until { wakes.count == 1 }
    task.cancel()
    #expect(try await task.value.isEmpty)
    #expect(wakes.count == 0)
  }

  @Test("an inbox has what waits for its accounts, wakes for more, and needs one proof")
  func inbox() async throws {
    let stage = try await WaitingStage.make()
    stage.known.add("us-east-1_account", of: stage.sub, on: "phone")
    let inbox = InboxWaiting(
      interaction: stage.interaction,
      wakes: wakes,
      lookInterval: patience
    )
    let call = InteractionCall(proof: stage.stage.poolID)
    let context = stage.stage.context
    try await stage.stage.addUser("bob")
    _ = try await stage.start(user: "bob")
    let empty = try await inbox.inbox(AwaitInteractionInboxRequest(call: call), context)
    #expect(empty.sessions.isEmpty)
    try await listening(stage) {
      async let next = inbox.inbox(
        AwaitInteractionInboxRequest(
          continuation: empty.continuation,
          waitMillis: 8000,
          cursor: empty.cursor
        ),
        context
      )
      try await until { wakes.count == 1 }
      let session = try await stage.start().session
      var told = try await next
      // On a machine that stood still for the whole wait.
      if told.sessions.isEmpty {
        told = try await inbox.inbox(
          AwaitInteractionInboxRequest(continuation: empty.continuation),
          context
        )
      }
      #expect(told.sessions.map(\.sessionId) == [session.id])
      #expect(told.cursor != empty.cursor)
    }
    stage.clock.advance(by: .seconds(601))
    await #expect(throws: AuthenticationFailure.interaction(.invalidProof, "The wait is over.")) {
      try await inbox.inbox(
        AwaitInteractionInboxRequest(continuation: empty.continuation),
        context
      )
    }
  }
}
