internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Logging
internal import Metrics
internal import Postgres
internal import PublicOperations
internal import RPC

/// Counts messages against the operator's limits, in PostgreSQL, for all instances together.
struct MessageAllowances: Sendable {
  let store: AllowanceStore
  let messages: MessageDeliveryStore
  let limits: MessageLimits
  let clock: any WallClock

  static let periodSeconds: Int64 = 86400

  /// What a limit is counted for, as events and the metric name it.
  private enum Bound: String {
    case user
    case source
    case address
    case pool
  }

  /// Whether one more message may be sent; counted if so, but for one that is counted with its change.
  ///
  /// Where not, the call's event, the log and a metric say which limit is reached.
  func admit(
    _ recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    guard let reached = try await reached(by: recipient, call) else { return true }
    let medium = recipient.address.medium
    let bounds = Self.bounds(of: recipient.cause)
    if recipient.pool.logsNotifications {
      try await messages.queueWithheld(
        medium,
        purpose: recipient.cause.rawValue,
        isDecoy: recipient.cause == .decoy,
        UnsentMessageLog.Entry(
          address: medium.masked(recipient.address.destination),
          reason: "the day's limit of messages is reached",
          moment: clock.now()
        ),
        in: recipient.pool.id
      )
    }
    // A decoy is sent nowhere: its count is there for the same work alone.
    guard recipient.cause != .decoy else { return false }
    let bound = bounds.first { kind($0, recipient) == reached }?.rawValue ?? "pool"
    Counter(
      label: "gatehouse_messages_withheld_total",
      dimensions: [("medium", medium.rawValue), ("bound", bound)]
    ).increment()
    call.trail.note(rule: "the day's messages are used up: \(medium.rawValue), by \(bound)")
    call.logger.warning(
      "a message is not sent: the day's limit is reached",
      metadata: [
        "request_id": "\(call.context.requestID)", "user_pool_id": "\(recipient.pool.id)",
        "medium": "\(medium.rawValue)", "bound": "\(bound)",
        "cause": "\(recipient.cause.rawValue)",
      ]
    )
    return false
  }

  /// What the row of a message takes when it is written; nil where it was counted before.
  ///
  /// A change that is refused is told to no user, and uses up nothing: an intruder who has a hundred refused would
  /// else make the next one unseen.
  func taking(_ recipient: MessageRecipient, _ call: Call) -> SQL? {
    guard recipient.cause.isCountedWithItsChange else { return nil }
    return AllowanceStore.taking(
      allowances(recipient, call),
      ofPeriod: Self.periodSeconds,
      in: recipient.pool.id,
      at: clock.now()
    )
  }

  private func allowances(_ recipient: MessageRecipient, _ call: Call) -> [Allowance] {
    Self.bounds(of: recipient.cause).compactMap { allowance($0, recipient, call) }
  }

  /// The kind of the limit that one more message would pass; nil where it may be sent.
  private func reached(
    by recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? {
    let allowances = allowances(recipient, call)
    let (pool, period, now) = (recipient.pool.id, Self.periodSeconds, clock.now())
    guard recipient.cause.isCountedWithItsChange else {
      return try await store.take(allowances, ofPeriod: period, in: pool, at: now)
    }
    return try await store.usedUp(allowances, ofPeriod: period, in: pool, at: now)
  }

  private static func bounds(of cause: MessageCause) -> [Bound] {
    switch cause {
    case .stranger, .signInCode, .decoy: [.user, .source, .address, .pool]
    case .holder: [.user, .address, .pool]
    // The address is the user's own: a count that others share would let them keep the user out.
    case .signIn, .change: [.user, .pool]
    // An administrator works through users: what is bound is the cost to one address and of the pool.
    case .administrator: [.address, .pool]
    }
  }

  private func kind(_ bound: Bound, _ recipient: MessageRecipient) -> String {
    "\(recipient.address.medium.rawValue) of \(recipient.cause.rawValue) by \(bound.rawValue)"
  }

  /// Nil where the gateway named no source.
  private func allowance(
    _ bound: Bound,
    _ recipient: MessageRecipient,
    _ call: Call
  ) -> Allowance? {
    let limits = limits[recipient.address.medium]
    let text: String?
    let count: Int
    switch bound {
    case .user: (text, count) = (recipient.username, limits.toUser)
    case .source: (text, count) = (call.sourceNetwork, limits.fromSource)
    case .address: (text, count) = (recipient.countedAddress, limits.toAddress)
    case .pool: (text, count) = ("", limits.inPool)
    }
    guard let text else { return nil }
    return Allowance(
      kind(bound, recipient),
      key: store.key(text, in: recipient.pool.id),
      count: count
    )
  }
}

extension MessageCause {
  /// Whether a message is counted in the transaction of the change that it tells of.
  fileprivate var isCountedWithItsChange: Bool { self == .change }
}

extension MessageRecipient {
  /// One text for all ways to write the address.
  ///
  /// Many unknown names share a made-up one: with the name, so that none of them waits for another.
  fileprivate var countedAddress: String {
    let address = address.destination.lowercased()
    return cause == .decoy ? "\(username)|\(address)" : address
  }
}

extension UserPoolSettings {
  /// Whether the pool names a sink for what becomes of messages.
  fileprivate var logsNotifications: Bool {
    protection.logs.contains { $0.eventSource == "userNotification" }
  }
}
