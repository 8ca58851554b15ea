internal import AuthenticationAuthorization
internal import AuthenticationMessages
internal import GatehouseStubs

/// What a browser asks for, not checked yet.
struct AskedPage: Sendable {
  let page: HostedPage?
  let pool: String?
  let query: AuthorizationQuery
  let flow: [UInt8]?
  var fields: [String: String] = [:]
  let origin: String?
  var cookies: [BrowserCookies] = []

  init(_ request: ShowHostedPageRequest) {
    page = request.page.flatMap(HostedPage.init(rawValue:))
    pool = request.userPoolId
    query = AuthorizationQuery(request.query)
    flow = request.flow
    origin = request.origin
    cookies = request.cookies
  }

  init(_ request: SubmitHostedPageRequest) {
    page = request.page.flatMap(HostedPage.init(rawValue:))
    pool = request.userPoolId
    query = AuthorizationQuery(request.query)
    flow = request.flow
    origin = request.origin
    cookies = request.cookies
    for field in request.fields {
      guard let name = field.name, let value = field.value else { continue }
      fields[name] = value
    }
  }
}

extension HostedPage {
  /// Whether a page is one of a sign-in that an application has asked for.
  var isWithinSignIn: Bool {
    switch self {
    case .login, .signUp, .confirm, .resendCode, .forgotPassword, .confirmForgotPassword,
      .newPassword, .selectFactor, .factorCode, .authenticatorSetUp, .emailSetUp, .recoveryCodes,
      .firstFactor, .password, .chooseAccount, .provider, .addPasskey, .finished, .over:
      true
    case .unavailable, .error, .signedOut: false
    }
  }
}
