internal import Domain
internal import Logging
internal import Postgres
internal import RPC

/// Removes spent challenges, expired codes, forgotten attempts, old audit events and what is left of
/// deleted pools, so that the tables do not grow for ever; makes events of interrupted changes, and
/// keeps the kinds of imported hashes.
public struct ExpiredRowRemoval: Sendable {
  private let authentication: Authentication
  private let store: ExpiredRowStore

  /// Clocks of instances differ a little; a challenge must not come alive again by that.
  private static let delaySeconds: Int64 = 300
  /// Longer than any call takes: one that found a pool before it was deleted and adds to it after, or
  /// one that began a change.
  private static let lingeringSeconds: Int64 = 600

  init(_ authentication: Authentication) {
    self.authentication = authentication
    store = ExpiredRowStore(database: authentication.database)
  }

  private var deletedPools: DeletedUserPoolStore { authentication.deletedPools }

  /// Removes what has expired by now, in pieces; returns how many rows that were.
  ///
  /// A table that cannot be cleaned does not keep the others from it; its failure is thrown at the
  /// end.
  @discardableResult
  public func removeOnce() async throws(AuthenticationFailure) -> Int {
    let now = authentication.clock.now()
    var total = 0
    var failure: AuthenticationFailure?
    for table in ExpiredRowStore.Table.allCases {
      do throws(AuthenticationFailure) {
        total += try await removeRows(from: table, before: oldest(in: table, at: now))
      } catch {
        failure = error
      }
    }
    for table in [AuditTable.userRefusals, .strangerRefusals] {
      do throws(AuthenticationFailure) {
        total += try await removeOldest(of: table)
      } catch {
        failure = error
      }
    }
    do throws(AuthenticationFailure) {
      total += try await endInterruptedChanges(at: now)
    } catch {
      failure = error
    }
    do throws(AuthenticationFailure) {
      total += try await ImportedHashKindUpkeep(authentication).once()
    } catch {
      failure = error
    }
    total += try await removeDeletedPools(at: now)
    if let failure { throw failure }
    return total
  }

  private func oldest(in table: ExpiredRowStore.Table, at now: Instant) -> Instant {
    switch table {
    case .spentChallenges, .confirmationCodes, .challengeTries:
      now.adding(seconds: -Self.delaySeconds)
    case .passwordFailures:
      now.adding(seconds: -PasswordGuess.memorySeconds)
    case .operationAttempts, .secondFactorTries, .requestRates:
      now.adding(seconds: -OperationAttemptStore.periodSeconds)
    case .auditEvents, .userRefusals, .strangerRefusals:
      now.adding(seconds: -Int64(authentication.configuration.auditRetentionDays) * 86_400)
    }
  }

  private func removeRows(
    from table: ExpiredRowStore.Table,
    before moment: Instant
  ) async throws(AuthenticationFailure) -> Int {
    var total = 0
    while true {
      let removed = try await store.remove(from: table, before: moment, limit: 5000)
      total += removed
      guard removed > 0 else { return total }
    }
  }

  /// Anybody can be refused as often as they like, and must not fill the disk by it.
  private func removeOldest(of table: AuditTable) async throws(AuthenticationFailure) -> Int {
    let events = AuditEventStore(database: authentication.database)
    var total = 0
    while true {
      let removed = try await events.removeOldest(
        of: table,
        beyond: authentication.configuration.auditRefusalRows,
        limit: 5000
      )
      total += removed
      guard removed > 0 else { return total }
    }
  }

  /// What began and did not end is an event too.
  private func endInterruptedChanges(at now: Instant) async throws(AuthenticationFailure) -> Int {
    let events = AuditEventStore(database: authentication.database)
    var total = 0
    while true {
      let ended = try await events.insertInterrupted(
        begunBefore: now.adding(seconds: -Self.lingeringSeconds),
        limit: DeletedUserPoolStore.piece
      )
      total += ended
      guard ended > 0 else { return total }
    }
  }

  /// Ends the tokens of pools whose deletion was interrupted, and removes the rows of all.
  private func removeDeletedPools(at now: Instant) async throws(AuthenticationFailure) -> Int {
    let context = RPCCallContext(
      requestID: authentication.random.uuid(),
      deadline: .now + .seconds(60)
    )
    await authentication.finishEarlierDeletions(context)
    var total = 0
    for pool in try await deletedPools.withoutTokens() {
      while true {
        let removed = try await deletedPools.removeRows(of: pool, limit: DeletedUserPoolStore.piece)
        total += removed
        guard removed > 0 else { break }
      }
      try await deletedPools.forget(
        pool,
        deletedBefore: now.adding(seconds: -Self.lingeringSeconds)
      )
    }
    return total
  }

  /// Removes what has expired every few minutes, until the task is cancelled.
  public func run(every interval: Duration = .seconds(120)) async {
    while !Task.isCancelled {
      do throws(AuthenticationFailure) {
        try await removeOnce()
      } catch {
        authentication.logger.warning(
          "expired rows not removed",
          metadata: ["error": "\(error.status)"]
        )
      }
      do {
        try await Task.sleep(for: interval)
      } catch {
        return
      }
    }
  }
}
