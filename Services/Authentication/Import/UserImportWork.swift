internal import AuthenticationCore
internal import Domain
internal import Logging
internal import Synchronization

/// Imports the files of started jobs, beside every other instance that does the same.
///
/// An instance takes a job by a lease that each batch renews. A batch's users, its refused rows and
/// how far the job is are written in one transaction: an instance that dies leaves the job at the
/// end of a batch, from where the next one goes on, so that no row is lost or imported twice.
package struct UserImportWork: Sendable {
  private let imports: UserImports
  private let store: UserImportWorkStore
  private let files: UserImportFileStore

  /// Longer than a batch takes, and how long a dead instance's job rests.
  static let lease = Duration.seconds(15)
  /// Rows of one transaction: enough that the commit costs little, few enough that a job stops soon.
  static let batchRows = 500
  private static let pollPause = Duration.milliseconds(500)
  private static let maxTries = 5

  init(_ imports: UserImports) {
    self.imports = imports
    store = UserImportWorkStore(users: imports.users)
    files = UserImportFileStore(database: imports.database)
  }

  private var clock: any WallClock { imports.clock }
  private var logger: Logger { imports.logger }

  /// Works until the task is cancelled; the batch that is being written then is written to its end.
  package func run() async {
    let ending = Ending()
    await withTaskCancellationHandler {
      // A task of its own, which the process's end does not cancel in the middle of a batch.
      await Task { await work { !ending.hasBegun } }.value
    } onCancel: {
      ending.begin()
    }
  }

  /// Whether the process is to end.
  private final class Ending: Sendable {
    private let state = Mutex(false)

    var hasBegun: Bool { state.withLock { $0 } }

    func begin() {
      state.withLock { $0 = true }
    }
  }

  private func work(while mayGoOn: @Sendable () -> Bool) async {
    var isFailing = false
    while mayGoOn() {
      do throws(AuthenticationFailure) {
        let hasWorked = try await workOnce(while: mayGoOn)
        isFailing = false
        if hasWorked { continue }
      } catch {
        // Logged once: an outage would fill the log.
        if !isFailing {
          logger.warning("user import interrupted", metadata: ["error": "\(error.status)"])
        }
        isFailing = true
      }
      await pause(Self.pollPause)
    }
  }

  /// Works on the job that waits longest, as long as the condition holds; false when none waits.
  @discardableResult
  func workOnce(
    batchRows: Int = batchRows,
    while mayGoOn: () -> Bool = { true }
  ) async throws(AuthenticationFailure) -> Bool {
    let now = clock.now()
    let claimed = try await store.claim(
      lease: imports.random.uuid(),
      until: now.adding(Self.lease),
      at: now
    )
    guard let claim = claimed else { return false }
    var pending = try await begin(claim)
    var isFirst = true
    while mayGoOn(), let position = pending {
      pending = try await step(position, of: claim, batchRows)
      if isFirst, pending != nil { try await store.lookAtNewTables() }
      isFirst = false
    }
    if pending != nil { try await store.release(claim) }
    return true
  }

  /// A place in a job's file, with what reads on from there.
  private struct Position {
    var bytesDone: Int64
    var reader: UserImportFileReader
    let header: UserImportHeader
  }

  /// Reads the header and goes to where the job stands; nil when the job ends here.
  private func begin(
    _ claim: UserImportWorkStore.Claim
  ) async throws(AuthenticationFailure) -> Position? {
    let job = claim.job
    guard job.status == .inProgress, let fileID = job.fileID else {
      try await finish(claim)
      return nil
    }
    let pool = try await imports.settings.pool(job.userPoolID)
    var reader = reader(of: job, fileID, offset: 0, line: 1)
    let first = try await reader.rows(1).first
    let header: UserImportHeader
    do throws(UserImportHeader.Fault) {
      header = try Self.header(first, in: pool, of: job)
    } catch {
      try await finish(claim, fault: error.sentence)
      return nil
    }
    guard job.bytesDone > 0 else {
      return Position(bytesDone: 0, reader: reader, header: header)
    }
    return Position(
      bytesDone: job.bytesDone,
      reader: self.reader(of: job, fileID, offset: job.bytesDone, line: job.nextLine),
      header: header
    )
  }

  private func reader(
    of job: UserImportJobRecord,
    _ fileID: String,
    offset: Int64,
    line: Int64
  ) -> UserImportFileReader {
    UserImportFileReader(
      job,
      fileID: fileID,
      offset: offset,
      line: line,
      store: files,
      sealer: imports.sealer
    )
  }

  private static func header(
    _ row: CSVRow?,
    in pool: UserPoolSettings,
    of job: UserImportJobRecord
  ) throws(UserImportHeader.Fault) -> UserImportHeader {
    guard let row else { throw UserImportHeader.Fault(sentence: "The CSV file is empty.") }
    switch row.cells {
    case .success(let cells):
      return try UserImportHeader(cells, in: pool, algorithm: job.algorithm)
    // A NUL at this place is half a character of UTF-16.
    case .failure(.notUTF8), .failure(.nul):
      throw UserImportHeader.Fault(sentence: "The CSV file is not in UTF-8.")
    case .failure(.tooLong), .failure(.unclosedQuote), .failure(.textAfterQuote):
      throw UserImportHeader.Fault(sentence: "The CSV header cannot be read.")
    }
  }

  /// Imports the next batch; nil when the job is over, or another's.
  private func step(
    _ position: Position,
    of claim: UserImportWorkStore.Claim,
    _ batchRows: Int
  ) async throws(AuthenticationFailure) -> Position? {
    var position = position
    let rows = try await position.reader.rows(batchRows)
    guard !rows.isEmpty else {
      try await finish(claim)
      return nil
    }
    // Read anew for each batch: the settings of a job that takes an hour may change meanwhile.
    let rules = UserImportRules(
      imports: imports,
      pool: try await imports.settings.pool(claim.job.userPoolID),
      header: position.header,
      algorithm: claim.job.algorithm
    )
    switch try await write(rows, by: rules, after: position.bytesDone, of: claim) {
    case .goesOn:
      position.bytesDone = rows.last?.end ?? position.bytesDone
      return position
    case .stops:
      try await finish(claim)
      return nil
    case .lost:
      return nil
    }
  }

  /// Writes the rows together, or one by one when something in them cannot be written.
  private func write(
    _ rows: [CSVRow],
    by rules: UserImportRules,
    after bytesDone: Int64,
    of claim: UserImportWorkStore.Claim
  ) async throws(AuthenticationFailure) -> UserImportWorkStore.Progress {
    do throws(AuthenticationFailure) {
      return try await write(Self.batch(rows, by: rules), after: bytesDone, of: claim)
    } catch .internalFault(let sentence) {
      if let only = rows.first, rows.count == 1 {
        return try await refuse(only, because: sentence, after: bytesDone, of: claim)
      }
    } catch .usernameExists {
      if let only = rows.first, rows.count == 1 {
        return try await refuse(only, because: "its names are taken", after: bytesDone, of: claim)
      }
    } catch {
      throw error
    }
    var done = bytesDone
    for row in rows {
      let progress = try await write([row], by: rules, after: done, of: claim)
      guard progress == .goesOn else { return progress }
      done = row.end
    }
    return .goesOn
  }

  /// Logs a row that cannot be written as failed: one row must not hold up all that follow.
  private func refuse(
    _ row: CSVRow,
    because sentence: String,
    after bytesDone: Int64,
    of claim: UserImportWorkStore.Claim
  ) async throws(AuthenticationFailure) -> UserImportWorkStore.Progress {
    logger.error(
      "a row could not be imported",
      metadata: [
        "user_pool": "\(claim.job.userPoolID)", "job": "\(claim.job.id)",
        "line": "\(row.line)", "error": "\(sentence)",
      ]
    )
    return try await write(Self.failing(row), after: bytesDone, of: claim)
  }

  /// Tries again when another call took a name between the look-up and the insertion.
  private func write(
    _ batch: UserImportWorkStore.Batch,
    after bytesDone: Int64,
    of claim: UserImportWorkStore.Claim
  ) async throws(AuthenticationFailure) -> UserImportWorkStore.Progress {
    var attempt = 1
    while true {
      let now = clock.now()
      do throws(AuthenticationFailure) {
        return try await store.write(
          batch,
          after: bytesDone,
          of: claim,
          until: now.adding(Self.lease),
          at: now
        )
      } catch .usernameExists where attempt < Self.maxTries {
        attempt += 1
      } catch {
        throw error
      }
    }
  }

  private static func batch(
    _ rows: [CSVRow],
    by rules: UserImportRules
  ) -> UserImportWorkStore.Batch {
    var users: [ImportedUser] = []
    var refusals: [UserImportWorkStore.Refusal] = []
    for row in rows {
      do throws(UserImportRules.Refusal) {
        users.append(try rules.user(from: row))
      } catch {
        refusals.append(
          UserImportWorkStore.Refusal(line: row.line, outcome: .failed, reason: error.reason)
        )
      }
    }
    return UserImportWorkStore.Batch(
      users: users,
      refusals: refusals,
      bytesDone: rows.last?.end ?? 0,
      nextLine: rows.last?.nextLine ?? 1
    )
  }

  private static func failing(_ row: CSVRow) -> UserImportWorkStore.Batch {
    UserImportWorkStore.Batch(
      users: [],
      refusals: [
        UserImportWorkStore.Refusal(
          line: row.line,
          outcome: .failed,
          reason: UserImportRules.internalFault.reason
        )
      ],
      bytesDone: row.end,
      nextLine: row.nextLine
    )
  }

  private func finish(
    _ claim: UserImportWorkStore.Claim,
    fault: String? = nil
  ) async throws(AuthenticationFailure) {
    try await store.finish(
      claim,
      fault: fault,
      messages: UserImportMessages(),
      at: clock.now()
    )
    logger.info(
      "user import ended",
      metadata: ["user_pool": "\(claim.job.userPoolID)", "job": "\(claim.job.id)"]
    )
  }

  private func pause(_ duration: Duration) async {
    do {
      try await Task.sleep(for: duration)
    } catch {
      // Cancelled: the caller looks for itself.
    }
  }
}
