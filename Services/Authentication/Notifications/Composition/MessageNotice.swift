/// A notice about the account, which asks the user for nothing.
package enum MessageNotice: Sendable, Hashable, CaseIterable {
  /// All sign-ins are stopped, by the user or by an administrator (SES-32).
  case signInStopped
  /// They are allowed again.
  case signInAllowed
  /// A sign-up has named the user's address (PAG-5).
  case signUpTaken
  // The changes below are told so that an intruder cannot make them unseen (ACC-9).
  case passwordChanged
  case factorChanged
  case passkeyAdded
  case passkeyRemoved
  case addressChanged
  case deviceAdded

  func wording(in language: MessageLanguage) -> MessageWording {
    let (subject, body) = texts
    return MessageWording(
      subject: language.text(subject),
      body: isOfChange
        ? language.text(body) + "\n\n" + language.text(.notYou) : language.text(body)
    )
  }

  private var texts: (subject: MessageText, body: MessageText) {
    switch self {
    case .signInStopped: (.signInStoppedSubject, .signInStopped)
    case .signInAllowed: (.signInAllowedSubject, .signInAllowed)
    case .signUpTaken: (.signUpTakenSubject, .signUpTaken)
    case .passwordChanged: (.passwordChangedSubject, .passwordChanged)
    case .factorChanged: (.factorChangedSubject, .factorChanged)
    case .passkeyAdded: (.passkeyAddedSubject, .passkeyAdded)
    case .passkeyRemoved: (.passkeyRemovedSubject, .passkeyRemoved)
    case .addressChanged: (.addressChangedSubject, .addressChanged)
    case .deviceAdded: (.deviceAddedSubject, .deviceAdded)
    }
  }

  var purpose: CodePurpose {
    switch self {
    case .signInStopped, .signInAllowed: .signInSwitch
    case .signUpTaken: .signUpNotice
    case .passwordChanged, .factorChanged, .passkeyAdded, .passkeyRemoved, .addressChanged,
      .deviceAdded:
      .changeNotice
    }
  }

  /// Whether an intruder may be behind it.
  private var isOfChange: Bool { purpose == .changeNotice }
}
