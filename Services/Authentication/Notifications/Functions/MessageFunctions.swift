package import AuthenticationCore
package import AuthenticationTriggers
internal import Cryptography
package import Deliveries
internal import Domain
internal import Logging
internal import Postgres
package import PublicOperations
internal import RPC
internal import Synchronization

/// Has functions of pools put messages into words or send them, beside every other instance that does
/// the same.
///
/// A message comes here where its request had to end before any function was called. What a function
/// put into words goes on to the operator's senders; what a function sends is tried again by their
/// schedule.
package struct MessageFunctions: Sendable {
  private let store: MessageDeliveryStore
  private let settings: UserPoolSettingsCache
  private let users: UserStore
  private let customMessage: CustomMessage
  private let customSender: CustomSender
  private let auditLog: AuditLog
  private let sealer: Sealer
  private let clock: any WallClock
  private let random: any RandomSource
  private let notes: DeliveryNotes<MessageDeliveryStore>
  private let logger: Logger
  private let load = FunctionLoad()

  /// Longer than any function's time limit.
  private static let patience = Duration.seconds(30)
  private static let pollPause = Duration.milliseconds(500)
  private static let fullPause = Duration.milliseconds(20)

  /// Calls the functions of the directory's pools.
  package init(
    _ parts: AreaParts,
    triggers: Triggers,
    keys: CodeKeys,
    auditLog: AuditLog
  ) {
    store = MessageDeliveryStore(database: parts.database)
    settings = parts.directory.settings
    users = parts.directory.users
    customMessage = CustomMessage(triggers: triggers)
    customSender = CustomSender(triggers: triggers, keys: keys)
    self.auditLog = auditLog
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
    notes = DeliveryNotes(
      store,
      maxAttempts: MessageDelivery.maxAttempts,
      clock: parts.clock,
      random: parts.random,
      logger: parts.logger
    )
  }

  /// Works until the task is cancelled, then finishes what is begun.
  package func run() async {
    await withDiscardingTaskGroup { group in
      var isFailing = false
      while !Task.isCancelled {
        guard load.hasRoom else {
          await pause(Self.fullPause)
          continue
        }
        do throws(AuthenticationFailure) {
          let claimed = try await claim()
          isFailing = false
          guard let message = claimed else {
            await pause(Self.pollPause)
            continue
          }
          load.begin(message.userPoolID)
          group.addTask {
            // A task of its own, which the process's end does not cancel.
            await Task { await carryOut(message) }.value
            load.end(message.userPoolID)
          }
        } catch {
          // Logged once: an outage would fill the log.
          if !isFailing {
            logger.warning(
              "the outbox is not reached for functions",
              metadata: ["error": "\(error.status)"]
            )
          }
          isFailing = true
          await pause(Self.pollPause)
        }
      }
    }
  }

  /// Has the message that waits longest put into words or sent; nil when none is due.
  @discardableResult
  package func workOne() async throws(AuthenticationFailure) -> DeliveryOutcome? {
    guard let message = try await claim() else { return nil }
    return try await outcome(of: message)
  }

  private func claim() async throws(AuthenticationFailure) -> MessageDeliveryStore.Claimed? {
    let now = clock.now()
    return try await store.claimAwaitingFunction(
      exceptOf: load.busyPools,
      lease: random.uuid(),
      until: now.adding(MessageDeliveryStore.lease),
      at: now
    )
  }

  /// A fault leaves the message to its lease's end.
  private func carryOut(_ message: MessageDeliveryStore.Claimed) async {
    do throws(AuthenticationFailure) {
      _ = try await outcome(of: message)
    } catch {
      logger.warning(
        "a message for a function is left to its lease",
        metadata: ["message": "\(message.id)", "error": "\(error.status)"]
      )
    }
  }

  private func outcome(
    of claimed: MessageDeliveryStore.Claimed
  ) async throws(AuthenticationFailure) -> DeliveryOutcome {
    if let fault = notes.fault(of: claimed, at: clock.now()) {
      return try await notes.giveUp(claimed, fault)
    }
    guard let message = unwritten(claimed) else {
      return try await notes.giveUp(claimed, "the message cannot be opened with the present keys")
    }
    guard let recipient = try await recipient(of: claimed) else {
      return try await notes.giveUp(claimed, "the pool or the user is gone")
    }
    let call = call(of: message)
    guard let sender = recipient.pool.triggers.sender(by: claimed.medium) else {
      return try await write(message, claimed, recipient, call)
    }
    do throws(CustomSender.Fault) {
      try await customSender.send(message, of: claimed.id, by: sender, to: recipient, call)
    } catch {
      return try await fail(error, of: sender, message, claimed, recipient, call)
    }
    await notes.noteSent(claimed)
    return .sent
  }

  private func unwritten(_ claimed: MessageDeliveryStore.Claimed) -> UnwrittenMessage? {
    do throws(AuthenticationFailure) {
      let contents = try OutboxContents(
        opening: claimed.sealedContents,
        with: sealer,
        pool: claimed.userPoolID,
        message: claimed.id
      )
      guard case .unwritten(let message) = contents else { return nil }
      return message
    } catch {
      return nil
    }
  }

  /// The user as it is now; nil where it is gone.
  private func recipient(
    of claimed: MessageDeliveryStore.Claimed
  ) async throws(AuthenticationFailure) -> MessageRecipient? {
    guard let id = UserPoolID(claimed.userPoolID) else { return nil }
    let pool: UserPoolSettings
    do throws(AuthenticationFailure) {
      pool = try await settings.pool(id)
    } catch {
      guard case .resourceNotFound = error else { throw error }
      return nil
    }
    guard let user = try await users.find(named: claimed.username, in: id)?.user else { return nil }
    return MessageRecipient(
      username: user.username,
      attributes: try user.eventAttributes(),
      address: CodeAddress(medium: claimed.medium, destination: claimed.destination),
      in: pool,
      client: claimed.clientID.flatMap(ClientID.init),
      // This means nothing here: the message was counted when it was made.
      cause: claimed.clientID == nil ? .administrator : .stranger
    )
  }

  /// The call that the functions' engine notes its refusals on; its request has ended long ago.
  private func call(of message: UnwrittenMessage) -> Call {
    var context = RPCCallContext(requestID: message.requestID, deadline: .now + Self.patience)
    context.userAgent = message.sdk
    return Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { _ in [] },
      logger: logger
    )
  }

  /// Where the function fails the pool's own words are sent: the client was told that a code is on its
  /// way.
  private func write(
    _ message: UnwrittenMessage,
    _ claimed: MessageDeliveryStore.Claimed,
    _ recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DeliveryOutcome {
    var texts: MessageTexts
    do throws(AuthenticationFailure) {
      texts = try await customMessage.texts(of: message, for: recipient, as: claimed.id, call)
    } catch {
      texts = MessageTexts(message.usualWording(for: recipient), message.values)
      submit(error, of: .customMessage, message, recipient, call)
    }
    let contents = OutboxContents.written(code: message.code, texts)
    try await store.keepWritten(
      claimed,
      try contents.sealed(with: sealer, pool: claimed.userPoolID, message: claimed.id),
      at: clock.now()
    )
    return .passedOn
  }

  private func fail(
    _ fault: CustomSender.Fault,
    of trigger: LambdaTrigger,
    _ message: UnwrittenMessage,
    _ claimed: MessageDeliveryStore.Claimed,
    _ recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DeliveryOutcome {
    // Without the function's words, which may be about a person.
    let reason = call.trail.facts.rule ?? "the function was not called"
    let (outcome, failure): (DeliveryOutcome, AuthenticationFailure) =
      switch fault {
      case .noKey(let failure): (try await notes.giveUp(claimed, reason), failure)
      case .notTaken(let failure): (try await notes.postpone(claimed, reason), failure)
      }
    if outcome == .dropped { submit(failure, of: trigger, message, recipient, call) }
    return outcome
  }

  /// The event of a message that a function failed.
  private func submit(
    _ failure: AuthenticationFailure,
    of trigger: LambdaTrigger,
    _ message: UnwrittenMessage,
    _ recipient: MessageRecipient,
    _ call: Call
  ) {
    auditLog.submit(
      LaterEvent(
        requestID: message.requestID,
        operation: message.source.triggerSource(of: trigger),
        pool: recipient.pool.id,
        client: recipient.client?.text,
        user: recipient.attributes["sub"].map {
          AuditTrail.Subject(username: recipient.username, sub: $0)
        },
        rule: call.trail.facts.rule
      ),
      failure,
      at: clock.now()
    )
  }
}

/// How many functions this instance waits for because of messages.
///
/// A pool has a part of the room: one whose function is slow keeps no message of another waiting.
private final class FunctionLoad: Sendable {
  private static let most = 32
  private static let maxOfPool = 4

  private let ofPools = Mutex<[String: Int]>([:])

  var hasRoom: Bool { ofPools.withLock { $0.values.reduce(0, +) } < Self.most }

  /// The pools that have no room left.
  var busyPools: [String] {
    ofPools.withLock { $0.filter { $0.value >= Self.maxOfPool }.keys.sorted() }
  }

  func begin(_ pool: String) {
    ofPools.withLock { $0[pool, default: 0] += 1 }
  }

  func end(_ pool: String) {
    ofPools.withLock { ofPools in
      let left = ofPools[pool, default: 1] - 1
      ofPools[pool] = left == 0 ? nil : left
    }
  }
}
