/// What a user is told of the last change, as the address says it: a word of a closed set.
enum AccountNotice: String, Sendable, CaseIterable {
  case saved
  case password
  case signedOut = "signed-out"
  case proof
  case codeSent = "code-sent"
  case disowned
  case changeDisowned = "change-disowned"
  case passkey
  case lastFactor = "last-factor"
  case refused
  case wrongPassword = "wrong-password"
  case weakPassword = "weak-password"
  case formerPassword = "former-password"
  case passwordsDiffer = "passwords-differ"
  case wrongCode = "wrong-code"
  case expiredCode = "expired-code"
  case taken
  case linked
  case unfit
  case tooMany = "too-many"
  case fault

  private static let name = "notice"

  var parameter: (name: String, value: String) { (name: Self.name, value: rawValue) }

  /// The notice that an address has; nil for another word.
  init?(_ query: Parameters) {
    guard let word = query[Self.name] else { return nil }
    self.init(rawValue: word)
  }

  /// What is told of a refusal by its exception.
  init(exception: String, of action: AccountAction) {
    switch exception {
    case "NotAuthorizedException": self = action == .changePassword ? .wrongPassword : .refused
    case "WebAuthnNotEnabledException", "WebAuthnChallengeNotFoundException",
      "WebAuthnRelyingPartyMismatchException", "WebAuthnOriginNotAllowedException",
      "WebAuthnCredentialNotSupportedException", "WebAuthnClientMismatchException",
      "WebAuthnConfigurationMissingException":
      self = .passkey
    case "InvalidPasswordException": self = .weakPassword
    case "PasswordHistoryPolicyViolationException": self = .formerPassword
    case "CodeMismatchException", "EnableSoftwareTokenMFAException": self = .wrongCode
    case "ExpiredCodeException": self = .expiredCode
    case "AliasExistsException": self = .taken
    case "InvalidParameterException": self = action == .link ? .linked : .unfit
    case "LimitExceededException", "TooManyRequestsException", "TooManyFailedAttemptsException":
      self = .tooMany
    default: self = .refused
    }
  }

  var alert: PageAlert {
    switch self {
    case .saved: PageAlert(title: .noticeDone, sentence: .accountSaved, tone: .ok)
    case .password: PageAlert(title: .noticeDone, sentence: .accountPasswordSaved, tone: .ok)
    case .signedOut: PageAlert(title: .noticeDone, sentence: .accountSignedOutThere, tone: .ok)
    case .proof: PageAlert(title: .notQuite, sentence: .accountProof, tone: .warn)
    case .codeSent: PageAlert(title: .noticeSentTitle, sentence: .noticeSent, tone: .ok)
    case .disowned: PageAlert(title: .noticeDone, sentence: .accountDisowned, tone: .warn)
    case .changeDisowned:
      PageAlert(title: .noticeDone, sentence: .accountChangeDisowned, tone: .warn)
    case .passkey: PageAlert(title: .didNotWork, sentence: .accountPasskeyRefused)
    case .lastFactor: PageAlert(title: .didNotWork, sentence: .accountLastFactor)
    case .refused: PageAlert(title: .didNotWork, sentence: .accountRefused)
    case .wrongPassword: PageAlert(title: .didNotWork, sentence: .accountWrongPassword)
    case .weakPassword: PageAlert(title: .didNotWork, sentence: .noticeWeak)
    case .formerPassword: PageAlert(title: .didNotWork, sentence: .noticeFormer)
    case .passwordsDiffer: PageAlert(title: .didNotWork, sentence: .noticeDiffer)
    case .wrongCode: PageAlert(title: .didNotWork, sentence: .noticeCode)
    case .expiredCode: PageAlert(title: .didNotWork, sentence: .noticeExpired)
    case .taken: PageAlert(title: .didNotWork, sentence: .noticeTaken)
    case .linked: PageAlert(title: .didNotWork, sentence: .accountLinked)
    case .unfit: PageAlert(title: .didNotWork, sentence: .noticeUnfit)
    case .tooMany: .tooMany
    case .fault: .fault
    }
  }
}
