/// Every text of the messages that Gatehouse words itself, by its key; values stand in braces.
package enum MessageText: String, Sendable, CaseIterable {
  /// Further ranges that get the language, between spaces.
  case languageRanges = "language.ranges"
  case codeSubject = "code.subject"
  case code
  case resetSubject = "reset.subject"
  case reset
  case linkSubject = "link.subject"
  case link
  case invitationSubject = "invitation.subject"
  case invitation
  case welcomeSubject = "welcome.subject"
  case welcome
  case factorSubject = "factor.subject"
  case factor
  case signInStoppedSubject = "sign-in-stopped.subject"
  case signInStopped = "sign-in-stopped"
  case signInAllowedSubject = "sign-in-allowed.subject"
  case signInAllowed = "sign-in-allowed"
  case signUpTakenSubject = "sign-up-taken.subject"
  case signUpTaken = "sign-up-taken"
  case riskBlockedSubject = "risk.blocked.subject"
  case riskBlocked = "risk.blocked"
  case riskSubject = "risk.subject"
  case riskFactorAsked = "risk.factor-asked"
  case risk
  case riskDetails = "risk.details"
  /// In place of a value that is not known.
  case unknown
  case passwordChangedSubject = "changed.password.subject"
  case passwordChanged = "changed.password"
  case factorChangedSubject = "changed.factor.subject"
  case factorChanged = "changed.factor"
  case passkeyAddedSubject = "changed.passkey-added.subject"
  case passkeyAdded = "changed.passkey-added"
  case passkeyRemovedSubject = "changed.passkey-removed.subject"
  case passkeyRemoved = "changed.passkey-removed"
  case addressChangedSubject = "changed.address.subject"
  case addressChanged = "changed.address"
  case deviceAddedSubject = "changed.device.subject"
  case deviceAdded = "changed.device"
  /// What to do where another person made the change.
  case notYou = "changed.not-you"
}
