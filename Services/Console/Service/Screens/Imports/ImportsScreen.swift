internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The jobs that bring users from a file.
struct ImportsScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var own: PageLink { pool.link("imports") }

  func show() async throws(PageFailure) -> PageResponse { try await page(saying: nil) }

  private func page(saying fault: String?) async throws(PageFailure) -> PageResponse {
    let request = ListUserImportJobsRequest(
      userPoolId: pool.id,
      maxResults: 50,
      paginationToken: pool.listToken
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.listUserImportJobs(request, context: context)
    }
    let jobs = found.userImportJobs ?? []
    let list: HTML =
      jobs.isEmpty
      ? Pieces.empty("There are no import jobs", "A job takes a CSV file of users.")
      : Pieces.table(
        "Table of import jobs",
        [
          ("Job", false), ("State", false), ("Imported", true), ("Skipped", true), ("Failed", true),
          ("Made", true),
        ],
        jobs.map(row)
      )
    return Page(
      title: "Import",
      pool: pool.page,
      section: .imports,
      body: [
        Fields.alert(fault),
        """
        <section class="panel" aria-labelledby="ij"><header><h2 id="ij">Jobs</h2></header>
        \(list)
        \(pool.bar(jobs.count, next: found.paginationToken, at: own))
        </section>
        """,
        form ?? "",
        Pieces.copyAs([
          "aws cognito-idp create-user-import-job --user-pool-id \(pool.id) --job-name users "
            + "--cloud-watch-logs-role-arn arn:aws:iam::123456789012:role/unused",
          "aws cognito-idp get-csv-header --user-pool-id \(pool.id)",
        ]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private func row(_ job: UserImportJobType) -> HTML {
    """
    <tr><td class="first"><a href="\(pool.link("imports", job.jobId ?? ""))">\(job.jobName)</a></td><td \
    data-l="State">\(ImportScreen.state(job.status))</td><td class="num" data-l="Imported">\(
      Words.number(job.importedUsers ?? 0)
    )</td><td class="num" data-l="Skipped">\(Words.number(job.skippedUsers ?? 0))</td><td class="num" data-l="Failed">\(
      Words.number(job.failedUsers ?? 0)
    )</td><td class="num" data-l="Made">\(Words.time(job.creationDateUnixMillis))</td></tr>
    """
  }

  private var form: HTML? {
    guard pool.may(.administrator) else { return nil }
    let fields: HTML = """
      <form class="body" method="post" action="\(own)">\(pool.visit.formSecret)
      \(Fields.text("job", "Name of the job", pool.visit.request.form["job"], isRequired: true))
      <p class="row"><button class="button primary" type="submit">Create job</button></p>
      </form>
      """
    return """
      <section class="panel" aria-labelledby="in"><header><h2 id="in">New job</h2></header>
      \(pool.visit.isFresh ? fields : again)
      </section>
      """
  }

  private var again: HTML {
    """
    <p class="body"><a class="button" href="\(
      PageLink("sign-in").with([("to", own.text), ("fresh", "1")])
    )">Sign in again to make one</a></p>
    """
  }

  func make() async throws(PageFailure) -> PageResponse {
    let form = pool.visit.request.form
    let request = CreateUserImportJobRequest(
      jobName: form["job"],
      userPoolId: pool.id,
      // Cognito's API asks for one; nothing here takes it on.
      cloudWatchLogsRoleArn: "arn:aws:iam::123456789012:role/console"
    )
    let made: CreateUserImportJobResponse
    do throws(PageFailure) {
      made = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.createUserImportJob(request, context: context)
      }
    } catch .refused(let sentence) {
      return try await page(saying: sentence)
    }
    let id = made.userImportJob?.jobId ?? ""
    return PageResponse(to: pool.link("imports", id).with([("done", Done.jobMade.rawValue)]))
  }
}
