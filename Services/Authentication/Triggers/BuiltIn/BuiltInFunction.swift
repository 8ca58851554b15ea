package import AuthenticationCore
package import Domain
package import LambdaFunctions
package import PublicOperations
package import RPC

/// A function that the service itself answers, in place of one of the pool's own (CUS-25).
package protocol BuiltInFunction: Sendable {
  /// Answers an event; what it throws becomes the failure of a function.
  func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> BuiltInAnswer
}

/// What a built-in function receives: the event of any other, and what its place in the service adds.
package struct BuiltInEvent: Sendable {
  /// In whose place it stands.
  package let trigger: LambdaTrigger
  package let pool: UserPoolID
  /// The event's `request`.
  package let request: JSONValue
  /// The client that signs in; nil where an administrator's call has none.
  package let client: ClientID?
  /// The user's name, or the one that was entered where there is no such user.
  package let username: String
  /// The DEVICE_KEY that the client began with; it proves nothing.
  package let deviceKey: String?
  /// The sign-in's call; nil where the operator tries the function.
  package let call: Call?
  private let context: RPCCallContext

  /// Where the client's request came from.
  package var sourceIP: String? { context.sourceIP }
  /// When the caller stops waiting.
  package var deadline: ContinuousClock.Instant { context.deadline }

  package init(
    trigger: LambdaTrigger,
    pool: UserPoolID,
    request: JSONValue,
    client: ClientID?,
    username: String,
    deviceKey: String?,
    call: Call
  ) {
    self.username = username
    context = call.context
    self.trigger = trigger
    self.pool = pool
    self.request = request
    self.client = client
    self.deviceKey = deviceKey
    self.call = call
  }

  /// An event that the operator makes up.
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
    client = nil
    username = ""
    deviceKey = nil
    call = nil
  }
}

/// What a built-in function answers.
package enum BuiltInAnswer: Sendable, Hashable {
  /// The event's `response`.
  case response(JSONValue)
  /// The answer to a challenge is neither right nor wrong so far. No function of a pool can say so:
  /// the challenge would be asked for as long as it likes, and no answer counted.
  case pending
  /// The user's own app has confirmed the sign-in, which is the right answer to the challenge. No
  /// function of a pool can say so: the tokens state how the user was proved.
  case approved(AppApproval)
  /// The sign-in ends here: the user said no, or no try is left.
  case refused
}

extension LambdaFunctions.Failure {
  /// The function does not stand in for this trigger.
  package static let noSuchFunction = LambdaFunctions.Failure.notInvoked(
    "ResourceNotFoundException",
    reason: "there is no built-in function of the name for the trigger"
  )
}
