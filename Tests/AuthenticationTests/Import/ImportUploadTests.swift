import AuthenticationMessages
import GatehouseStubs
import Postgres
import TestSupport
import Testing

@testable import AuthenticationCore
@testable import AuthenticationImport
@testable import AuthenticationService

@Suite("Uploads for import jobs")
struct ImportUploadTests {
  func begin(
    _ stage: Stage,
    _ request: BeginUserImportUploadRequest
  ) async throws -> BeginUserImportUploadResponse {
    try await stage.service.imports.uploads.beginUserImportUpload(
      request,
      context: stage.context
    )
  }

  @Test("the URL is below the public one, signed, and good for a quarter of an hour")
  func url() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    let url = job.preSignedUrl ?? ""
    #expect(
      url.hasPrefix(
        "https://id.example.com/user-imports/\(stage.poolID)/\(job.jobId ?? "")?X-Amz-Algorithm="
      )
    )
    #expect(url.utf8.count <= 2048)
    #expect(url.contains("X-Amz-Expires=900"))
    stage.harness.clock.advance(by: .seconds(899))
    #expect(try await begin(stage, Stage.begin(job)).uploadId != nil)
    stage.harness.clock.advance(by: .seconds(1))
    #expect(try await begin(stage, Stage.begin(job)).refusal == "request_has_expired")
  }

  @Test("nothing in the URL can be changed, nor used for another job or pool")
  func tampering() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    let other = try await stage.makeJob()
    let good = Stage.begin(job)
    var changed: [BeginUserImportUploadRequest] = []
    func change(_ edit: (inout BeginUserImportUploadRequest) -> Void) {
      var request = good
      edit(&request)
      changed.append(request)
    }
    change { $0.jobId = other.jobId }
    change { $0.userPoolId = "us-east-1_000000000" }
    change { $0.userPoolId = "nonsense|\(job.jobId ?? "")" }
    change { $0.date = "20991231T000000Z" }
    change { $0.expires = "90000" }
    change { $0.expires = "+900" }
    change { $0.signature = nil }
    change { $0.signature = "" }
    change { $0.signature = String((good.signature ?? "").reversed()) }
    change { $0.signature = String((good.signature ?? "").dropLast(2)) }
    change { $0.signature = "00000009" + (good.signature ?? "").dropFirst(8) }
    for request in changed {
      #expect(try await begin(stage, request).refusal == "signature_does_not_match")
    }
    #expect(try await begin(stage, good).refusal == nil)
  }

  @Test("once the job is started its URL is worth nothing, and an upload that goes on ends")
  func replay() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(2).utf8), for: job)
    let open = try await begin(stage, Stage.begin(job)).uploadId ?? ""
    #expect(try await stage.append([1], at: 0, to: open, of: job) == nil)
    try await stage.start(job)
    #expect(try await begin(stage, Stage.begin(job)).refusal == "access_denied")
    #expect(try await stage.append([1], at: 1, to: open, of: job) == "operation_aborted")
    #expect(try await stage.finish(open, of: job, size: 1) == "operation_aborted")
    try await stage.service.imports.work.workOnce()
    #expect(try await stage.describe(job).importedUsers == 2)
  }

  @Test("half an upload is no file, and its pieces go when the next one begins")
  func half() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    let first = try await begin(stage, Stage.begin(job)).uploadId ?? ""
    #expect(try await stage.append([1, 2, 3], at: 0, to: first, of: job) == nil)
    await #expect {
      try await stage.start(job)
    } throws: {
      ImportJobTests.precondition($0)?.hasPrefix("No csv file") == true
    }
    #expect(try await stage.finish(first, of: job, size: 4) == "operation_aborted")
    #expect(try await stage.append([5], at: 4, to: first, of: job) == "operation_aborted")
    let second = try await begin(stage, Stage.begin(job)).uploadId ?? ""
    #expect(try await stage.pieceCount() == 0)
    #expect(try await stage.append([4], at: 3, to: first, of: job) == "operation_aborted")
    #expect(try await stage.finish(first, of: job, size: 3) == "operation_aborted")
    #expect(try await stage.append([7], at: 0, to: second, of: job) == nil)
    #expect(try await stage.finish(second, of: job, size: 1) == nil)
  }

  @Test("a complete upload takes the place of the one before")
  func replacement() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(9).utf8), for: job, pieces: 10)
    try await stage.upload(Array(ImportFile.users(2).utf8), for: job, pieces: 1000)
    #expect(try await stage.pieceCount() == 1)
    try await stage.start(job)
    try await stage.service.imports.work.workOnce()
    #expect(try await stage.describe(job).importedUsers == 2)
  }

  @Test("a file that is too large is refused before it begins and while it comes")
  func tooLarge() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    let most = Int(AuthenticationConfiguration.usualUserImportFileBytes)
    let refused = try await begin(stage, Stage.begin(job, length: Int64(most + 1)))
    #expect(refused.refusal == "entity_too_large")
    let upload = try await begin(stage, Stage.begin(job, length: Int64(most))).uploadId ?? ""
    #expect(
      try await stage.append([1, 2], at: most - 1, to: upload, of: job) == "entity_too_large"
    )
    await expectRefusal(.invalidParameter) {
      try await stage.append([UInt8](repeating: 0, count: 1 << 21), at: 0, to: upload, of: job)
    }
  }

  @Test("a thief of the database reads nothing of a file, and a piece that was moved does not open")
  func sealed() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    let file = ImportFile.users(30)
    try await stage.upload(Array(file.utf8), for: job, pieces: 400)
    let pool = stage.harness.database.administrationPool()
    let stored = try await pool.query(
      "SELECT encode(sealed_contents, 'escape') AS text FROM authentication.user_import_pieces"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("text", as: String.self)
    }
    #expect(stored.count > 1)
    #expect(!stored.contains { $0.contains("example.com") || $0.contains("user1") })
    try await pool.execute(
      """
      UPDATE authentication.user_import_pieces SET sealed_contents = (
        SELECT sealed_contents FROM authentication.user_import_pieces WHERE begins_at = 400
      ) WHERE begins_at = 0
      """
    )
    try await stage.start(job)
    await expectRefusal(nil) {
      try await stage.service.imports.work.workOnce()
    }
    #expect(try await stage.userCount() == 0)
  }
}
