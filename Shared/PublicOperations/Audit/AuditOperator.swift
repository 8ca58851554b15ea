internal import AuditSeals
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
  /// Identity pools, with identities; and user pools, with their outside providers.
  case identityPools
}

/// Shows the operator the events.
public struct AuditOperator: AuditOperatorServing {
  private let store: AuditEventListing
  private let seals: AuditSealStore
  private let sealing: AuditSealing
  private let names: AuditNames
  private let pools: AuditedPools
  private let clock: any WallClock

  private static let maxEvents = 1000
  /// The seals of one answer, which holds the events under them.
  private static let maxSeals = 512
  private static let maxSealedEvents = 1024
  /// How many past events are usual.
  private static let usualEvents = 50

  /// Reads the events of the database; the sealer's key recognises names that no user has.
  public init(
    database: PostgresPool,
    sealer: Sealer,
    of pools: AuditedPools,
    clock: any WallClock
  ) {
    store = AuditEventListing(database: database)
    seals = AuditSealStore(database: database)
    sealing = AuditSealing(database: database, sealer: sealer, of: pools, clock: clock)
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
    let usual = request.afterCursor == nil ? Self.usualEvents : Self.maxEvents
    let limit = min(max(request.limit.map { Int($0) } ?? usual, 1), Self.maxEvents)
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

  /// Begins to seal the events by a key that is not kept; does nothing where they are sealed already,
  /// unless those seals may go.
  public func beginAuditSeals(
    _ request: BeginAuditSealsRequest,
    context: RPCCallContext
  ) async throws(GateFailure) -> BeginAuditSealsResponse {
    guard let key = request.key.flatMap(AuditSealKey.init) else {
      throw .invalidParameter("The key of the seals must have 32 bytes.")
    }
    let isSealed = try await seals.state(of: .events) != nil
    if isSealed, request.replaces != true { return BeginAuditSealsResponse(isBegun: false) }
    try await sealing.begin(key)
    return BeginAuditSealsResponse(isBegun: true)
  }

  /// The seals of a table after one of them, with the events that they cover.
  public func listAuditSeals(
    _ request: ListAuditSealsRequest,
    context: RPCCallContext
  ) async throws(GateFailure) -> ListAuditSealsResponse {
    guard let table = AuditTable.allCases.first(where: { $0.text == request.table }) else {
      throw .invalidParameter("There is no such table of events.")
    }
    // Before the seals: what is sealed meanwhile is then beyond what is expected.
    guard let state = try await seals.state(of: table) else { return ListAuditSealsResponse() }
    let after = max(request.afterSequence ?? -1, -1)
    let listed = try await seals.list(
      table,
      after: after,
      limit: Self.maxSeals,
      events: Self.maxSealedEvents
    )
    return ListAuditSealsResponse(
      seals: listed.map { $0.seal.message(over: $0.records.map { $0.message(of: pools) }) },
      nextSequence: state.next,
      begunAtUnixMillis: state.begunAt.unixMillis
    )
  }

  private func since(_ request: ListAuditEventsRequest) -> Instant? {
    let within = request.withinMillis.map { clock.now().adding(.milliseconds(-max($0, 0))) }
    let since = request.sinceUnixMillis.map { Instant(unixMillis: $0) }
    return [within, since].compactMap { $0 }.max()
  }
}

extension AuditSealStore.Stored {
  fileprivate func message(over events: [AuditEvent]) -> AuditSeal {
    AuditSeal(
      sequence: contents.sequence,
      previousCode: contents.previousCode,
      madeAtUnixMillis: contents.madeAtUnixMillis,
      newestAtUnixMillis: contents.newestAtUnixMillis,
      through: contents.through,
      cutThrough: contents.cut?.through,
      cutCode: contents.cut?.code,
      eventCodes: eventCodes,
      code: code,
      events: events
    )
  }
}

extension AuditRecord {
  /// The event as the operator's tools receive it, and as it is sealed.
  func message(of pools: AuditedPools) -> AuditEvent {
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
      rule: rule,
      operator: operatorName
    )
    switch pools {
    case .userPools: (event.userPoolId, event.sub) = (poolID, sub)
    // Identity federation also keeps the outside providers of user pools.
    case .identityPools where poolID.flatMap { UserPoolID($0) } != nil: event.userPoolId = poolID
    case .identityPools: (event.identityPoolId, event.identityId) = (poolID, sub)
    }
    return event
  }
}
