extension AuthenticationFailure {
  static let incorrectPassword = notAuthorized("Incorrect username or password.")
  static let unknownUser = userNotFound("User does not exist.")
  static let userDisabled = notAuthorized("User is disabled.")
  static let passwordAttemptsExceeded = notAuthorized("Password attempts exceeded")
  static let invalidSession = notAuthorized("Invalid session for the user.")
  static let expiredSession = notAuthorized("Invalid session for the user, session is expired.")
}
