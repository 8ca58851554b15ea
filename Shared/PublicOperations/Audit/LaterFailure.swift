public import Domain
internal import RPC

/// A failure of what a service does because of a call, after the call was answered.
public struct LaterFailure: Sendable, Hashable {
  let requestID: String
  let operation: String
  let pool: UserPoolID
  let client: String?
  let user: AuditTrail.Subject?
  let rule: String?

  /// A failure of what `operation` names in the list of events, under the id of the call's request; the
  /// rule says in words that hold nothing of the request why it failed.
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
  /// Has the event of a later failure written, among those of changes.
  public func submit(_ later: LaterFailure, _ failure: some OperationFailure, at now: Instant) {
    submit(
      AuditRecord(
        at: now,
        requestID: AuditText.column(later.requestID) ?? "",
        operation: later.operation,
        poolID: later.pool.text,
        clientID: later.client,
        username: AuditText.column(later.user?.username),
        sub: later.user?.sub,
        outcome: failure.publicException,
        reason: failure.status.reason,
        rule: later.rule ?? failure.rule
      ),
      into: .events
    )
  }
}
