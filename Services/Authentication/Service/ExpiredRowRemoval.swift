internal import AuthenticationAccounts
internal import AuthenticationAuthorization
package import AuthenticationCore
internal import AuthenticationImport
internal import AuthenticationInteraction
internal import AuthenticationOperators
internal import AuthenticationPasskeys
internal import AuthenticationPools
internal import AuthenticationProtection
internal import AuthenticationSignIn
internal import AuthenticationTokenExchange
internal import Domain
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC

/// Removes consumed challenges, expired codes, old attempts, old audit events and the rows of deleted
/// pools, so that the tables do not grow without a bound.
///
/// It also makes events of interrupted changes, and keeps the kinds of imported hashes up to date.
package struct ExpiredRowRemoval: Sendable {
  private let authentication: Authentication
  private let audit: AuditUpkeep

  /// Longer than any call takes, such as one that found a pool before its deletion and adds rows to it
  /// afterwards.
  private static let lingeringSeconds: Int64 = 600

  init(_ authentication: Authentication) {
    self.authentication = authentication
    audit = AuditUpkeep(
      database: authentication.parts.database,
      sealing: AuditSealing(
        database: authentication.parts.database,
        sealer: authentication.parts.sealer,
        of: .userPools,
        clock: authentication.parts.clock
      ),
      retentionDays: authentication.parts.configuration.auditRetentionDays,
      refusalRows: authentication.parts.configuration.auditRefusalRows
    )
  }

  private var deletedPools: DeletedUserPoolStore { authentication.pools.deletedPools }

  /// Removes what has expired by now, in pieces; returns how many rows that were.
  ///
  /// A table that cannot be cleaned does not keep the others from being cleaned; its failure is thrown
  /// at the end.
  @discardableResult
  package func removeOnce() async throws(AuthenticationFailure) -> Int {
    let now = authentication.parts.clock.now()
    var total = 0
    var failure: AuthenticationFailure?
    for rows in SignIn.expired + Accounts.expired + Passkeys.expired + TokenExchange.expired
      + Authorization.expired + Interaction.expired + Operators.expired + [AllowanceStore.expired]
      + authentication.protection.expired(
        eventDays: authentication.parts.configuration.authEventDays
      )
    {
      do throws(AuthenticationFailure) {
        total += try await remove(rows, at: now)
      } catch {
        failure = error
      }
    }
    do throws(AuthenticationFailure) {
      total += try await removingInPieces { () async throws(AuthenticationFailure) in
        try await authentication.accounts.endUnconfirmed(at: now, limit: 1000)
      }
    } catch {
      failure = error
    }
    do throws(GateFailure) {
      total += try await audit.once(at: now)
    } catch {
      failure = AuthenticationFailure(error)
    }
    do throws(AuthenticationFailure) {
      total += try await authentication.imports.hashKinds.once()
    } catch {
      failure = error
    }
    do throws(AuthenticationFailure) {
      total += try await authentication.interaction.endOverdue()
    } catch {
      failure = error
    }
    do throws(AuthenticationFailure) {
      try await authentication.directory.addressProfiles.renew()
    } catch {
      failure = error
    }
    total += try await removeDeletedPools(at: now)
    if let failure { throw failure }
    return total
  }

  private func remove(
    _ rows: ExpiredRows,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Int {
    let moment = now.adding(seconds: -rows.keptSeconds)
    return try await removingInPieces { () async throws(AuthenticationFailure) in
      try await querying { () async throws(PostgresError) in
        try await authentication.parts.database.execute(rows.removal(moment, 5000))
      }
    }
  }

  /// Ends the tokens of pools whose deletion was interrupted, and removes the rows of all.
  private func removeDeletedPools(at now: Instant) async throws(AuthenticationFailure) -> Int {
    let context = RPCCallContext(
      requestID: authentication.parts.random.uuid(),
      deadline: .now + .seconds(60)
    )
    await authentication.pools.finishEarlierDeletions(context)
    var total = 0
    var failure: AuthenticationFailure?
    for pool in try await deletedPools.withoutTokens() {
      do throws(AuthenticationFailure) {
        total += try await remove(pool, at: now)
      } catch {
        // The other pools need not wait for this one.
        failure = error
      }
    }
    if let failure { throw failure }
    return total
  }

  private func remove(
    _ pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Int {
    let removed = try await removingInPieces { () async throws(AuthenticationFailure) in
      try await deletedPools.removeRows(of: pool, limit: DeletedUserPoolStore.piece)
    }
    try await deletedPools.forget(
      pool,
      deletedBefore: now.adding(seconds: -Self.lingeringSeconds)
    )
    return removed
  }

  /// Removes what has expired every few minutes, until the task is cancelled.
  package func run(every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(AuthenticationFailure) {
        try await removeOnce()
      } catch {
        authentication.parts.logger.warning(
          "expired rows not removed",
          metadata: ["error": "\(error.status)"]
        )
      }
    }
  }
}
