internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

/// Why a code is sent.
struct CodeOccasion: Sendable {
  let purpose: CodePurpose
  let source: MessageSource
  /// Nil where an administrator asked for it.
  let client: ClientID?
  /// What the request adds for functions.
  let clientMetadata: [String: String]?
  let call: Call
  /// The refusal where no more messages may be sent.
  var limitRefusal = AuthenticationFailure.attemptLimitExceeded

  /// How its message is counted.
  var cause: MessageCause {
    guard client != nil else { return .administrator }
    return call.trail.facts.isTokenAccepted ? .holder : .stranger
  }
}
