internal import OperatingSystem

/// psql in one transaction: the beginning, the dump as pg_restore writes it, and the end.
///
/// Both read and write pipes with names. The end is written only once pg_restore has succeeded, so that no
/// cut dump is committed; when this process ends in any way, both programs do, and the server undoes.
struct RestoreTransaction: Sendable {
  let tools: PostgresTools
  let backup: OpenedBackup
  let script: RestoreScript

  func run() async throws(ControlFailure) {
    let work = backup.work
    let (beginning, dump) = (work.file("beginning.sql"), work.file("dump.sql"))
    let (end, ending) = (work.file("end.sql"), work.file("ending.sql"))
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(script.beginning.utf8), to: beginning, mode: 0o600)
      try FileContents.write(Array(script.end.utf8), to: end, mode: 0o600)
    }
    let pipes = try await RunningTool(
      path: "/usr/bin/mkfifo",
      ["--mode=600", dump, ending],
      output: work.log
    )
    try await pipes.finish { "making pipes" }
    let psql = try await tools.start(
      "psql",
      [
        "--no-psqlrc", "--quiet", "--no-password", "--set=ON_ERROR_STOP=1",
        "--file=\(beginning)", "--file=\(dump)", "--file=\(ending)",
      ],
      output: work.file("psql.log")
    )
    do throws(ControlFailure) {
      let writer = try await tools.start(
        "pg_restore",
        ["--no-password", "--file=\(dump)", backup.dumpPath],
        output: work.file("pg_restore.log")
      )
      try await finish(writer, before: psql)
      let last = try await RunningTool(path: "/usr/bin/cp", [end, ending], output: work.log)
      try await finish(last, before: psql)
      try await psql.finish { "committing" }
    } catch {
      await psql.stop()
      throw error
    }
  }

  /// Waits for a program that writes for psql; psql ends before it only where a statement failed.
  private func finish(
    _ writer: RunningTool,
    before psql: RunningTool
  ) async throws(ControlFailure) {
    let clock = ContinuousClock()
    let started = clock.now
    var told = started
    while !writer.hasEnded {
      guard !psql.hasEnded, !Task.isCancelled else {
        await writer.stop()
        try Interruption.check()
        try await psql.finish { "" }
        throw ControlFailure("psql ended before all was restored")
      }
      await sleepUnlessCancelled(.milliseconds(20))
      guard clock.now - told > .seconds(2) else { continue }
      told = clock.now
      Terminal().say("restoring: \((told - started).components.seconds) s")
    }
    try await writer.finish { "" }
  }
}
