package import Domain

extension AuthenticationFailure {
  package static func userPoolNotFound(_ id: String) -> AuthenticationFailure {
    .resourceNotFound("User pool \(id) does not exist.")
  }

  package static func clientNotFound(_ id: String) -> AuthenticationFailure {
    .resourceNotFound("User pool client \(id) does not exist.")
  }

  /// So many change the same thing that this one never came to write; the operations of it declare
  /// no other exception that SDKs repeat a call after.
  package static func modifiedByOthers(_ thing: String) -> AuthenticationFailure {
    .tooManyRequests("\(thing) is being modified by other requests, please try again.")
  }

  /// The gateway checks the declared constraints; this is for a caller that does not.
  package static func missing(_ member: String) -> AuthenticationFailure {
    .invalidParameter(
      """
      1 validation error detected: Value null at '\(member)' failed to satisfy constraint: Member \
      must not be null
      """
    )
  }
}

extension AuthenticationFailure {
  package static let attemptLimitExceeded = limitExceeded(
    "Attempt limit exceeded, please try after some time."
  )
  /// The same for an operation that declares no LimitExceededException.
  package static let tooManyCodes = tooManyRequests(
    "Attempt limit exceeded, please try after some time."
  )
}

/// The id that a request names; one of another form than ours cannot exist.
package func requiredUserPoolID(_ text: String?) throws(AuthenticationFailure) -> UserPoolID {
  guard let text else { throw .missing("userPoolId") }
  guard let id = UserPoolID(text) else { throw .userPoolNotFound(text) }
  return id
}

/// The id that a request names; one of another form than ours cannot exist.
package func requiredClientID(_ text: String?) throws(AuthenticationFailure) -> ClientID {
  guard let text else { throw .missing("clientId") }
  guard let id = ClientID(text) else { throw .clientNotFound(text) }
  return id
}

extension AuthenticationFailure {
  /// A sealing key was taken away while something was still sealed or hashed with it.
  package static func lostSealKey(_ id: UInt32) -> AuthenticationFailure {
    .internalFault("sealing key \(id), with which something was sealed, is no longer held")
  }
}
