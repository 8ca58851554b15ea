import Foundation

/// One measured operation: a name and what a connection does for the n-th time.
struct Operation: Sendable {
  let name: String
  let run: @Sendable (Connection, Int) async throws -> Void

  static func all(
    _ subject: Subject,
    _ devices: DeviceSubject,
    _ gatehouse: Gatehouse
  ) -> [Operation] {
    [
      srpSignIn(subject, gatehouse),
      passwordSignIn(subject, gatehouse),
      refresh(subject, gatehouse),
      getUser(subject, gatehouse),
      adminGetUser(subject, gatehouse),
      adminCreateUser(subject, gatehouse),
      Operation(name: "JWKS") { connection, _ in
        let response = try await connection.get("/\(subject.poolID)/.well-known/jwks.json")
        guard response.status == 200 else { throw Gatehouse.Failure(description: "JWKS") }
      },
      Operation(name: "discovery") { connection, _ in
        let path = "/\(subject.poolID)/.well-known/openid-configuration"
        let response = try await connection.get(path)
        guard response.status == 200 else { throw Gatehouse.Failure(description: "discovery") }
      },
      deviceSignIn(devices),
      authenticatorSignIn(devices),
      deviceRefresh(devices),
      listDevices(devices),
    ]
  }

  private static func srpSignIn(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    let calls = SRPSignIn(
      gatehouse: gatehouse,
      poolID: subject.poolID,
      clientID: subject.clientID
    )
    return Operation(name: "SRP sign-in") { connection, number in
      let user = subject.users[number % subject.users.count]
      let answer = try await calls.provePassword(of: user, over: connection)
      guard answer.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "SRP sign-in without tokens")
      }
    }
  }

  private static func passwordSignIn(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    let bodies = subject.users.map { user in
      body(
        InitiateAuthInput(
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: subject.clientID,
          AuthParameters: ["USERNAME": user, "PASSWORD": Subject.password]
        )
      )
    }
    return fixed("password sign-in", "InitiateAuth", bodies, gatehouse)
  }

  private static func refresh(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    let bodies = subject.tokens.map { tokens in
      body(
        InitiateAuthInput(
          AuthFlow: "REFRESH_TOKEN_AUTH",
          ClientId: subject.clientID,
          AuthParameters: ["REFRESH_TOKEN": tokens.RefreshToken ?? ""]
        )
      )
    }
    return fixed("refresh", "InitiateAuth", bodies, gatehouse)
  }

  private static func getUser(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    struct Input: Encodable { let AccessToken: String }
    let bodies = subject.tokens.map { body(Input(AccessToken: $0.AccessToken)) }
    return fixed("GetUser", "GetUser", bodies, gatehouse)
  }

  /// A user of a new name, with a temporary password that is not delivered.
  private static func adminCreateUser(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    struct Input: Encodable {
      let UserPoolId: String
      let Username: String
      let MessageAction = "SUPPRESS"
    }
    return Operation(name: "AdminCreateUser (signed)") { connection, _ in
      let input = Input(UserPoolId: subject.poolID, Username: UUID().uuidString)
      try await gatehouse.send(
        "AdminCreateUser",
        body: body(input),
        isSigned: true,
        over: connection
      )
    }
  }

  private static func adminGetUser(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    struct Input: Encodable {
      let UserPoolId: String
      let Username: String
    }
    let bodies = subject.users.map { body(Input(UserPoolId: subject.poolID, Username: $0)) }
    return fixed("AdminGetUser (signed)", "AdminGetUser", bodies, gatehouse, isSigned: true)
  }

  static func fixed(
    _ name: String,
    _ operation: String,
    of api: Gatehouse.API = .userPools,
    _ bodies: [[UInt8]],
    _ gatehouse: Gatehouse,
    isSigned: Bool = false
  ) -> Operation {
    Operation(name: name) { connection, number in
      try await gatehouse.send(
        operation,
        of: api,
        body: bodies[number % bodies.count],
        isSigned: isSigned,
        over: connection
      )
    }
  }

  static func body(_ input: some Encodable) -> [UInt8] {
    (try? JSONEncoder().encode(input)).map(Array.init) ?? []
  }
}
