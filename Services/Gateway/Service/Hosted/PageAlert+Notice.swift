internal import GatehouseStubs

extension PageAlert {
  /// What is told of the last form.
  init(_ word: HostedPageNoticeWord, detail: String?) {
    let (title, sentence, tone) = Self.texts(word)
    self.init(title: title, sentence: sentence, tone: tone, detail: detail)
  }

  private typealias Texts = (PageText, PageText, Tone)

  private static func texts(_ word: HostedPageNoticeWord) -> Texts {
    switch word {
    case .wrongCredentials: (.didNotWork, .noticeCredentials, .bad)
    case .locked: (.stopped, .noticeLocked, .bad)
    case .disabled: (.stopped, .noticeDisabled, .bad)
    case .stopped: (.stopped, .noticeStopped, .bad)
    case .temporaryPasswordExpired: (.stopped, .noticeTemporary, .bad)
    case .resetRequired: (.notQuite, .noticeReset, .warn)
    case .notConfirmed: (.notQuite, .noticeUnconfirmed, .warn)
    case .wrongCode: (.didNotWork, .noticeCode, .bad)
    case .expiredCode: (.didNotWork, .noticeExpired, .bad)
    case .usedCode: (.didNotWork, .noticeUsed, .bad)
    case .tooMany: (.stopped, .noticeTooMany, .bad)
    case .missing: (.notQuite, .noticeMissing, .bad)
    case .unfit: (.notQuite, .noticeUnfit, .bad)
    case .passwordsDiffer: (.notQuite, .noticeDiffer, .bad)
    case .weakPassword: (.notQuite, .noticeWeak, .bad)
    case .formerPassword: (.notQuite, .noticeFormer, .bad)
    case .nameTaken: (.notQuite, .noticeTaken, .bad)
    case .signUpClosed: (.stopped, .noticeClosed, .bad)
    case .resetImpossible: (.stopped, .noticeNoReset, .bad)
    case .refusedByFunction: (.didNotWork, .noticeRefused, .bad)
    case .over: (.notQuite, .noticeOver, .warn)
    case .fault: (.faultTitle, .faultSentence, .bad)
    case .codeSent: (.noticeSentTitle, .noticeSent, .ok)
    case .confirmed: (.noticeDone, .noticeConfirmed, .ok)
    case .passwordChanged: (.noticeDone, .noticeChanged, .ok)
    case .wait: (.notQuite, .noticeWait, .warn)
    case .wrongPasskey: (.didNotWork, .noticePasskey, .bad)
    case .factorNeeded: (.stopped, .noticeFactorNeeded, .bad)
    case .notHere: (.stopped, .noticeNotHere, .bad)
    case .unknownDomain: (.notQuite, .noticeUnknownDomain, .bad)
    }
  }
}
