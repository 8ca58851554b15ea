internal import AuthenticationCore
internal import GatehouseStubs

/// A refusal as a page tells it.
struct ToldRefusal: Sendable {
  let word: HostedPageNoticeWord
  /// Which page tells it.
  let page: HostedPage
  /// The field that it is about.
  var field: String?
  /// The words of a function of the pool.
  var detail: String?
  /// What the API calls it.
  let exception: String

  init(
    _ word: HostedPageNoticeWord,
    at page: HostedPage,
    field: String? = nil,
    detail: String? = nil,
    exception: String
  ) {
    self.word = word
    self.page = page
    self.field = field
    self.detail = detail
    self.exception = exception
  }

  /// Nil for a fault, and for what no page has words for: the gateway tells these.
  init?(_ failure: AuthenticationFailure, at page: HostedPage) {
    guard let told = Self.told(failure, at: page) else { return nil }
    var target = page
    switch told.word {
    case .over: target = .over
    case .notConfirmed: target = .confirm
    case .resetRequired: target = .forgotPassword
    case .disabled, .stopped, .temporaryPasswordExpired, .locked: target = .login
    default: break
    }
    if failure == .riskySignIn { target = .login }
    self.init(
      told.word,
      at: target,
      field: told.field ?? told.word.field(at: page),
      detail: told.detail,
      exception: failure.publicException
    )
  }

  private typealias Told = (word: HostedPageNoticeWord, field: String?, detail: String?)

  private static func told(_ failure: AuthenticationFailure, at page: HostedPage) -> Told? {
    switch failure {
    case .notAuthorized(let sentence):
      (denied(failure) ?? unnamed(sentence, at: page), nil, nil)
    // Whether a name is known is never said on a page.
    case .userNotFound:
      (page == .login || page == .password ? .wrongCredentials : .wrongCode, nil, nil)
    case .userNotConfirmed: (.notConfirmed, nil, nil)
    case .passwordResetRequired, .leakedPasswordReset: (.resetRequired, nil, nil)
    // In the words for a wrong password: no page tells that the password was right (THR-31).
    case .riskySignIn: (.wrongCredentials, nil, nil)
    case .blockedAddress: (unnamed("", at: page), nil, nil)
    case .codeMismatch, .wrongFactorCode, .enableSoftwareTokenMFA: (.wrongCode, nil, nil)
    case .softwareTokenUsed: (.usedCode, nil, nil)
    case .expiredCode: (.expiredCode, nil, nil)
    case .invalidPassword, .leakedPassword: (.weakPassword, nil, nil)
    case .passwordHistory: (.formerPassword, nil, nil)
    case .usernameExists, .aliasExists: (.nameTaken, nil, nil)
    case .limitExceeded: (.tooMany, nil, nil)
    // The words travel in a cookie, and browsers drop a cookie that is too long.
    case .userLambdaValidation(let words): (.refusedByFunction, nil, String(words.prefix(300)))
    case .mfaMethodNotFound, .softwareTokenMFANotFound: (.over, nil, nil)
    case .passwordsDiffer: (.passwordsDiffer, PageFields.confirmPassword, nil)
    case .invalidParameter(let sentence): unfit(sentence)
    default: nil
    }
  }

  private static func denied(_ failure: AuthenticationFailure) -> HostedPageNoticeWord? {
    switch failure {
    case .incorrectPassword: .wrongCredentials
    case .passwordAttemptsExceeded: .locked
    case .userDisabled: .disabled
    case .signInStopped: .stopped
    case .usedSession, .invalidSession, .expiredSession: .over
    case .cannotBeReset: .resetImpossible
    default: nil
    }
  }

  /// What NotAuthorizedException means at a page, where no other refusal has its sentence.
  private static func unnamed(_ sentence: String, at page: HostedPage) -> HostedPageNoticeWord {
    switch page {
    case .login, .password:
      sentence.hasPrefix("Temporary password") ? .temporaryPasswordExpired : .wrongCredentials
    case .signUp: .signUpClosed
    case .forgotPassword, .confirmForgotPassword: .resetImpossible
    case .confirm, .resendCode: .wrongCode
    case .factorCode: .tooMany
    case .newPassword: .unfit
    default: .over
    }
  }

  /// Which field a sentence about a parameter means.
  private static func unfit(_ sentence: String) -> Told {
    if let member = sentence.firstMatch(
      of: /^1 validation error detected: Value null at '([a-z_]+)'/
    ) {
      return (.missing, String(member.1), nil)
    }
    if sentence.hasPrefix("Invalid email address") {
      return (.unfit, PageFields.attribute("email"), nil)
    }
    if sentence.hasPrefix("Invalid phone number") {
      return (.unfit, PageFields.attribute("phone_number"), nil)
    }
    if let found = sentence.firstMatch(
      of: /([A-Za-z0-9_:]+): (?:The attribute|String|Value|Number)/
    ) {
      return (.unfit, PageFields.attribute(String(found.1)), nil)
    }
    if let found = sentence.firstMatch(of: /attributes given, ([A-Za-z0-9_:]+) is missing/) {
      return (.missing, PageFields.attribute(String(found.1)), nil)
    }
    return (.unfit, nil, nil)
  }
}

extension HostedPageNoticeWord {
  /// The field that a refusal at a page is about, where it names none itself.
  fileprivate func field(at page: HostedPage) -> String? {
    switch self {
    case .wrongCredentials: page == .firstFactor ? nil : PageFields.password
    case .wrongCode, .usedCode, .expiredCode: PageFields.code
    case .weakPassword, .formerPassword:
      page == .newPassword ? PageFields.newPassword : PageFields.password
    case .nameTaken: PageFields.username
    case .unfit: page == .emailSetUp ? PageFields.email : PageFields.username
    default: nil
    }
  }
}

extension AuthenticationFailure {
  static let passwordsDiffer = invalidParameter("The passwords differ.")
}
