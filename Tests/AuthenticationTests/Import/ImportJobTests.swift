import AuthenticationMessages
import Domain
internal import PublicOperations
import TestSupport
import Testing

@testable import AuthenticationCore
@testable import AuthenticationImport
@testable import AuthenticationPools
@testable import AuthenticationService

@Suite("Import jobs")
struct ImportJobTests {
  static func precondition(_ error: any Error) -> String? {
    if case .preconditionNotMet(let sentence) = error as? AuthenticationFailure {
      sentence
    } else {
      nil
    }
  }

  @Test("the header lists the schema in its order, then what is no attribute")
  func header() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        schema: [SchemaAttributeType(name: "tenant", attributeDataType: "String")]
      )
    )
    let answer = try await stage.service.imports.getCSVHeader(
      GetCSVHeaderRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    #expect(answer.userPoolId == stage.poolID)
    #expect(
      answer.csvHeader == [
        "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username",
        "profile", "picture", "website", "email", "email_verified", "gender", "birthdate",
        "zoneinfo", "locale", "phone_number", "phone_number_verified", "address", "updated_at",
        "custom:tenant", "cognito:mfa_enabled", "cognito:username", "password_hash",
      ]
    )
  }

  @Test("a new job tells everything about itself, and the same when it is described")
  func creation() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob("BCRYPT", name: "my job")
    #expect(job.jobName == "my job")
    #expect(job.jobId?.hasPrefix("import-") == true)
    #expect(job.userPoolId == stage.poolID)
    #expect(job.status == "Created")
    #expect(job.cloudWatchLogsRoleArn == Stage.role)
    #expect(job.passwordHashingAlgorithm == "BCRYPT")
    #expect(job.creationDateUnixMillis == stage.harness.clock.now().unixMillis)
    #expect([job.importedUsers, job.skippedUsers, job.failedUsers] == [0, 0, 0])
    #expect(job.startDateUnixMillis == nil && job.completionDateUnixMillis == nil)
    #expect(job.completionMessage == nil)
    #expect(try await stage.describe(job) == job)
  }

  @Test(
    "a job's role for CloudWatch is a role",
    arguments: [
      "arn:aws:iam::123456789012:user/x", "arn:aws:iam::123456789012:role/",
      "arn:aws:logs:us-east-1:123456789012:log-group:x",
    ]
  )
  func role(_ arn: String) async throws {
    let stage = try await Stage.importing()
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid CloudWatchLogsRoleArn: \(arn)")
    ) {
      try await stage.service.imports.createUserImportJob(
        CreateUserImportJobRequest(
          jobName: "job",
          userPoolId: stage.poolID,
          cloudWatchLogsRoleArn: arn
        ),
        call: .recording(stage.context)
      )
    }
  }

  @Test("a job goes from Created over Pending to Succeeded, and its file is gone then")
  func life() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(3).utf8), for: job)
    let started = try await stage.start(job)
    #expect(started.status == "Pending")
    #expect(started.startDateUnixMillis == stage.harness.clock.now().unixMillis)
    stage.harness.clock.advance(by: .seconds(2))
    try await stage.service.imports.work.workOnce()
    let ended = try await stage.describe(job)
    #expect(ended.status == "Succeeded")
    #expect(ended.importedUsers == 3)
    #expect(ended.completionMessage == "Import Job Completed Successfully.")
    #expect(ended.completionDateUnixMillis == stage.harness.clock.now().unixMillis)
    #expect(try await stage.pieceCount() == 0)
    #expect(try await stage.log(job) == [])
  }

  @Test("a file is done to its last byte, also where nothing follows the header")
  func progress() async throws {
    let stage = try await Stage.importing()
    let operators = UserImportOperator(
      database: stage.harness.database.pool(schema: "authentication")
    )
    for (text, isRead) in [
      (ImportFile.header, true), (ImportFile.users(2), true), ("no,header\na,b\n", false),
    ] {
      let job = try await stage.importFile(text)
      let told = try await operators.readUserImportLog(
        ReadUserImportLogRequest(userPoolId: stage.poolID, jobId: job.jobId, limit: 1),
        context: stage.context
      )
      #expect(told.status == (isRead ? "Succeeded" : "Failed"))
      #expect(told.fileBytes == Int64(text.utf8.count))
      #expect(told.bytesDone == (isRead ? told.fileBytes : 0))
    }
  }

  @Test("jobs are listed from the newest on, in pages that hold although jobs are added")
  func listing() async throws {
    let stage = try await Stage.importing()
    var made: [String?] = []
    for _ in 0..<5 { made.append(try await stage.makeJob().jobId) }
    func list(_ limit: Int32, _ token: String? = nil) async throws -> ListUserImportJobsResponse {
      try await stage.service.imports.listUserImportJobs(
        ListUserImportJobsRequest(
          userPoolId: stage.poolID,
          maxResults: limit,
          paginationToken: token
        ),
        call: .recording(stage.context)
      )
    }
    let first = try await list(2)
    _ = try await stage.makeJob()
    let second = try await list(2, first.paginationToken)
    let third = try await list(2, second.paginationToken)
    let pages = [first, second, third].flatMap { $0.userImportJobs ?? [] }
    #expect(pages.map(\.jobId) == made.reversed())
    #expect(third.paginationToken == nil)
    #expect(try await list(60).userImportJobs?.count == 6)
    let other = try await stage.harness.stage()
    await #expect(throws: AuthenticationFailure.invalidPaginationToken) {
      try await other.service.imports.listUserImportJobs(
        ListUserImportJobsRequest(
          userPoolId: other.poolID,
          maxResults: 2,
          paginationToken: first.paginationToken
        ),
        call: .recording(other.context)
      )
    }
  }

  @Test("a job starts once, with a file, in a pool that verifies addresses")
  func startRefusals() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    await #expect {
      try await stage.start(job)
    } throws: {
      Self.precondition($0) == "No csv file was uploaded for \(job.jobId ?? "")"
    }
    try await stage.upload(Array(ImportFile.users(1).utf8), for: job)
    try await stage.start(job)
    await #expect {
      try await stage.start(job)
    } throws: {
      Self.precondition($0) != nil
    }
    let other = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(1).utf8), for: other)
    await #expect {
      try await stage.start(other)
    } throws: {
      Self.precondition($0) == "Another user import job of the user pool is active."
    }
    let unverified = try await stage.harness.stage()
    let third = try await unverified.makeJob()
    await #expect {
      try await unverified.start(third)
    } throws: {
      Self.precondition($0)?.contains("auto verified") == true
    }
  }

  @Test("what is not there is ResourceNotFound, a job of another pool too")
  func unknown() async throws {
    let stage = try await Stage.importing()
    let other = try await stage.harness.stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    var foreign = try await stage.makeJob()
    foreign.userPoolId = other.poolID
    let expected = AuthenticationFailure.resourceNotFound(
      "User import job \(foreign.jobId ?? "") does not exist."
    )
    await #expect(throws: expected) { try await stage.describe(foreign) }
    await #expect(throws: expected) { try await stage.start(foreign) }
    await #expect(throws: expected) { try await stage.stop(foreign) }
    foreign.userPoolId = "us-east-1_000000000"
    let noPool = AuthenticationFailure.resourceNotFound(
      "User pool us-east-1_000000000 does not exist."
    )
    await #expect(throws: noPool) { try await stage.describe(foreign) }
    await #expect(throws: noPool) { try await stage.start(foreign) }
    await #expect(throws: noPool) { try await stage.stop(foreign) }
  }

  @Test("the pool can be neither changed nor deleted while users are imported into it")
  func inProgress() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(1).utf8), for: job)
    try await stage.start(job)
    func change() async throws {
      _ = try await stage.service.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: stage.poolID, autoVerifiedAttributes: ["email"]),
        call: .recording(stage.context)
      )
    }
    func extend() async throws {
      _ = try await stage.service.pools.addCustomAttributes(
        AddCustomAttributesRequest(
          userPoolId: stage.poolID,
          customAttributes: [SchemaAttributeType(name: "a", attributeDataType: "String")]
        ),
        call: .recording(stage.context)
      )
    }
    func delete() async throws {
      _ = try await stage.service.pools.deleteUserPool(
        DeleteUserPoolRequest(userPoolId: stage.poolID),
        call: .recording(stage.context)
      )
    }
    let refused = AuthenticationFailure.userImportInProgress(
      "A user import job of the user pool is in progress."
    )
    await #expect(throws: refused) { try await change() }
    await #expect(throws: refused) { try await extend() }
    await #expect(throws: refused) { try await delete() }
    try await stage.service.imports.work.workOnce()
    try await change()
    try await extend()
    try await delete()
  }

  @Test("a job that is not started expires after a day, with its file")
  func expiry() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.makeJob()
    try await stage.upload(Array(ImportFile.users(1).utf8), for: job)
    stage.harness.clock.advance(by: .seconds(86_399))
    #expect(try await stage.service.imports.expiry.removeOnce() == 0)
    stage.harness.clock.advance(by: .seconds(2))
    await #expect {
      try await stage.start(job)
    } throws: {
      Self.precondition($0) == "The user import job has expired."
    }
    #expect(try await stage.service.imports.expiry.removeOnce() == 1)
    #expect(try await stage.describe(job).status == "Expired")
    #expect(try await stage.pieceCount() == 0)
  }

  @Test("the log of a job is kept for thirty days after its end")
  func logRetention() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.importFile(ImportFile.header + "x,x@example.com,false\n")
    #expect(try await stage.log(job).count == 1)
    stage.harness.clock.advance(by: .seconds(30 * 86_400 - 1))
    #expect(try await stage.service.imports.expiry.removeOnce() == 0)
    stage.harness.clock.advance(by: .seconds(2))
    #expect(try await stage.service.imports.expiry.removeOnce() == 1)
    #expect(try await stage.log(job) == [])
    #expect(try await stage.describe(job).failedUsers == 1)
  }
}
