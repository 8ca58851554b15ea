internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// One trigger: its function, and a call of it that changes nothing.
struct TriggerScreen: Sendable {
  private let pool: PoolVisit
  private let trigger: PoolTrigger

  init(_ pool: PoolVisit, _ name: String) throws(PageFailure) {
    guard let trigger = PoolTrigger(rawValue: name) else { throw .notFound }
    self.pool = pool
    self.trigger = trigger
  }

  private var function: String? { trigger.function(in: pool.described.lambdaConfig) }
  private var isEditable: Bool { pool.may(.administrator) }
  private var own: PageLink { pool.link("triggers", trigger.rawValue) }

  func show() async throws(PageFailure) -> PageResponse {
    guard isEditable, function != nil else { return try await page(saying: nil) }
    do throws(PageFailure) {
      return try await page(saying: nil, event: try await PastEvents(pool, trigger).input())
    } catch .refused(let sentence) {
      return try await page(saying: sentence)
    }
  }

  private func page(
    saying fault: String?,
    event: String? = nil,
    told: TestConsoleFunctionResponse? = nil,
    tokens: HTML? = nil
  ) async throws(PageFailure) -> PageResponse {
    Page(
      title: trigger.rawValue,
      pool: pool.page,
      crumbs: [("Lambda triggers", pool.link("triggers"))],
      section: .triggers,
      body: [
        Fields.alert(fault),
        """
        <p class="sub">\(trigger.moment)</p>
        """,
        assignment, try await trial(event ?? sample, told) ?? "", tokens ?? tokenTrial ?? "",
      ] + (try await TriggerHistory(pool, trigger).panels()) + [Pieces.copyAs(commands)]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private var assignment: HTML {
    guard isEditable else {
      return """
        <section class="panel" aria-labelledby="tf"><header><h2 id="tf">Function</h2></header>
        <p class="body mono">\(function ?? "None")</p></section>
        """
    }
    return """
      <section class="panel" aria-labelledby="tf"><header><h2 id="tf">Function</h2></header>
      <form class="body" method="post" action="\(own)">\(pool.visit.formSecret)
      \(Fields.text("arn", "ARN of the function", function, hint: "Empty: none is asked."))
      <p class="row"><button class="button primary" type="submit">Save</button></p>
      </form></section>
      """
  }

  private func trial(
    _ event: String,
    _ told: TestConsoleFunctionResponse?
  ) async throws(PageFailure) -> HTML? {
    guard isEditable, function != nil else { return nil }
    return """
      <section class="panel" aria-labelledby="tt"><header><h2 id="tt">Call it once</h2><span class="muted">Nothing is \
      changed here by it; what the function itself does is done.</span></header>
      \(told.map(answer))
      \(try await PastEvents(pool, trigger).choice())
      <form class="body" method="post" action="\(pool.link("triggers", trigger.rawValue, "test"))">\(pool.visit.formSecret)
      \(Fields.lines("event", "Event", event, hint: "JSON. The pool and the region become this pool’s.", rows: 12))
      <p class="row"><button class="button" type="submit">Call the function</button></p>
      </form></section>
      """
  }

  private func answer(_ told: TestConsoleFunctionResponse) -> HTML {
    let time = "\(Words.number((told.tookMicros ?? 0) / 1000)) ms"
    if let failure = told.failure {
      return """
        <div class="body"><div class="alert bad" role="alert"><div><strong>It failed, after \(time).</strong> \(failure)\
        </div></div></div>
        """
    }
    return """
      <div class="body"><div class="alert ok" role="status"><strong>It answered in \(time).</strong></div>
      <pre data-copy>\(told.answer)</pre></div>
      """
  }

  /// An event as the trigger has it, in short.
  private var sample: String {
    """
    {
      "version": "1",
      "triggerSource": "\(trigger.rawValue)_Sample",
      "userName": "sample",
      "callerContext": {"awsSdkVersion": "console", "clientId": "sample"},
      "request": {"userAttributes": {"sub": "sample", "email": "sample@example.com"}},
      "response": {}
    }
    """
  }

  private var commands: [String] {
    let arn = function ?? "arn:aws:lambda:us-east-1:123456789012:function:name"
    return [
      "aws cognito-idp update-user-pool --user-pool-id \(pool.id) --lambda-config "
        + "\(trigger.rawValue)=\(Pieces.quoted(arn))",
      "gatehousectl functions invoke --pool \(pool.id) --trigger \(trigger.rawValue) --event event.json",
    ]
  }

  /// Gives the pool another function, and leaves all else as it is.
  func save() async throws(PageFailure) -> PageResponse {
    let arn = pool.visit.request.form["arn"]
    if let arn, !Self.isARN(arn) {
      return try await page(saying: "That is not the ARN of a function.")
    }
    var request = UpdateUserPoolRequest(keeping: pool.described)
    var functions = request.lambdaConfig ?? LambdaConfigType()
    trigger.set(arn, in: &functions)
    request.lambdaConfig = functions
    let asked = request
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.updateUserPool(asked, context: context)
      }
    } catch .refused(let sentence) {
      return try await page(saying: sentence)
    }
    return PageResponse(to: own.with([("done", Done.saved.rawValue)]))
  }

  /// The gateway, which a form of the console does not pass, asks as much of the API's requests.
  private static func isARN(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (20...2048).contains(text.utf8.count) && parts.count >= 6 && parts[0] == "arn"
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Calls the function, and shows what it answered.
  func test() async throws(PageFailure) -> PageResponse {
    let event = pool.visit.request.form["event"]
    let request = TestConsoleFunctionRequest(
      userPoolId: pool.id,
      trigger: trigger.rawValue,
      event: event
    )
    do throws(PageFailure) {
      let told = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.consolePool.testConsoleFunction(request, context: context)
      }
      return try await page(saying: nil, event: event, told: told)
    } catch .refused(let sentence) {
      return try await page(saying: sentence, event: event)
    }
  }

  private var tokenTrial: HTML? {
    guard trigger == .preTokenGeneration, isEditable else { return nil }
    return TokenTrial(pool).panel(nil)
  }

  /// Shows what a user's tokens would say.
  func tellTokens() async throws(PageFailure) -> PageResponse {
    guard trigger == .preTokenGeneration else { throw .notFound }
    let trial = TokenTrial(pool)
    do throws(PageFailure) {
      let told = try await trial.tell()
      return try await page(saying: nil, tokens: trial.panel(told))
    } catch .refused(let sentence) {
      return try await page(saying: sentence, tokens: trial.panel(nil))
    } catch .notFound {
      // The user or the client is not there: the pool itself was read before.
      let sentence = "The pool has no such user, or no such client."
      return try await page(saying: sentence, tokens: trial.panel(nil))
    }
  }
}
