public import Domain
public import Logging
public import Postgres

/// Removes what the gate no longer needs, and makes events of interrupted changes.
public struct AuditUpkeep: Sendable {
  private let events: AuditEventStore
  private let sealing: AuditSealing
  private let rates: RequestRateStore
  private let retentionDays: Int
  private let refusalRows: Int

  /// Longer than any call takes, one that began a change included.
  private static let lingeringSeconds: Int64 = 600
  /// A bucket that no request asked for so long is full, like one without a row.
  private static let bucketSeconds: Int64 = 3600

  /// Upkeep of the database's tables: events are kept for so many days, and so many of the newest
  /// refusals of each kind; sealed ones leave a cut.
  public init(
    database: PostgresPool,
    sealing: AuditSealing,
    retentionDays: Int,
    refusalRows: Int
  ) {
    events = AuditEventStore(database: database)
    self.sealing = sealing
    rates = RequestRateStore(database: database)
    self.retentionDays = retentionDays
    self.refusalRows = refusalRows
  }

  /// Does all of it once; returns how many rows that were.
  ///
  /// A table that cannot be cleaned does not keep the others from it; its failure is thrown at the
  /// end.
  public func once(at now: Instant) async throws(GateFailure) -> Int {
    let oldest = now.adding(seconds: -Int64(retentionDays) * 86_400)
    var total = 0
    var failure: GateFailure?
    func repeating(_ step: () async throws(GateFailure) -> Int) async {
      do throws(GateFailure) {
        while true {
          let count = try await step()
          total += count
          guard count > 0 else { return }
        }
      } catch {
        failure = error
      }
    }
    for table in AuditTable.allCases {
      await repeating { () async throws(GateFailure) in
        if let cut = try await sealing.cut(table, before: oldest, limit: 5000) { return cut }
        return try await events.remove(from: table, before: oldest, limit: 5000)
      }
    }
    // A caller can be refused any number of times, and must not fill the disk by it.
    for table in [AuditTable.userRefusals, .strangerRefusals] {
      await repeating { () async throws(GateFailure) in
        if let cut = try await sealing.cut(table, beyond: refusalRows, limit: 5000) { return cut }
        return try await events.removeOldest(of: table, beyond: refusalRows, limit: 5000)
      }
    }
    // What began and did not end is an event too.
    await repeating { () async throws(GateFailure) in
      try await events.insertInterrupted(
        begunBefore: now.adding(seconds: -Self.lingeringSeconds),
        limit: 1000
      )
    }
    await repeating { () async throws(GateFailure) in
      try await rates.remove(
        filledBefore: now.adding(seconds: -Self.bucketSeconds),
        limit: 5000
      )
    }
    if let failure { throw failure }
    return total
  }

  /// Does it every few minutes, until the task is cancelled.
  public func run(
    every interval: Duration = .seconds(120),
    at clock: any WallClock,
    logger: Logger
  ) async {
    while !Task.isCancelled {
      do throws(GateFailure) {
        _ = try await once(at: clock.now())
      } catch {
        logger.warning("old events not removed", metadata: ["error": "\(error.status)"])
      }
      do {
        try await Task.sleep(for: interval)
      } catch {
        return
      }
    }
  }
}
