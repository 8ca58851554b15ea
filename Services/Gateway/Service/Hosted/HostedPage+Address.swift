internal import GatehouseStubs

/// Where the pages are, by the paths that Cognito has.
extension HostedPage {
  var path: StaticString {
    switch self {
    case .login: "/login"
    case .signUp: "/signup"
    case .confirm: "/confirm"
    case .resendCode: "/resendcode"
    case .forgotPassword: "/forgotPassword"
    case .confirmForgotPassword: "/confirmforgotPassword"
    case .newPassword: "/newpassword"
    case .selectFactor: "/mfa/select"
    case .factorCode: "/mfa"
    case .authenticatorSetUp: "/mfa/setup"
    case .emailSetUp: "/mfa/email"
    case .recoveryCodes: "/recoverycodes"
    case .firstFactor: "/login/factor"
    case .password: "/login/password"
    case .chooseAccount: "/login/account"
    case .provider: "/login/provider"
    case .addPasskey: "/passkeys/add"
    case .finished: "/finished"
    case .over: "/over"
    case .unavailable: "/unavailable"
    case .error: "/error"
    case .signedOut: "/signedout"
    }
  }

  /// Among the metrics' labels; forms are bound to it.
  var endpointName: String { "page-\(rawValue)" }

  /// Whether there is something to fill in.
  var hasForm: Bool {
    switch self {
    case .provider, .over, .unavailable, .error, .signedOut, .finished: false
    default: true
    }
  }
}
