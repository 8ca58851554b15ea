import Foundation

/// The pool, client and users that a run signs in, and what each kind of request needs ready-made.
struct Subject: Sendable {
  static let password = "Passw0rd!"

  let poolID: String
  let clientID: String
  let users: [String]
  let tokens: [AuthenticationAnswer.Result]

  var poolName: String { String(poolID.split(separator: "_").last ?? "") }

  static func make(
    users count: Int,
    region: String,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> Subject {
    struct PoolInput: Encodable { let PoolName: String }
    struct ClientInput: Encodable {
      let UserPoolId: String
      let ClientName: String
      let ExplicitAuthFlows: [String]
    }
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(PoolName: "load"),
      isSigned: true,
      over: connection
    )
    let client: UserPoolClientAnswer = try await gatehouse.call(
      "CreateUserPoolClient",
      ClientInput(
        UserPoolId: pool.UserPool.Id,
        ClientName: "load",
        ExplicitAuthFlows: [
          "ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH",
        ]
      ),
      isSigned: true,
      over: connection
    )
    let poolID = pool.UserPool.Id
    let clientID = client.UserPoolClient.ClientId
    var users: [String] = []
    var tokens: [AuthenticationAnswer.Result] = []
    for number in 0..<count {
      let name = "load-\(number)"
      try await makeUser(name, in: poolID, gatehouse: gatehouse, over: connection)
      let answer: AuthenticationAnswer = try await gatehouse.call(
        "InitiateAuth",
        InitiateAuthInput(
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: clientID,
          AuthParameters: ["USERNAME": name, "PASSWORD": password]
        ),
        over: connection
      )
      guard let result = answer.AuthenticationResult else {
        throw Gatehouse.Failure(description: "no tokens for \(name)")
      }
      users.append(name)
      tokens.append(result)
    }
    return Subject(poolID: poolID, clientID: clientID, users: users, tokens: tokens)
  }

  static func makeUser(
    _ name: String,
    in poolID: String,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws {
    struct CreateInput: Encodable {
      let UserPoolId: String
      let Username: String
      let MessageAction = "SUPPRESS"
    }
    struct PasswordInput: Encodable {
      let UserPoolId: String
      let Username: String
      let Password: String
      let Permanent = true
    }
    try await gatehouse.send(
      "AdminCreateUser",
      body: Array(try JSONEncoder().encode(CreateInput(UserPoolId: poolID, Username: name))),
      isSigned: true,
      over: connection
    )
    try await gatehouse.send(
      "AdminSetUserPassword",
      body: Array(
        try JSONEncoder().encode(
          PasswordInput(UserPoolId: poolID, Username: name, Password: password)
        )
      ),
      isSigned: true,
      over: connection
    )
  }
}
