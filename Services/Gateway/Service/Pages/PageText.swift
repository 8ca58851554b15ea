/// Every text of the pages by its key: a whole sentence or the words of a button.
enum PageText: String, Sendable, CaseIterable {
  case confirmHeading = "confirm.heading"
  case confirmLead = "confirm.lead"
  case confirmButton = "confirm.button"
  case confirmedHeading = "confirm.done.heading"
  case confirmedLead = "confirm.done.lead"
  case confirmedBeforeHeading = "confirm.before.heading"
  case confirmedBeforeLead = "confirm.before.lead"
  case confirmExpiredHeading = "confirm.expired.heading"
  case confirmExpiredLead = "confirm.expired.lead"
  case confirmTakenHeading = "confirm.taken.heading"
  case confirmTakenLead = "confirm.taken.lead"
  case confirmWrongHeading = "confirm.wrong.heading"
  case confirmWrongLead = "confirm.wrong.lead"
  case appLinkHeading = "app-link.heading"
  case appLinkLead = "app-link.lead"
  case faultTitle = "alert.fault.title"
  case faultSentence = "alert.fault.sentence"
  case tooManyTitle = "alert.too-many.title"
  case tooManySentence = "alert.too-many.sentence"
  case staleTitle = "alert.stale.title"
  case staleSentence = "alert.stale.sentence"
  case errorInTitle = "title.error"
  case reference = "footer.reference"

  var english: String {
    switch self {
    case .confirmHeading: "Confirm your registration"
    case .confirmLead: "One click, and you can sign in."
    case .confirmButton: "Confirm"
    case .confirmedHeading: "Your registration has been confirmed!"
    case .confirmedLead: "You can close this page and sign in."
    case .confirmedBeforeHeading: "Your registration is confirmed."
    case .confirmedBeforeLead:
      "This link has done its work before. You can close this page and sign in."
    case .confirmExpiredHeading: "This link has expired."
    case .confirmExpiredLead: "Ask for another one where you signed up."
    case .confirmTakenHeading: "An account with the email already exists."
    case .confirmTakenLead: "Sign in to that account, or sign up with another address."
    case .confirmWrongHeading: "This link does not work."
    case .confirmWrongLead: "Use the newest link you were sent, or ask for another one."
    case .appLinkHeading: "Open this link with the app."
    case .appLinkLead:
      "The app that confirms your sign-in is not installed on this device, or it does not open "
        + "links of this address. Scan the code with the app on your phone."
    case .faultTitle: "Something went wrong."
    case .faultSentence: "Try again in a moment."
    case .tooManyTitle: "Attempt limit exceeded."
    case .tooManySentence: "Try again after some time."
    case .staleTitle: "That didn’t work."
    case .staleSentence:
      "Press the button once more. If that doesn’t help, allow cookies for this page."
    case .errorInTitle: "Error:"
    case .reference: "Reference"
    }
  }
}
