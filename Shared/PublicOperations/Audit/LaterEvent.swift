public import Domain
internal import RPC

/// What a service does because of a call, besides its answer or after it.
public struct LaterEvent: Sendable, Hashable {
  let requestID: String
  let operation: String
  let pool: UserPoolID
  let client: String?
  let user: AuditTrail.Subject?
  let rule: String?

  /// What `operation` names in the list of events, under the id of the call's request; the rule says in words
  /// that hold nothing of the request what was done, or why it failed.
  public init(
    requestID: String,
    operation: String,
    pool: UserPoolID,
    client: String?,
    user: AuditTrail.Subject?,
    rule: String?
  ) {
    self.requestID = requestID
    self.operation = operation
    self.pool = pool
    self.client = client
    self.user = user
    self.rule = rule
  }
}

extension AuditLog {
  /// Has the event of what was done written, among those of changes.
  public func submit(_ later: LaterEvent, at now: Instant) {
    submit(later.record(at: now), into: .events)
  }

  /// Has the event of a later failure written, among those of changes.
  public func submit(_ later: LaterEvent, _ failure: some OperationFailure, at now: Instant) {
    var record = later.record(at: now)
    record.end(by: failure)
    submit(record, into: .events)
  }
}

extension LaterEvent {
  fileprivate func record(at now: Instant) -> AuditRecord {
    AuditRecord(
      at: now,
      requestID: AuditText.column(requestID) ?? "",
      operation: operation,
      poolID: pool.text,
      clientID: client,
      username: AuditText.column(user?.username),
      sub: user?.sub,
      outcome: AuditRecord.success,
      rule: rule
    )
  }
}
