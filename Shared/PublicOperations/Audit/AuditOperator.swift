public import Cryptography
public import Domain
public import GatehouseMessages
public import GatehouseStubs
public import Postgres
public import RPC

/// Shows the operator the events.
public struct AuditOperator: AuditOperatorServing {
  private let store: AuditEventListing
  private let names: AuditNames
  private let clock: any WallClock

  private static let mostEvents = 1000
  /// Of the past.
  private static let usualEvents = 50

  /// Reads the events of the database; the sealer's key recognises names that no user has.
  public init(database: PostgresPool, sealer: Sealer, clock: any WallClock) {
    store = AuditEventListing(database: database)
    names = AuditNames(sealer: sealer)
    self.clock = clock
  }

  /// The newest events that fit, oldest of them first; with a cursor those committed after it.
  public func listAuditEvents(
    _ request: ListAuditEventsRequest,
    context: RPCCallContext
  ) async throws(GateFailure) -> ListAuditEventsResponse {
    let filter = AuditEventListing.Filter(
      userPoolID: request.userPoolId,
      user: request.user,
      nameHash: request.user.map { names.hash($0) },
      operation: request.operation,
      outcome: request.outcome,
      requestID: request.requestId,
      since: since(request)
    )
    // Who follows must keep up with a flood.
    let usual = request.afterCursor == nil ? Self.usualEvents : Self.mostEvents
    let limit = min(max(request.limit.map { Int($0) } ?? usual, 1), Self.mostEvents)
    guard request.isFollowed == true else {
      let found = try await store.newest(filter, limit: limit, onlyOrdered: false)
      return ListAuditEventsResponse(events: found.events.map(\.message))
    }
    let found: AuditEventListing.Found
    if let text = request.afterCursor {
      guard let cursor = AuditCursor(text) else {
        throw .invalidParameter("The cursor is not one of ours.")
      }
      found = try await store.after(cursor, filter, limit: limit)
    } else {
      found = try await store.newest(filter, limit: limit, onlyOrdered: true)
    }
    return ListAuditEventsResponse(
      events: found.events.map(\.message),
      cursor: found.cursor.text
    )
  }

  private func since(_ request: ListAuditEventsRequest) -> Instant? {
    let within = request.withinMillis.map { clock.now().adding(.milliseconds(-max($0, 0))) }
    let since = request.sinceUnixMillis.map { Instant(unixMillis: $0) }
    return [within, since].compactMap { $0 }.max()
  }
}

extension AuditRecord {
  fileprivate var message: AuditEvent {
    AuditEvent(
      atUnixMillis: at.unixMillis,
      requestId: requestID,
      operation: operation,
      actor: actor.rawValue,
      accessKeyId: accessKeyID,
      sourceIp: sourceIP,
      userAgent: userAgent,
      userPoolId: userPoolID,
      clientId: clientID,
      username: username,
      sub: sub,
      nameHash: nameHash,
      groupName: groupName,
      outcome: outcome,
      reason: reason,
      rule: rule
    )
  }
}
