extension AuthenticationFailure {
  package static let incorrectPassword = notAuthorized("Incorrect username or password.")
  package static let unknownUser = userNotFound("User does not exist.")
  package static let cannotBeReset = notAuthorized(
    "User password cannot be reset in the current state."
  )
  package static let userDisabled = notAuthorized("User is disabled.")
  package static let passwordAttemptsExceeded = notAuthorized("Password attempts exceeded")
  /// Refuses a session that was used, which only its sealed text can name.
  package static let usedSession = notAuthorized(
    "Invalid session for the user, session can only be used once."
  )
  package static let invalidSession = notAuthorized("Invalid session for the user.")
  package static let expiredSession = notAuthorized(
    "Invalid session for the user, session is expired."
  )
}
