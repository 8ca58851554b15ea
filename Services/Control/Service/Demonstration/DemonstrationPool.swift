internal import FoundationEssentials
internal import OperatingSystem

/// The pool and the client of the demonstration pages, made at the first start that serves them.
///
/// Each program that reaches the gateway may sign up there, and is confirmed at once: the pool holds nothing but
/// the users that the pages made. The pages learn its ids from a file of the state folder.
struct DemonstrationPool: Sendable {
  let state: StateFolder
  let accountID: String
  let call: SignedCall

  /// What the pages receive.
  private struct Identifiers: Codable {
    let pool: String
    let client: String
  }

  /// A wrong PIN costs nothing at first, so that the reader sees both: another try, and a wait.
  private static let tags = [
    "gatehouse:interaction": "on", "gatehouse:pin-policy": "penalty=0s/10s/30s/60s",
  ]

  /// Makes sure that they are there.
  func establish() async throws(ControlFailure) {
    if await isThere() { return }
    let made = try await make()
    let text: Data
    do {
      text = try JSONEncoder().encode(made)
    } catch {
      throw ControlFailure("its ids cannot be written as JSON: \(error)")
    }
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(text), to: state.demonstrationPath, mode: 0o600)
    }
  }

  /// Whether those of an earlier start are; unless the gateway says no, they are.
  private func isThere() async -> Bool {
    guard let kept = kept() else { return false }
    let request = ["UserPoolId": kept.pool, "ClientId": kept.client]
    guard let answer = await call.perform("DescribeUserPoolClient", request) else { return true }
    return !String(decoding: answer.body, as: UTF8.self).contains("ResourceNotFoundException")
  }

  private func kept() -> Identifiers? {
    guard let file = try? FileContents.read(state.demonstrationPath, maxBytes: 4096) else {
      return nil
    }
    return try? JSONDecoder().decode(Identifiers.self, from: Data(file.bytes))
  }

  private func make() async throws(ControlFailure) -> Identifiers {
    let pool: CreatedPool = try await answer(
      to: "CreateUserPool",
      NewPool(
        PoolName: "Example Shop",
        UserPoolTags: Self.tags,
        LambdaConfig: [
          "PreSignUp": "arn:aws:lambda:\(call.region):\(accountID):function:gatehouse-auto-confirm"
        ]
      )
    )
    let client: CreatedClient = try await answer(
      to: "CreateUserPoolClient",
      NewClient(
        UserPoolId: pool.UserPool.Id,
        ClientName: "Example Shop",
        ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
      )
    )
    return Identifiers(pool: pool.UserPool.Id, client: client.UserPoolClient.ClientId)
  }

  private func answer<Output: Decodable>(
    to operation: String,
    _ request: some Encodable
  ) async throws(ControlFailure) -> Output {
    guard let answer = await call.perform(operation, request) else {
      throw ControlFailure("\(operation) had no answer")
    }
    guard answer.status == 200 else {
      throw ControlFailure("\(operation): \(String(decoding: answer.body, as: UTF8.self))")
    }
    do {
      return try JSONDecoder().decode(Output.self, from: Data(answer.body))
    } catch {
      throw ControlFailure("\(operation): \(error)")
    }
  }
}

// In the words of the API.

private struct NewPool: Encodable {
  let PoolName: String
  let UserPoolTags: [String: String]
  let LambdaConfig: [String: String]
}

private struct CreatedPool: Decodable {
  struct Pool: Decodable {
    let Id: String
  }
  let UserPool: Pool
}

private struct NewClient: Encodable {
  let UserPoolId: String
  let ClientName: String
  let ExplicitAuthFlows: [String]
}

private struct CreatedClient: Decodable {
  struct Client: Decodable {
    let ClientId: String
  }
  let UserPoolClient: Client
}
