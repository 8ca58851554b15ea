package import AuthenticationCore
package import Domain
package import LambdaFunctions
package import RPC

/// A function that the service itself answers, in place of one of the pool's own (CUS-25).
package protocol BuiltInFunction: Sendable {
  /// The event's `response`; what it throws becomes the failure of a function.
  func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> JSONValue
}

/// What a built-in function receives: the event of any other, and where the call came from.
package struct BuiltInEvent: Sendable {
  /// In whose place it stands.
  package let trigger: LambdaTrigger
  package let pool: UserPoolID
  /// The event's `request`.
  package let request: JSONValue
  private let context: RPCCallContext

  /// Where the client's request came from.
  package var sourceIP: String? { context.sourceIP }
  /// When the caller stops waiting.
  package var deadline: ContinuousClock.Instant { context.deadline }

  package init(
    trigger: LambdaTrigger,
    pool: UserPoolID,
    request: JSONValue,
    context: RPCCallContext
  ) {
    self.trigger = trigger
    self.pool = pool
    self.request = request
    self.context = context
  }
}

extension LambdaFunctions.Failure {
  /// The function does not stand in for this trigger.
  package static let noSuchFunction = LambdaFunctions.Failure.notInvoked(
    "ResourceNotFoundException",
    reason: "there is no built-in function of the name for the trigger"
  )
}
