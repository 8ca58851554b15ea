import Foundation

/// Users of a pool with a function of PreAuthentication, which lets each of them in.
struct FunctionSubject: Sendable {
  let clientID: String
  let users: [String]

  private struct PoolInput: Encodable {
    let PoolName = "functions"
    let LambdaConfig = [
      "PreAuthentication": "arn:aws:lambda:us-east-1:123456789012:function:unchanged"
    ]
  }

  private struct ClientInput: Encodable {
    let UserPoolId: String
    let ClientName = "functions"
    let ExplicitAuthFlows = ["ALLOW_USER_PASSWORD_AUTH"]
  }

  static func make(
    users count: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> FunctionSubject {
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let id = pool.UserPool.Id
    let client: UserPoolClientAnswer = try await gatehouse.call(
      "CreateUserPoolClient",
      ClientInput(UserPoolId: id),
      isSigned: true,
      over: connection
    )
    var users: [String] = []
    for number in 0..<count {
      let user = "function-\(number)"
      try await Subject.makeUser(user, in: id, gatehouse: gatehouse, over: connection)
      users.append(user)
    }
    return FunctionSubject(clientID: client.UserPoolClient.ClientId, users: users)
  }
}

extension Operation {
  /// A password sign-in that also asks a function: what it costs more is what a function call costs.
  static func signIn(_ subject: FunctionSubject, _ gatehouse: Gatehouse) -> Operation {
    let bodies = subject.users.map { user in
      body(
        InitiateAuthInput(
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: subject.clientID,
          AuthParameters: ["USERNAME": user, "PASSWORD": Subject.password]
        )
      )
    }
    return fixed("password sign-in, function", "InitiateAuth", bodies, gatehouse)
  }
}
