internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTriggers
internal import Cryptography
internal import Domain
internal import TestSupport
internal import Testing

/// What a pool's three functions do.
struct CustomScript: Sendable {
  /// The event's response, or nil for a function that throws.
  typealias Function = @Sendable (JSONValue) -> JSONValue?

  var define: Function = { seed($0) }
  var create: Function = { _ in sum }
  var verify: Function = { event in
    let request = event["request"]
    let expected = request["privateChallengeParameters"]["answer"]
    return .object(["answerCorrect": .bool(expected == request["challengeAnswer"])])
  }

  static let sum = JSONValue.object([
    "publicChallengeParameters": .object(["question": .string("5 + 5")]),
    "privateChallengeParameters": .object(["answer": .string("10")]),
    "challengeMetadata": .string("SUM"),
  ])

  static func challenge(_ name: String) -> JSONValue { .object(["challengeName": .string(name)]) }
  static let tokens = JSONValue.object(["issueTokens": .bool(true)])
  static let failure = JSONValue.object(["failAuthentication": .bool(true)])

  /// The trigger of a well-known page on custom authentication without a password.
  static func seed(_ event: JSONValue) -> JSONValue {
    let session = event["request"]["session"].items
    if session.count == 1, session[0]["challengeName"].text == "SRP_A" {
      return challenge("CUSTOM_CHALLENGE")
    }
    if session.count == 2, session[1]["challengeName"].text == "CUSTOM_CHALLENGE",
      session[1]["challengeResult"] == .bool(true)
    {
      return tokens
    }
    return failure
  }

  /// Asks for the challenges one after the other, each until its answer is right, then gives tokens.
  static func asking(_ names: String...) -> CustomScript {
    CustomScript(define: { event in
      let right = event["request"]["session"].items.filter {
        $0["challengeResult"] == .bool(true) && $0["challengeName"].text != "SRP_A"
      }
      let done = right.compactMap { $0["challengeName"].text }
      guard let next = names.first(where: { !done.contains($0) }) else { return tokens }
      return challenge(next)
    })
  }

  fileprivate func reply(to invocation: FunctionServer.Invocation) -> FunctionServer.Reply {
    guard let event = try? invocation.event else { return .silence }
    let function =
      if invocation.path.contains("define") { define } else if invocation.path.contains("create") {
        create
      } else { verify }
    guard let response = function(event) else { return .thrown("not today") }
    return .event(invocation, response: response)
  }
}

/// A pool with functions of its own, one user, and what clients do there.
struct CustomStage: Sendable {
  let stage: Stage
  /// Reaches the functions.
  let service: Authentication
  let server: FunctionServer

  static let flows = SignInHarness.allFlows + ["ALLOW_CUSTOM_AUTH"]
  static let triggers = LambdaConfigType(
    defineAuthChallenge: arn("define"),
    createAuthChallenge: arn("create"),
    verifyAuthChallengeResponse: arn("verify")
  )

  static func arn(_ name: String) -> String {
    "arn:aws:lambda:us-east-1:123456789012:function:\(name)"
  }

  static func with(
    _ script: CustomScript = CustomScript(),
    pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    client: CreateUserPoolClientRequest = CreateUserPoolClientRequest(),
    builtIn: [String: any BuiltInFunction] = [:],
    formerly: [String: any BuiltInFunction] = [:],
    app: (any AppFactor)? = nil,
    _ body: @escaping @Sendable (CustomStage) async throws -> Void
  ) async throws {
    try await FunctionServer.with({ script.reply(to: $0) }) { server, functions in
      var (pool, client) = (pool, client)
      pool.lambdaConfig = pool.lambdaConfig ?? triggers
      client.explicitAuthFlows = client.explicitAuthFlows ?? flows
      let stage = try await SignInHarness(builtIn: builtIn.merging(formerly) { $1 })
        .stage(pool, client)
      try await stage.addUser("ann")
      try await body(
        CustomStage(
          stage: stage,
          service: try stage.harness.instance(functions: functions, builtIn: builtIn, app: app),
          server: server
        )
      )
    }
  }

  /// The events that a function was told.
  func events(_ function: String) throws -> [JSONValue] {
    try server.invocations.filter { $0.path.contains("/\(function)/") }.map { try $0.event }
  }

  func begin(
    _ name: String = "ann",
    _ parameters: [String: String] = [:]
  ) async throws -> InitiateAuthResponse {
    try await stage.initiate(
      "CUSTOM_AUTH",
      parameters.merging(["USERNAME": name]) { $1 },
      on: service
    )
  }

  /// Begins with an A, as clients do that always begin with a password.
  func beginSRP(_ name: String = "ann") async throws -> InitiateAuthResponse {
    let client = try SRP.Client()
    return try await begin(
      name,
      ["CHALLENGE_NAME": "SRP_A", "SRP_A": Hex.encode(client.clientPublic)]
    )
  }

  func answer(
    _ answer: String,
    _ session: String?,
    as name: String = "ann",
    metadata: [String: String]? = nil,
    on other: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    try await stage.respond(
      "CUSTOM_CHALLENGE",
      ["USERNAME": name, "ANSWER": answer],
      session: session,
      metadata: metadata,
      on: other ?? service
    )
  }
}

extension JSONValue {
  subscript(name: String) -> JSONValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }
}
