package import AuthenticationCore
package import Domain
package import LambdaFunctions

/// A function that the service itself answers, in place of one of the pool's own (CUS-25).
package protocol BuiltInFunction: Sendable {
  /// Answers an event; what it throws is what a function that fails is told.
  func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> BuiltInAnswer
}

/// What a built-in function is told: the event of any other, and what its place in the service adds.
package struct BuiltInEvent: Sendable {
  /// In whose place it stands.
  package let trigger: LambdaTrigger
  package let pool: UserPoolID
  /// The event's `request`.
  package let request: JSONValue
  /// Where the client's request came from.
  package let sourceIP: String?
  /// When the caller stops waiting.
  package let deadline: ContinuousClock.Instant

  package init(
    trigger: LambdaTrigger,
    pool: UserPoolID,
    request: JSONValue,
    sourceIP: String?,
    deadline: ContinuousClock.Instant
  ) {
    self.trigger = trigger
    self.pool = pool
    self.request = request
    self.sourceIP = sourceIP
    self.deadline = deadline
  }
}

/// What a built-in function answers.
package enum BuiltInAnswer: Sendable, Hashable {
  /// The event's `response`.
  case response(JSONValue)
  /// The answer to a challenge is neither right nor wrong so far. No function of a pool can say so:
  /// the challenge would be asked for as long as it likes, and no answer counted.
  case pending
}

extension LambdaFunctions.Failure {
  /// The function does not stand in for this trigger.
  package static let noSuchFunction = LambdaFunctions.Failure.notInvoked(
    "ResourceNotFoundException",
    reason: "there is no built-in function of the name for the trigger"
  )
}
