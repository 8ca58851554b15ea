internal import HTTPTypes

/// What a confirmation link is answered with.
extension Page {
  static let unopened = Page(
    status: .ok,
    heading: "Confirm your registration",
    sentence: "Open this link to confirm."
  )
  static let confirmed = Page(
    status: .ok,
    heading: "Your registration has been confirmed!",
    sentence: "You can close this page and sign in."
  )
  static let alreadyConfirmed = Page(
    status: .ok,
    heading: "Your registration is confirmed.",
    sentence: "This link has done its work before. You can close this page and sign in."
  )
  static let expired = Page(
    status: .badRequest,
    heading: "This link has expired.",
    sentence: "Please ask for another one."
  )
  static let taken = Page(
    status: .badRequest,
    heading: "An account with the email already exists.",
    sentence: "Sign in to that account, or sign up with another address."
  )
  /// For every client without the right code, whatever the reason: it must tell nothing.
  static let wrong = Page(
    status: .badRequest,
    heading: "This link does not work.",
    sentence: "Please use the newest link you were sent, or ask for another one."
  )
  static let tooMany = Page(
    status: .tooManyRequests,
    heading: "Attempt limit exceeded.",
    sentence: "Please try after some time."
  )
  static let fault = Page(
    status: .internalServerError,
    heading: "Something went wrong.",
    sentence: "Please try again in a moment."
  )
}
