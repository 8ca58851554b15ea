extension AuthenticationFailure {
  static let incorrectPassword = notAuthorized("Incorrect username or password.")
  static let unknownUser = userNotFound("User does not exist.")
  static let userDisabled = notAuthorized("User is disabled.")
  static let passwordAttemptsExceeded = notAuthorized("Password attempts exceeded")
  /// Of a session that was used, which only its sealed text can name.
  static let usedSession = notAuthorized(
    "Invalid session for the user, session can only be used once."
  )
  static let invalidSession = notAuthorized("Invalid session for the user.")
  static let expiredSession = notAuthorized("Invalid session for the user, session is expired.")
}
