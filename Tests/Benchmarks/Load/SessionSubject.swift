import Foundation

/// A pool of which each user has so many sessions, all that are allowed.
struct SessionPool: Sendable {
  let poolID: String
  let clientID: String
  let users: [String]
  /// The tokens of each user's newest session.
  let tokens: [AuthenticationAnswer.Result]
}

/// Pools with a policy for sessions: one whose refreshes slide, and three that track sessions.
struct SessionSubject: Sendable {
  let gatehouse: Gatehouse
  /// Its refresh tokens live 14 days from their last use.
  let sliding: SessionPool
  /// Its users have a session each, whose uses are noted.
  let tracked: SessionPool
  /// Its users have 20 sessions each, so that each sign-in ends another.
  let limited: SessionPool
  /// Its users have 100 sessions each.
  let listed: SessionPool

  static func make(
    users: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> SessionSubject {
    let maker = SessionPoolMaker(gatehouse: gatehouse, connection: connection)
    return SessionSubject(
      gatehouse: gatehouse,
      sliding: try await maker.make(
        users: users,
        sessions: 1,
        tags: ["gatehouse:session-idle": "14d"]
      ),
      tracked: try await maker.make(users: users, sessions: 1, isTracked: true),
      limited: try await maker.make(users: users, sessions: 20, isTracked: true),
      listed: try await maker.make(users: 4, sessions: 100, isTracked: true)
    )
  }
}

private struct SessionPoolMaker {
  let gatehouse: Gatehouse
  let connection: Connection

  struct PoolInput: Encodable {
    let PoolName = "sessions"
    let UserPoolTags: [String: String]
  }

  struct ClientInput: Encodable {
    let UserPoolId: String
    let ClientName = "sessions"
    let ExplicitAuthFlows = ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
  }

  struct TrackingInput: Encodable {
    let UserPoolId: String
    let UserSessionTracking = "ENABLED"
    let TokenSession: [String: Int]
  }

  func make(
    users count: Int,
    sessions: Int,
    tags: [String: String] = [:],
    isTracked: Bool = false
  ) async throws -> SessionPool {
    let pool: UserPoolAnswer = try await call("CreateUserPool", PoolInput(UserPoolTags: tags))
    let id = pool.UserPool.Id
    let client: UserPoolClientAnswer = try await call(
      "CreateUserPoolClient",
      ClientInput(UserPoolId: id)
    )
    if isTracked {
      let _: Nothing = try await call(
        "SetUserPoolSessionConfiguration",
        TrackingInput(UserPoolId: id, TokenSession: ["MaxPerUser": sessions])
      )
    }
    let clientID = client.UserPoolClient.ClientId
    var users: [String] = []
    var tokens: [AuthenticationAnswer.Result] = []
    for number in 0..<count {
      let user = "session-\(number)"
      try await Subject.makeUser(user, in: id, gatehouse: gatehouse, over: connection)
      for _ in 1..<sessions { _ = try await signIn(user, clientID) }
      tokens.append(try await signIn(user, clientID))
      users.append(user)
    }
    return SessionPool(poolID: id, clientID: clientID, users: users, tokens: tokens)
  }

  private func signIn(
    _ user: String,
    _ clientID: String
  ) async throws -> AuthenticationAnswer.Result {
    let answer: AuthenticationAnswer = try await gatehouse.call(
      "InitiateAuth",
      InitiateAuthInput(
        AuthFlow: "USER_PASSWORD_AUTH",
        ClientId: clientID,
        AuthParameters: ["USERNAME": user, "PASSWORD": Subject.password]
      ),
      over: connection
    )
    guard let result = answer.AuthenticationResult else {
      throw Gatehouse.Failure(description: "no tokens for \(user)")
    }
    return result
  }

  private func call<Answer: Decodable>(
    _ operation: String,
    _ input: some Encodable
  ) async throws -> Answer {
    try await gatehouse.call(operation, input, isSigned: true, over: connection)
  }
}
