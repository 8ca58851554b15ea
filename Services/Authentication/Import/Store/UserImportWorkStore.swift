internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What workers write of import jobs: each batch in one transaction, or not at all.
package struct UserImportWorkStore: Sendable {
  let users: UserStore

  private var database: PostgresPool { users.database }

  /// A job that this instance alone may work on until the lease ends.
  struct Claim: Sendable {
    let job: UserImportJobRecord
    let leaseID: String
  }

  /// What became of a row.
  package struct Refusal: Sendable {
    package enum Outcome: String, Sendable {
      case skipped = "SKIPPED"
      case failed = "FAILED"
    }

    let line: Int64
    let outcome: Outcome
    let reason: String
  }

  /// Rows that end together at a place in the file.
  struct Batch: Sendable {
    let users: [ImportedUser]
    let refusals: [Refusal]
    let bytesDone: Int64
    let nextLine: Int64
  }

  /// How far a batch brought the job.
  enum Progress: Sendable, Hashable {
    case goesOn
    /// An administrator wants it to stop; the batch was not written.
    case stops
    /// The job is another's by now, or gone with its pool; the batch was not written.
    case lost
  }

  /// Takes the job that was started first among those without a worker; nil when there is none.
  func claim(
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Claim? {
    let job = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH due AS MATERIALIZED (
          SELECT user_pool_id, id FROM authentication.user_import_jobs
          WHERE status IN ('Pending', 'InProgress', 'Stopping')
            AND lease_ends_at_unix_millis <= \(now.unixMillis)
          ORDER BY started_at_unix_millis LIMIT 1 FOR UPDATE SKIP LOCKED
        )
        UPDATE authentication.user_import_jobs AS job
        SET lease_id = \(lease), lease_ends_at_unix_millis = \(leaseEnd.unixMillis),
          status = CASE job.status WHEN 'Pending' THEN 'InProgress' ELSE job.status END
        FROM due
        WHERE job.user_pool_id = due.user_pool_id AND job.id = due.id
        RETURNING \(UserImportJobRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try UserImportJobRecord.read(row)
      } ?? nil
    }
    return job.map { Claim(job: $0, leaseID: lease) }
  }

  /// Writes the batch's users, what became of the others, and how far the job is: all of it or
  /// nothing.
  ///
  /// The job's row is locked first, so that of two instances that believe the job theirs only the
  /// one with the lease writes; and it must stand where this batch begins.
  func write(
    _ batch: Batch,
    after bytesDone: Int64,
    of claim: Claim,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Progress {
    let pool = claim.job.userPoolID
    return try await users.writing {
      (db: inout PostgresConnection) throws(AuthenticationFailure) in
      // Before the job: a pool that is deleted is locked before its jobs.
      let kinds = try db.keepHashKinds(Set(batch.users.map(\.hashKind)), in: pool)
      guard let kinds else { return .lost }
      let status = try db.one(
        """
        SELECT status FROM authentication.user_import_jobs
        WHERE user_pool_id = \(pool.text) AND id = \(claim.job.id)
          AND lease_id = \(claim.leaseID) AND bytes_done = \(bytesDone) FOR UPDATE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> UserImportStatus in
        try row.value("status")
      }
      guard let status else { return .lost }
      guard status == .inProgress else { return .stops }
      let taken = try db.taken(among: batch.users.flatMap(\.claimedNames), in: pool)
      let sorted = Self.sort(batch.users, taken: taken, kinds: kinds)
      let refusals = batch.refusals + sorted.refusals
      db.insert(sorted.users.map(\.user), in: pool, at: now)
      db.log(refusals, of: claim.job)
      let skipped = refusals.count { $0.outcome == .skipped }
      db.enqueue(
        """
        UPDATE authentication.user_import_jobs
        SET imported_users = imported_users + \(sorted.users.count),
          skipped_users = skipped_users + \(skipped),
          failed_users = failed_users + \(refusals.count - skipped),
          bytes_done = \(batch.bytesDone), next_line = \(batch.nextLine),
          lease_ends_at_unix_millis = \(leaseEnd.unixMillis)
        WHERE user_pool_id = \(pool.text) AND id = \(claim.job.id)
        """
      )
      return .goesOn
    }
  }

  /// Tells users whose names are free and whose hashes there is room for from the others, in the
  /// file's order.
  private static func sort(
    _ users: [ImportedUser],
    taken: Set<ExactText>,
    kinds: Set<String>
  ) -> (users: [ImportedUser], refusals: [Refusal]) {
    var taken = taken
    var free: [ImportedUser] = []
    var refusals: [Refusal] = []
    for user in users {
      if taken.contains(user.mainName.name.exact) {
        refusals.append(
          Refusal(line: user.line, outcome: .skipped, reason: "The user already exists.")
        )
      } else if let alias = user.aliases.first(where: { taken.contains($0.name.exact) }) {
        refusals.append(
          Refusal(
            line: user.line,
            outcome: .failed,
            reason: "An account with the \(alias.kind.rawValue) already exists."
          )
        )
      } else if !user.hashKind.isEmpty, !kinds.contains(user.hashKind) {
        let reason = """
          The user pool has password hashes of \(ImportedHashKindStore.maxKinds) kinds already, \
          which is the most.
          """
        refusals.append(Refusal(line: user.line, outcome: .failed, reason: reason))
      } else {
        taken.formUnion(user.claimedNames)
        free.append(user)
      }
    }
    return (free, refusals)
  }

  /// Ends the job with its file; without effect when it is another's.
  ///
  /// `fault` says why the whole file is refused; nil when it was read to its end.
  func finish(
    _ claim: Claim,
    fault: String?,
    messages: UserImportMessages,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    let pool = claim.job.userPoolID.text
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH finished AS (
          UPDATE authentication.user_import_jobs
          SET status = CASE
              WHEN status = 'Stopping' THEN 'Stopped'
              WHEN \(fault)::text IS NOT NULL OR skipped_users + failed_users > imported_users
                THEN 'Failed'
              ELSE 'Succeeded'
            END,
            completion_message = CASE
              WHEN status = 'Stopping' THEN \(messages.stopped)::text
              WHEN \(fault)::text IS NOT NULL THEN \(fault)::text
              WHEN skipped_users + failed_users > imported_users THEN \(messages.tooMany)::text
              ELSE \(messages.succeeded)::text
            END,
            -- Also where nothing follows the header.
            bytes_done = CASE WHEN status = 'InProgress' AND \(fault)::text IS NULL
              THEN file_bytes ELSE bytes_done END,
            completed_at_unix_millis = \(now.unixMillis), lease_id = NULL, file_id = NULL
          WHERE user_pool_id = \(pool) AND id = \(claim.job.id) AND lease_id = \(claim.leaseID)
            AND status IN ('InProgress', 'Stopping')
          RETURNING user_pool_id, id
        )
        DELETE FROM authentication.user_import_pieces AS piece USING finished
        WHERE piece.user_pool_id = finished.user_pool_id AND piece.job_id = finished.id
        """
      )
    }
  }

  /// Has PostgreSQL look at tables that were empty a moment ago.
  ///
  /// Between two indexes of an empty table it chooses blindly, and it keeps the choice for each row
  /// that follows: the check of a foreign key may go through all of a pool's users.
  func lookAtNewTables() async throws(AuthenticationFailure) {
    try await querying { () async throws(PostgresError) in
      let isNew = try await database.first(
        """
        SELECT min(reltuples) < 10000 AS is_new FROM pg_class
        WHERE oid IN ('authentication.users'::regclass, 'authentication.sign_in_names'::regclass)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("is_new", as: Bool.self)
      }
      guard isNew == true else { return }
      try await database.execute("ANALYZE authentication.users")
      try await database.execute("ANALYZE authentication.sign_in_names")
    }
  }

  /// Gives the job back, so that another instance need not wait for the lease to end.
  func release(_ claim: Claim) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_import_jobs
        SET lease_id = NULL, lease_ends_at_unix_millis = 0
        WHERE user_pool_id = \(claim.job.userPoolID.text) AND id = \(claim.job.id)
          AND lease_id = \(claim.leaseID)
        """
      )
    }
  }
}
