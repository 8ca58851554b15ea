import Foundation

extension Operation {
  /// What a policy for sessions adds to a refresh and to a sign-in, and what listing them costs.
  static func all(_ subject: SessionSubject) -> [Operation] {
    [
      refresh("refresh, sliding", subject.sliding, subject.gatehouse),
      refresh("refresh, tracked", subject.tracked, subject.gatehouse),
      signIn(subject), list(subject),
    ]
  }

  private static func refresh(
    _ name: String,
    _ pool: SessionPool,
    _ gatehouse: Gatehouse
  ) -> Operation {
    let bodies = pool.tokens.map { tokens in
      body(
        InitiateAuthInput(
          AuthFlow: "REFRESH_TOKEN_AUTH",
          ClientId: pool.clientID,
          AuthParameters: ["REFRESH_TOKEN": tokens.RefreshToken ?? ""]
        )
      )
    }
    return fixed(name, "InitiateAuth", bodies, gatehouse)
  }

  /// Each ends the least recently used of the user's 20 sessions.
  private static func signIn(_ subject: SessionSubject) -> Operation {
    let bodies = subject.limited.users.map { user in
      body(
        InitiateAuthInput(
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: subject.limited.clientID,
          AuthParameters: ["USERNAME": user, "PASSWORD": Subject.password]
        )
      )
    }
    return fixed("password sign-in, MaxPerUser 20", "InitiateAuth", bodies, subject.gatehouse)
  }

  private static func list(_ subject: SessionSubject) -> Operation {
    struct Input: Encodable { let AccessToken: String }
    let bodies = subject.listed.tokens.map { body(Input(AccessToken: $0.AccessToken)) }
    return fixed("ListUserSessions, 100", "ListUserSessions", bodies, subject.gatehouse)
  }
}
