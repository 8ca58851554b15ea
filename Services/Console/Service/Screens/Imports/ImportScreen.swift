internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// One import job: its file, how far it is, and the rows that it refused.
struct ImportScreen: Sendable {
  private let pool: PoolVisit
  private let id: String

  init(_ pool: PoolVisit, _ id: String) {
    self.pool = pool
    self.id = id
  }

  private var own: PageLink { pool.link("imports", id) }

  static func state(_ status: String?) -> HTML {
    switch status {
    case "Succeeded": "Done"
    case "Failed", "Expired": Pieces.badge(status ?? "", "bad")
    case "InProgress": "Running"
    case let other?: "\(other)"
    case nil: "Unknown"
    }
  }

  func show() async throws(PageFailure) -> PageResponse { try await page(saying: nil) }

  private func page(
    saying fault: String?,
    showsAddress: Bool = false
  ) async throws(PageFailure) -> PageResponse {
    let asked = DescribeUserImportJobRequest(userPoolId: pool.id, jobId: id)
    let described = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.describeUserImportJob(asked, context: context)
    }
    let query = ReadConsoleImportLogRequest(
      userPoolId: pool.id,
      jobId: id,
      afterLine: pool.visit.request.query["after"].flatMap { Int64($0) }
    )
    let log = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.consolePool.readConsoleImportLog(query, context: context)
    }
    guard let job = described.userImportJob else { throw .notFound }
    return Page(
      title: job.jobName ?? id,
      pool: pool.page,
      crumbs: [("Import", pool.link("imports"))],
      section: .imports,
      aside: actions(job),
      body: [
        Fields.alert(fault), upload(job, showsAddress: showsAddress) ?? "",
        """
        <div id="job" data-live class="space">
        \(progress(job, log))
        \(refused(log, isFirst: query.afterLine == nil))
        </div>
        """,
        Pieces.copyAs(["gatehousectl import-log --pool \(pool.id) --job \(id) --follow"]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private func actions(_ job: UserImportJobType) -> HTML? {
    guard pool.may(.administrator) else { return nil }
    let (word, title): (String, String)
    switch job.status {
    case "Created": (word, title) = ("start", "Start")
    case "Pending", "InProgress": (word, title) = ("stop", "Stop")
    default: return nil
    }
    return """
      <form class="end" method="post" action="\(pool.link("imports", id, word))">\(pool.visit.formSecret)<button \
      class="button primary" type="submit">\(title)</button></form>
      """
  }

  private func upload(_ job: UserImportJobType, showsAddress: Bool) -> HTML? {
    guard job.status == "Created", pool.may(.administrator) else { return nil }
    let form: HTML = """
      <form method="post" enctype="multipart/form-data" action="\(pool.link("imports", id, "upload"))">\(
        pool.visit.formSecret
      )
      <div class="field"><label for="file">A file of CSV</label><p class="hint" id="file-h">At most a mebibyte, in UTF-8. \
      It may be dragged here.</p><input class="input" id="file" name="file" type="file" accept=".csv,text/csv" \
      aria-describedby="file-h" required></div>
      <p class="row"><button class="button primary" type="submit">Send the file</button></p>
      </form>
      """
    return """
      <section class="panel" aria-labelledby="iu"><header><h2 id="iu">The file</h2></header>
      <div class="body">\(pool.visit.isFresh ? form : again)
      <p>A larger one goes to the job’s address, which is good for a quarter of an hour.</p>
      \(pool.visit.isFresh ? address(of: job, isShown: showsAddress) : nil)</div></section>
      """
  }

  /// The address is a secret of the job: it lets its holder bring users.
  private func address(of job: UserImportJobType, isShown: Bool) -> HTML {
    guard isShown, let address = job.preSignedUrl else {
      return """
        <form method="post" action="\(pool.link("imports", id, "address"))">\(pool.visit.formSecret)<button \
        class="button" type="submit">Show the address</button></form>
        """
    }
    return """
      <pre data-copy>\(
        "curl --upload-file users.csv -H x-amz-server-side-encryption:aws:kms \(Pieces.quoted(address))"
      )</pre>
      """
  }

  private var again: HTML {
    """
    <p class="row"><a class="button" href="\(
      PageLink("sign-in").with([("to", own.text), ("fresh", "1")])
    )">Sign in again to send it here</a></p>
    """
  }

  /// Takes the file that the form has.
  func takeFile() async throws(PageFailure) -> PageResponse {
    guard let file = pool.visit.request.form["file"] else {
      return try await page(saying: "There is no file, or it is not in UTF-8.")
    }
    let request = UploadConsoleImportFileRequest(
      userPoolId: pool.id,
      jobId: id,
      contents: Array(file.utf8)
    )
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.consolePool.uploadConsoleImportFile(request, context: context)
      }
    } catch .refused(let sentence) {
      return try await page(saying: sentence)
    }
    return PageResponse(to: own.with([("done", Done.fileTaken.rawValue)]))
  }

  private func progress(_ job: UserImportJobType, _ log: ReadUserImportLogResponse) -> HTML {
    let (done, whole) = (log.bytesDone ?? 0, log.fileBytes ?? 0)
    let share: HTML? =
      whole > 0
      ? """
      <dt><strong>Read</strong></dt><dd class="num">\("\(min(done, whole) * 100 / whole) %")</dd>
      """ : nil
    return """
      <section class="panel" aria-labelledby="ip"><header><h2 id="ip">Progress</h2><a class="end" \
      href="\(own)">Refresh</a></header>
      <dl class="set">
      <dt><strong>State</strong></dt><dd>\(Self.state(job.status))<p class="hint">\(log.completionMessage)</p></dd>
      \(share)
      <dt><strong>Imported</strong></dt><dd class="num">\(Words.number(log.importedUsers ?? 0))\(rate(job))</dd>
      \(left(job, done, whole))
      <dt><strong>Skipped</strong></dt><dd class="num">\(Words.number(log.skippedUsers ?? 0))</dd>
      <dt><strong>Failed</strong></dt><dd class="num">\(Words.number(log.failedUsers ?? 0))</dd>
      </dl></section>
      """
  }

  private func rate(_ job: UserImportJobType) -> HTML? {
    guard let begun = job.startDateUnixMillis, let users = job.importedUsers, users > 0 else {
      return nil
    }
    let end = job.completionDateUnixMillis ?? pool.visit.now.unixMillis
    let seconds = max((end - begun) / 1000, 1)
    return """
      <p class="hint">\(Words.number(users / seconds)) users a second</p>
      """
  }

  /// By how fast it went so far.
  private func left(_ job: UserImportJobType, _ done: Int64, _ whole: Int64) -> HTML? {
    guard job.status == "InProgress", let begun = job.startDateUnixMillis, done > 0, whole > done
    else { return nil }
    let seconds = (pool.visit.now.unixMillis - begun) / 1000 * (whole - done) / done
    let words =
      seconds < 60 ? "less than a minute" : "about \(Words.number(seconds / 60 + 1)) minutes"
    return """
      <dt><strong>Time left</strong></dt><dd class="num">\(words)</dd>
      """
  }

  private func refused(_ log: ReadUserImportLogResponse, isFirst: Bool) -> HTML {
    let rows = log.entries.map { entry -> HTML in
      """
      <tr><td class="first num">\(Words.number(entry.line ?? 0))</td><td data-l="Outcome">\(
        entry.outcome == "SKIPPED" ? "Skipped" : "Failed"
      )</td><td data-l="Why">\(entry.reason)</td></tr>
      """
    }
    let list: HTML =
      rows.isEmpty
      ? Pieces.empty(
        "No row was refused",
        "Rows that are skipped or fail stand here by their line."
      )
      : Pieces.table(
        "Table of refused rows",
        [("Line", false), ("Outcome", false), ("Why", false)],
        rows
      )
    let next = log.entries.count == 50 ? log.entries.last?.line : nil
    return """
      <section class="panel" aria-labelledby="il"><header><h2 id="il">Refused rows</h2></header>
      \(list)
      \(Pieces.bar(
        "\(rows.count) shown",
        next: next.map { own.with([("after", String($0))]) },
        first: isFirst ? nil : own
      ))
      </section>
      """
  }

  /// Answers with the page that has the job's address.
  func showAddress() async throws(PageFailure) -> PageResponse {
    try await page(saying: nil, showsAddress: true)
  }

  func carryOut(_ word: String) async throws(PageFailure) -> PageResponse {
    let (pool, id) = (pool.id, id)
    do throws(PageFailure) {
      switch word {
      case "start":
        _ = try await self.pool.visit.calls.change { (calls, context) async throws(RPCError) in
          try await calls.operations.startUserImportJob(
            StartUserImportJobRequest(userPoolId: pool, jobId: id),
            context: context
          )
        }
      case "stop":
        _ = try await self.pool.visit.calls.change { (calls, context) async throws(RPCError) in
          try await calls.operations.stopUserImportJob(
            StopUserImportJobRequest(userPoolId: pool, jobId: id),
            context: context
          )
        }
      default: throw .notFound
      }
    } catch .refused(let sentence) {
      return try await page(saying: sentence)
    }
    return PageResponse(to: own.with([("done", Done.saved.rawValue)]))
  }
}
