public import Cryptography
public import Domain
public import GatehouseMessages
public import GatehouseStubs
public import Postgres
public import RPC

/// Whose pools a service's events are about.
public enum AuditedPools: Sendable, Hashable {
  /// User pools, with clients and users.
  case userPools
  /// Identity pools, with identities.
  case identityPools
}

/// Shows the operator the events.
public struct AuditOperator: AuditOperatorServing {
  private let store: AuditEventListing
  private let names: AuditNames
  private let pools: AuditedPools
  private let clock: any WallClock

  private static let mostEvents = 1000
  /// Of the past.
  private static let usualEvents = 50

  /// Reads the events of the database; the sealer's key recognises names that no user has.
  public init(
    database: PostgresPool,
    sealer: Sealer,
    of pools: AuditedPools,
    clock: any WallClock
  ) {
    store = AuditEventListing(database: database)
    names = AuditNames(sealer: sealer)
    self.pools = pools
    self.clock = clock
  }

  /// The newest events that fit, oldest of them first; with a cursor those committed after it.
  public func listAuditEvents(
    _ request: ListAuditEventsRequest,
    context: RPCCallContext
  ) async throws(GateFailure) -> ListAuditEventsResponse {
    let filter = AuditEventListing.Filter(
      poolID: request.poolId,
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
      return ListAuditEventsResponse(events: found.events.map { $0.message(of: pools) })
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
      events: found.events.map { $0.message(of: pools) },
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
  fileprivate func message(of pools: AuditedPools) -> AuditEvent {
    var event = AuditEvent(
      atUnixMillis: at.unixMillis,
      requestId: requestID,
      operation: operation,
      actor: actor.rawValue,
      accessKeyId: accessKeyID,
      sourceIp: sourceIP,
      userAgent: userAgent,
      clientId: clientID,
      username: username,
      nameHash: nameHash,
      groupName: groupName,
      outcome: outcome,
      reason: reason,
      rule: rule
    )
    switch pools {
    case .userPools: (event.userPoolId, event.sub) = (poolID, sub)
    case .identityPools: (event.identityPoolId, event.identityId) = (poolID, sub)
    }
    return event
  }
}
