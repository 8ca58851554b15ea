import Foundation
import NIOHTTP1

/// A pool whose users sign in on its pages, and a browser of each of them.
struct PageSubject: Sendable {
  /// What is measured of it.
  static let operationNames = [
    "login page", "password on the page to code", "SSO silent code", "SSO silent code to tokens",
  ]

  /// What a browser has after a sign-in.
  struct Visitor: Sendable {
    let name: String
    /// The cookie and the code of the login page's form.
    let formCookie: String
    let formCode: String
    /// The cookie of the session.
    let session: String
  }

  let poolID: String
  let clientID: String
  let visitors: [Visitor]

  static let callback = "https://app.example/callback"

  /// What an application asks for.
  var query: String {
    "client_id=\(clientID)&redirect_uri=https%3A%2F%2Fapp.example%2Fcallback&response_type=code"
      + "&scope=openid&state=s"
  }

  static func make(
    users count: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> PageSubject {
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      ["PoolName": "pages"],
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
    let domain = ["UserPoolId": id, "Domain": "pages-\(UUID().uuidString.prefix(8).lowercased())"]
    try await gatehouse.send(
      "CreateUserPoolDomain",
      body: Operation.body(domain),
      isSigned: true,
      over: connection
    )
    let clientID = client.UserPoolClient.ClientId
    let empty = PageSubject(poolID: id, clientID: clientID, visitors: [])
    var visitors: [Visitor] = []
    for number in 0..<count {
      let name = "page-\(number)"
      try await Subject.makeUser(name, in: id, gatehouse: gatehouse, over: connection)
      visitors.append(try await empty.visitor(name, over: connection))
    }
    return PageSubject(poolID: id, clientID: clientID, visitors: visitors)
  }

  /// Signs a user in at the login page.
  private func visitor(_ name: String, over connection: Connection) async throws -> Visitor {
    let page = try await connection.get("/\(poolID)/login?\(query)")
    try page.check("login page")
    let html = String(decoding: page.body, as: UTF8.self)
    guard let form = Self.cookie("gatehouse-csrf", of: page),
      let code = html.firstMatch(of: /name="_csrf" value="([^"]+)"/)
    else { throw Gatehouse.Failure(description: "a login page without a form") }
    let visitor = Visitor(name: name, formCookie: form, formCode: String(code.1), session: "")
    let answer = try await send(visitor, over: connection)
    guard let session = Self.cookie("gatehouse-sso", of: answer) else {
      throw Gatehouse.Failure(description: "a sign-in on a page without a session")
    }
    return Visitor(
      name: name,
      formCookie: form,
      formCode: visitor.formCode,
      session: session
    )
  }

  /// Sends the form of the login page; the answer leads back to the application.
  func send(
    _ visitor: Visitor,
    over connection: Connection
  ) async throws -> Connection.Response {
    let body = "_csrf=\(visitor.formCode)&username=\(visitor.name)&password=\(Subject.formPassword)"
    let answer = try await connection.post(
      "/\(poolID)/login?\(query)",
      headers: [
        ("content-type", "application/x-www-form-urlencoded"), ("cookie", visitor.formCookie),
        ("origin", "http://\(connection.host)"),
      ],
      body: Array(body.utf8)
    )
    _ = try code(of: answer)
    return answer
  }

  /// The code that the answer leads to the application with.
  func code(of answer: Connection.Response) throws -> String {
    let target = answer.headers.first(name: "location") ?? ""
    guard target.hasPrefix(Self.callback), let code = target.firstMatch(of: /[?&]code=([^&]+)/)
    else { throw Gatehouse.Failure(description: "no code: \(answer.status) \(target)") }
    return String(code.1)
  }

  private static func cookie(_ name: String, of answer: Connection.Response) -> String? {
    answer.headers["set-cookie"].first { $0.hasPrefix(name) }
      .map { String($0.prefix { $0 != ";" }) }
  }

  private struct ClientInput: Encodable {
    let UserPoolId: String
    let ClientName = "pages"
    let AllowedOAuthFlowsUserPoolClient = true
    let AllowedOAuthFlows = ["code"]
    let AllowedOAuthScopes = ["openid"]
    let CallbackURLs = [callback]
    let SupportedIdentityProviders = ["COGNITO"]
  }
}

extension Subject {
  /// The password as a form has it.
  static var formPassword: String {
    password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? password
  }
}
