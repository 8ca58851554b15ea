import AuthenticationMessages
import Domain
import Postgres
internal import PublicOperations
import TestSupport
import Testing

@testable import AuthenticationCore
@testable import AuthenticationImport
@testable import AuthenticationPools
@testable import AuthenticationService

@Suite("Work on import jobs")
struct ImportWorkTests {
  /// Lets a worker do so many batches and no more.
  final class Turns {
    var left: Int
    init(_ left: Int) { self.left = left }

    func next() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  static func started(_ count: Int) async throws -> (Stage, UserImportJobType) {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(count).utf8), for: job, pieces: 777)
    try await stage.start(job)
    return (stage, job)
  }

  @Test("another instance goes on where one ended, with every row once")
  func takeover() async throws {
    let (stage, job) = try await Self.started(100)
    let turns = Turns(3)
    try await stage.service.imports.work.workOnce(batchRows: 7, while: turns.next)
    let half = try await stage.describe(job)
    #expect(half.status == "InProgress")
    #expect(half.importedUsers == 21)
    #expect(try await stage.userCount() == 21)
    try await stage.harness.twin.imports.work.workOnce(batchRows: 7)
    let ended = try await stage.describe(job)
    #expect(ended.status == "Succeeded")
    #expect([ended.importedUsers, ended.skippedUsers, ended.failedUsers] == [100, 0, 0])
    #expect(try await stage.userCount() == 100)
  }

  @Test("a job whose instance died rests until its lease ends, and then goes on")
  func lease() async throws {
    let (stage, job) = try await Self.started(10)
    let pool = stage.harness.database.administrationPool()
    let end = stage.harness.clock.now().adding(UserImportWork.lease)
    // As a dead instance leaves it.
    try await pool.execute(
      """
      UPDATE authentication.user_import_jobs SET status = 'InProgress', lease_id = 'dead',
        lease_ends_at_unix_millis = \(end.unixMillis)
      """
    )
    #expect(try await stage.service.imports.work.workOnce() == false)
    stage.harness.clock.advance(by: UserImportWork.lease)
    #expect(try await stage.service.imports.work.workOnce())
    #expect(try await stage.describe(job).importedUsers == 10)
  }

  @Test("an instance that was too slow writes nothing")
  func tooSlow() async throws {
    let (stage, job) = try await Self.started(30)
    let store = UserImportWorkStore(users: stage.service.directory.users)
    let now = stage.harness.clock.now()
    let claim = try await store.claim(lease: "slow", until: now, at: now)
    try await stage.harness.twin.imports.work.workOnce(batchRows: 5, while: Turns(2).next)
    let batch = UserImportWorkStore.Batch(
      users: [],
      refusals: [.init(line: 2, outcome: .failed, reason: "x")],
      bytesDone: 50,
      nextLine: 3
    )
    let progress = try await store.write(
      batch,
      after: 0,
      of: try #require(claim),
      until: now,
      at: now
    )
    #expect(progress == .lost)
    #expect(try await stage.describe(job).failedUsers == 0)
    #expect(try await stage.log(job) == [])
  }

  @Test("two instances at once import every row once")
  func both() async throws {
    let (stage, job) = try await Self.started(60)
    for _ in 0..<40 {
      async let one = stage.service.imports.work.workOnce(batchRows: 3, while: Turns(1).next)
      async let other = stage.harness.twin.imports.work.workOnce(
        batchRows: 3,
        while: Turns(1).next
      )
      _ = try await (one, other)
    }
    let ended = try await stage.describe(job)
    #expect(ended.status == "Succeeded")
    #expect(ended.importedUsers == 60)
    #expect(try await stage.userCount() == 60)
  }

  @Test("a job that no instance works on stops at once, a running one after its batch, for good")
  func stopping() async throws {
    let (stage, job) = try await Self.started(30)
    let message = "The Import Job was stopped by the developer."
    #expect(try await stage.stop(job).status == "Stopped")
    #expect(try await stage.describe(job).completionMessage == message)
    #expect(try await stage.pieceCount() == 0)
    #expect(try await stage.service.imports.work.workOnce() == false)

    let second = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(30).utf8), for: second)
    try await stage.start(second)
    let store = UserImportWorkStore(users: stage.service.directory.users)
    let now = stage.harness.clock.now()
    _ = try await store.claim(lease: "busy", until: now.adding(seconds: 5), at: now)
    #expect(try await stage.stop(second).status == "Stopping")
    stage.harness.clock.advance(by: .seconds(5))
    try await stage.harness.twin.imports.work.workOnce()
    let ended = try await stage.describe(second)
    #expect(ended.status == "Stopped")
    #expect(ended.completionMessage == message)
    #expect(ended.completionDateUnixMillis != nil)
    for again in [job, second] {
      await #expect {
        try await stage.start(again)
      } throws: {
        ImportJobTests.precondition($0) != nil
      }
      await #expect {
        try await stage.stop(again)
      } throws: {
        ImportJobTests.precondition($0) != nil
      }
    }
  }

  @Test("a stop between two batches keeps what is imported")
  func stopInTheMiddle() async throws {
    let (stage, job) = try await Self.started(30)
    try await stage.service.imports.work.workOnce(batchRows: 10, while: Turns(1).next)
    #expect(try await stage.stop(job).status == "Stopped")
    #expect(try await stage.describe(job).importedUsers == 10)
    #expect(try await stage.userCount() == 10)
  }

  @Test("a pool that is deleted behind the job's back ends it without a trace")
  func deletedPool() async throws {
    let (stage, _) = try await Self.started(30)
    try await stage.service.imports.work.workOnce(batchRows: 10, while: Turns(1).next)
    // Past the refusal of a pool that is being imported into.
    let id = try #require(UserPoolID(stage.poolID))
    let deletion = try await stage.service.pools.userPools.delete(id, at: stage.harness.clock.now())
    #expect(deletion == .tokensRemain)
    #expect(try await stage.harness.twin.imports.work.workOnce() == false)
    try await stage.service.expiredRowRemoval.removeOnce()
    #expect(try await stage.pieceCount() == 0)
    #expect(try await stage.userCount() == 0)
  }

  @Test("the pieces of a deleted pool's files go some at a time, and no other pool's")
  func deletedPieces() async throws {
    let stage = try await Stage.importing()
    let other = try await stage.harness.stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    for stage in [stage, other] {
      let job = try await stage.makeJob()
      try await stage.harness.store.execute(
        """
        INSERT INTO authentication.user_import_pieces
          (user_pool_id, job_id, upload_id, begins_at, sealed_contents)
        SELECT \(stage.poolID), \(job.jobId), 'upload', n, ''::bytea
        FROM generate_series(1, 1050) AS n
        """
      )
    }
    _ = try await stage.service.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    #expect(try await stage.pieceCount() == 50)
    try await stage.service.expiredRowRemoval.removeOnce()
    #expect(try await stage.pieceCount() == 0)
    #expect(try await other.pieceCount() == 1050)
  }
}
