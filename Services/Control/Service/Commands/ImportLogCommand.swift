internal import ArgumentParser
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

/// The rows that a user import job did not import, and how far it is.
struct ImportLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-log",
    abstract: "Shows the progress of a user import job and the rows it refused."
  )

  @OptionGroup var installation: InstallationOptions

  @Option(help: ArgumentHelp("The user pool.", valueName: "pool-id"))
  var pool: String

  @Option(help: ArgumentHelp("The import job.", valueName: "job-id"))
  var job: String

  @Flag(help: "Go on until the job has ended.")
  var follow = false

  private static let pageSize: Int32 = 1000
  private static let ended = ["Expired", "Stopped", "Failed", "Succeeded"]

  func run() async throws {
    var line: Int64 = 0
    var shown = ""
    while true {
      let answer = try await read(after: line)
      for entry in answer.entries {
        line = entry.line ?? line
        print(
          "[\(entry.outcome ?? "")] Line Number \(line) - \(TerminalText.escaped(entry.reason))"
        )
      }
      // A full page: the rest of what is there comes first.
      if answer.entries.count == Int(Self.pageSize) { continue }
      let progress = progress(of: answer)
      if progress != shown { print(progress) }
      shown = progress
      guard follow, !Self.ended.contains(answer.status ?? "") else { return }
      try await Task.sleep(for: .seconds(1))
    }
  }

  private func read(after line: Int64) async throws(ControlFailure) -> ReadUserImportLogResponse {
    let runDirectory = try installation.resolvedRunDirectory()
    return try await OperatorChannel(runDirectory: runDirectory, service: .authentication)
      .use { (channel, context) throws(RPCError) in
        try await UserImportOperatorClient(channel).readUserImportLog(
          ReadUserImportLogRequest(
            userPoolId: pool,
            jobId: job,
            afterLine: line,
            limit: Self.pageSize
          ),
          context: context
        )
      }
  }

  private func progress(of job: ReadUserImportLogResponse) -> String {
    let (done, all) = (job.bytesDone ?? 0, job.fileBytes ?? 0)
    var text = "\(TerminalText.escaped(job.jobName)): \(job.status ?? ""), "
    text += "\(job.importedUsers ?? 0) imported, \(job.skippedUsers ?? 0) skipped, "
    text += "\(job.failedUsers ?? 0) failed, \(done) of \(all) bytes"
    if all > 0 { text += " (\(done * 100 / all) %)" }
    if let message = job.completionMessage { text += ". \(TerminalText.escaped(message))" }
    return text
  }
}
