internal import Domain

/// What a change of a session's state sets besides; what is nil stays.
struct InteractionChange: Sendable {
  let state: InteractionStatus
  var expiresAt: Instant?
  var instance: String?
  var shown: String?
  var sub: String?
  var username: String?
  var account: String?
  var accountKey: String?
  var confirmationHash: [UInt8]?
  var userInput: String?
  var decision: String?
  var factorContext: String?
  var factor: InteractionFactorKind?
  var reason: InteractionReason?

  init(to state: InteractionStatus) {
    self.state = state
  }
}
