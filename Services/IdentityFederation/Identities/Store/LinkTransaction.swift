internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Linking and merging under the locks of the identities.
extension LoginStore {
  /// What became of a change.
  enum Change: Sendable {
    /// The identity that the logins now belong to.
    case done(IdentityID)
    case refused(LoginLinking.Refusal)
    /// Another call has changed what was decided on; nothing is changed, and all is to be looked at
    /// again.
    case lost
  }

  /// Decides again while the identities are locked, and does what is decided.
  func change(
    in pool: IdentityPoolID,
    locking ids: [IdentityID],
    logins: [Login],
    at now: Instant,
    _ decide: @escaping @Sendable ([LinkedIdentity]) -> LoginLinking.Decision
  ) async throws(IdentityFederationFailure) -> Change {
    do throws(TransactionError<Interruption>) {
      return try await database.transaction { (connection) throws(Interruption) in
        try connection.lock(ids, in: pool)
        let seen = try connection.identities(ids, logins, in: pool)
        let decision = decide(seen)
        return try connection.carryOut(decision, ids, in: pool, at: now, participants)
      }
    } catch {
      switch error {
      case .body(.lost): return .lost
      case .body(.refused(let failure)): throw failure
      case .body(.database(let error)), .database(let error):
        throw IdentityFederationFailure(error)
      }
    }
  }

  /// Removes those of an identity's logins that are chosen while it is locked.
  ///
  /// An identity that has none left is abandoned.
  func unlink(
    from id: IdentityID,
    in pool: IdentityPoolID,
    at now: Instant,
    _ choose:
      @escaping @Sendable (LinkedIdentity) throws(IdentityFederationFailure) -> Set<Login>
  ) async throws(IdentityFederationFailure) {
    do throws(TransactionError<Interruption>) {
      try await database.transaction { (connection) throws(Interruption) in
        try connection.lock([id], in: pool)
        guard let identity = try connection.identities([id], [], in: pool).first else {
          throw .refused(.identityNotFound(id.text))
        }
        let logins: Set<Login>
        do throws(IdentityFederationFailure) {
          logins = try choose(identity)
        } catch {
          throw .refused(error)
        }
        guard !logins.isEmpty else { return }
        connection.enqueue(
          """
          DELETE FROM identity_federation.identity_logins
          WHERE identity_pool_id = \(pool.uuid) AND identity_id = \(id.uuid)
            AND login_key = ANY(\(logins.map(\.key))::uuid[])
          """
        )
        let isLast = logins.count == identity.logins.count
        connection.enqueue(
          """
          UPDATE identity_federation.identities
          SET modified_at_unix_millis = \(now.unixMillis), is_abandoned = \(isLast)
          WHERE identity_pool_id = \(pool.uuid) AND id = \(id.uuid)
          """
        )
      }
    } catch {
      switch error {
      case .body(.lost): throw .unavailable("an identity's logins were changed meanwhile")
      case .body(.refused(let failure)): throw failure
      case .body(.database(let error)), .database(let error):
        throw IdentityFederationFailure(error)
      }
    }
  }

  /// Why a transaction is undone.
  enum Interruption: Error {
    case lost
    case refused(IdentityFederationFailure)
    case database(PostgresError)
  }
}

extension PostgresConnection {
  /// Locks identities and those that became part of them, which a merge changes too.
  ///
  /// In the order of their ids, so that two merges that cross each other cannot wait for one another.
  fileprivate mutating func lock(
    _ ids: [IdentityID],
    in pool: IdentityPoolID
  ) throws(LoginStore.Interruption) {
    enqueue(
      """
      SELECT FROM identity_federation.identities
      WHERE identity_pool_id = \(pool.uuid)
        AND (id = ANY(\(ids.map(\.uuid))::uuid[]) OR merged_into = ANY(\(ids.map(\.uuid))::uuid[]))
      ORDER BY id FOR UPDATE
      """
    )
  }

