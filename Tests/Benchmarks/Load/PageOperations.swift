import Foundation

/// Sign-ins on pages, and what a browser's session gives an application.
extension Operation {
  static func all(_ subject: PageSubject) -> [Operation] {
    [loginPage(subject), pageSignIn(subject), silentCode(subject), codeFlow(subject)]
  }

  private static func loginPage(_ subject: PageSubject) -> Operation {
    Operation(name: "login page") { connection, _ in
      try await connection.get("/\(subject.poolID)/login?\(subject.query)").check("login page")
    }
  }

  /// The form with name and password, to the code.
  private static func pageSignIn(_ subject: PageSubject) -> Operation {
    Operation(name: "password on the page to code") { connection, number in
      let visitor = subject.visitors[number % subject.visitors.count]
      _ = try await subject.send(visitor, over: connection)
    }
  }

  /// A code from the browser's session, without a page.
  private static func silentCode(_ subject: PageSubject) -> Operation {
    Operation(name: "SSO silent code") { connection, number in
      _ = try await subject.silentCode(number, over: connection)
    }
  }

  /// The same, and its tokens.
  private static func codeFlow(_ subject: PageSubject) -> Operation {
    Operation(name: "SSO silent code to tokens") { connection, number in
      let code = try await subject.silentCode(number, over: connection)
      let body =
        "grant_type=authorization_code&client_id=\(subject.clientID)&code=\(code)"
        + "&redirect_uri=https%3A%2F%2Fapp.example%2Fcallback"
      let answer = try await connection.post(
        "/\(subject.poolID)/oauth2/token",
        headers: [("content-type", "application/x-www-form-urlencoded")],
        body: Array(body.utf8)
      )
      try answer.check("code to tokens")
    }
  }
}

extension PageSubject {
  fileprivate func silentCode(
    _ number: Int,
    over connection: Connection
  ) async throws -> String {
    let visitor = visitors[number % visitors.count]
    return try code(
      of: try await connection.get(
        "/\(poolID)/oauth2/authorize?\(query)",
        headers: [("cookie", visitor.session)]
      )
    )
  }
}
