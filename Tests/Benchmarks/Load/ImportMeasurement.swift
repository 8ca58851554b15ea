import Foundation

/// A user import as an administrator sees it, and what it takes of the machine.
struct ImportMeasurement: Sendable {
  let rows: Int
  let fileBytes: Int
  let uploadSeconds: Double
  let importSeconds: Double
  let servicesCPUSeconds: Double
  let databaseCPUSeconds: Double
  /// The most memory that each process had so far, by name.
  let peakBytes: [(name: String, bytes: Int)]

  struct JobAnswer: Decodable {
    struct Job: Decodable {
      let JobId: String
      let PreSignedUrl: String
      let Status: String
      let ImportedUsers: Int
      let CompletionMessage: String?
    }
    let UserImportJob: Job
  }

  private struct JobInput: Encodable {
    let UserPoolId: String
    let JobId: String
  }

  /// Imports a file of so many users, each with what most have: a name, an address, a birthdate.
  static func take(
    rows: Int,
    gatehouse: Gatehouse,
    over connection: Connection,
    supervisor: Int
  ) async throws -> ImportMeasurement {
    struct PoolInput: Encodable {
      let PoolName = "import"
      let AutoVerifiedAttributes = ["email"]
    }
    struct CreateInput: Encodable {
      let UserPoolId: String
      let JobName = "import"
      let CloudWatchLogsRoleArn = "arn:aws:iam::123456789012:role/import"
    }
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let made: JobAnswer = try await gatehouse.call(
      "CreateUserImportJob",
      CreateInput(UserPoolId: pool.UserPool.Id),
      isSigned: true,
      over: connection
    )
    let file = file(rows)
    let clock = ContinuousClock()
    let began = clock.now
    try await connection.put(made.UserImportJob.PreSignedUrl, body: file)
    let uploaded = clock.now
    let before = try ProcessUsage.below(supervisor)
    let job = JobInput(UserPoolId: pool.UserPool.Id, JobId: made.UserImportJob.JobId)
    var state: JobAnswer = try await gatehouse.call(
      "StartUserImportJob",
      job,
      isSigned: true,
      over: connection
    )
    while ["Pending", "InProgress"].contains(state.UserImportJob.Status) {
      try await Task.sleep(for: .milliseconds(100))
      state = try await gatehouse.call(
        "DescribeUserImportJob",
        job,
        isSigned: true,
        over: connection
      )
    }
    let ended = clock.now
    guard state.UserImportJob.ImportedUsers == rows else {
      throw Gatehouse.Failure(
        description: "imported \(state.UserImportJob.ImportedUsers) of \(rows): "
          + (state.UserImportJob.CompletionMessage ?? state.UserImportJob.Status)
      )
    }
    let after = try ProcessUsage.below(supervisor)
    func cpu(_ accepts: (String) -> Bool) -> Double {
      after.cpuSeconds(where: accepts) - before.cpuSeconds(where: accepts)
    }
    return ImportMeasurement(
      rows: rows,
      fileBytes: file.count,
      uploadSeconds: began.duration(to: uploaded) / .seconds(1),
      importSeconds: uploaded.duration(to: ended) / .seconds(1),
      servicesCPUSeconds: cpu { $0.hasPrefix("gatehouse") },
      databaseCPUSeconds: cpu { $0 == "postgres" },
      peakBytes: after.processes.filter {
        ["gatehouse-gateway", "gatehouse-authentication"].contains($0.name)
      }.map { ($0.name, ProcessUsage.peakBytes($0.id)) }
    )
  }

  private static func file(_ rows: Int) -> [UInt8] {
    var file = Array("cognito:username,name,email,email_verified,birthdate,locale\n".utf8)
    file.reserveCapacity(rows * 80)
    for row in 0..<rows {
      file += Array("user\(row),User \(row),user\(row)@example.com,TRUE,02/01/1985,en\n".utf8)
    }
    return file
  }
}

extension Report {
  static func print(_ measured: ImportMeasurement) {
    let rows = Double(measured.rows)
    Swift.print(
      """

      | user import | rows | file | upload | import | rows/s | CPU services | CPU database |
      |---|---|---|---|---|---|---|---|
      """
    )
    let cells = [
      "", "\(measured.rows)", String(format: "%.1f MB", Double(measured.fileBytes) / 1e6),
      String(format: "%.1f s", measured.uploadSeconds),
      String(format: "%.1f s", measured.importSeconds),
      String(format: "%.0f", rows / measured.importSeconds),
      String(format: "%.1f µs/row", 1e6 * measured.servicesCPUSeconds / rows),
      String(format: "%.1f µs/row", 1e6 * measured.databaseCPUSeconds / rows),
    ]
    Swift.print("| \(cells.joined(separator: " | ")) |")
    for process in measured.peakBytes {
      let megabytes = String(format: "%.1f MB", Double(process.bytes) / 1_048_576)
      Swift.print("\nMost memory of \(process.name): \(megabytes)")
    }
  }
}