  fileprivate mutating func identities(
    _ ids: [IdentityID],
    _ logins: [Login],
    in pool: IdentityPoolID
  ) throws(LoginStore.Interruption) -> [LinkedIdentity] {
    do throws(PostgresError) {
      return LinkedIdentityRow.grouped(
        try query(LoginStore.finding(ids, logins, pool)) {
          (row: borrowing PostgresRow) throws(PostgresError) in
          try LinkedIdentityRow(row, region: pool.region)
        }
      )
    } catch {
      throw .database(error)
    }
  }

  fileprivate mutating func carryOut(
    _ decision: LoginLinking.Decision,
    _ locked: [IdentityID],
    in pool: IdentityPoolID,
    at now: Instant,
    _ participants: [any MergeParticipant]
  ) throws(LoginStore.Interruption) -> LoginStore.Change {
    switch decision {
    case .create:
      throw .lost
    case .refuse(let refusal):
      return .refused(refusal)
    case .link(let logins, to: let id):
      guard locked.contains(id) else { throw .lost }
      try link(logins, to: id, in: pool, at: now)
      return .done(id)
    case .merge(let child, into: let parent, linking: let logins):
      guard locked.contains(child), locked.contains(parent) else { throw .lost }
      try merge(child, into: parent, in: pool, at: now, participants)
      try link(logins, to: parent, in: pool, at: now)
      return .done(parent)
    }
  }

  private mutating func merge(
    _ child: IdentityID,
    into parent: IdentityID,
    in pool: IdentityPoolID,
    at now: Instant,
    _ participants: [any MergeParticipant]
  ) throws(LoginStore.Interruption) {
    enqueue(
      """
      UPDATE identity_federation.identity_logins SET identity_id = \(parent.uuid)
      WHERE identity_pool_id = \(pool.uuid) AND identity_id = \(child.uuid)
      """
    )
    // Those that were merged into it before stand for the new parent, too.
    enqueue(
      """
      UPDATE identity_federation.identities SET merged_into = \(parent.uuid)
      WHERE identity_pool_id = \(pool.uuid) AND merged_into = \(child.uuid)
      """
    )
    enqueue(
      """
      UPDATE identity_federation.identities
      SET merged_into = \(parent.uuid), modified_at_unix_millis = \(now.unixMillis)
      WHERE identity_pool_id = \(pool.uuid) AND id = \(child.uuid)
      """
    )
    do throws(PostgresError) {
      for participant in participants {
        try participant.merge(child, into: parent, of: pool, at: now, in: &self)
      }
    } catch {
      throw .database(error)
    }
  }

  private mutating func link(
    _ logins: [Login],
    to id: IdentityID,
    in pool: IdentityPoolID,
    at now: Instant
  ) throws(LoginStore.Interruption) {
    enqueue(
      """
      UPDATE identity_federation.identities SET modified_at_unix_millis = \(now.unixMillis)
      WHERE identity_pool_id = \(pool.uuid) AND id = \(id.uuid)
      """
    )
    guard !logins.isEmpty else { return }
    let rows = logins.map { (key: $0.key, login: $0) }.sorted { $0.key < $1.key }
    let linked: Int
    do throws(PostgresError) {
      linked = try execute(
        """
        INSERT INTO identity_federation.identity_logins
          (identity_pool_id, login_key, identity_id, provider, subject)
        SELECT \(pool.uuid)::uuid, login.key::uuid, \(id.uuid)::uuid, login.provider, login.subject
        FROM unnest(\(rows.map(\.key)), \(rows.map(\.login.provider.text)),
          \(rows.map(\.login.subject.text))) AS login (key, provider, subject)
        ORDER BY login.key
        ON CONFLICT ON CONSTRAINT identity_logins_pkey DO NOTHING
        """
      )
    } catch {
      throw .database(error)
    }
    guard linked == rows.count else { throw .lost }
  }
}
