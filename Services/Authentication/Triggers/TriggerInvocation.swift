package import AuthenticationCore
package import Domain
internal import FoundationEssentials
internal import LambdaFunctions
package import PublicOperations
internal import RPC

/// What an event says of the call that it belongs to.
package struct TriggerCall: Sendable {
  package let trigger: LambdaTrigger
  /// The event's triggerSource, such as `PostAuthentication_Authentication`.
  package let source: String
  /// The event's version.
  package var version = "1"
  package let pool: UserPoolSettings
  /// Nil where an administrator's call has no client.
  package let client: ClientID?
  package let username: String
  package let call: Call
  /// What events say of the client.
  package var clientText: String { client?.text ?? "CLIENT_ID_NOT_APPLICABLE" }
  /// By which the function recognises an invocation that is repeated; nil for one of its own.
  package var invocationID: String?

  package init(
    trigger: LambdaTrigger,
    source: String,
    version: String = "1",
    pool: UserPoolSettings,
    client: ClientID?,
    username: String,
    call: Call
  ) {
    self.trigger = trigger
    self.source = source
    self.version = version
    self.pool = pool
    self.client = client
    self.username = username
    self.call = call
  }
}

/// Calling a pool's functions.
///
/// A trigger is a file beside this one with its request, its response and one method of
/// ``Authentication`` that says when it is called and what its answer means. To add one: an
/// `Encodable` with the documented members of `request`, a `Decodable` with those of `response`
/// (optional where a function may leave them out), and a method that
///
/// 1. looks at `pool.triggers[.theTrigger]` first, so that a pool without a function pays nothing;
/// 2. calls ``answer(to:request:response:)`` with the response as Cognito sends it, every documented
///    member null (or as its page says);
/// 3. acts on what came back.
///
/// The caller of such a method holds no transaction, and calls it before the change that the
/// function's refusal must prevent. A refusal is thrown as it is: the operation ends with it.
extension Triggers {
  /// The response of the pool's function for the trigger; nil where the pool has none.
  package func answer<Request: Encodable & Sendable, Response: Decodable & Sendable>(
    to invocation: TriggerCall,
    request: Request,
    response: JSONValue
  ) async throws(AuthenticationFailure) -> Response? {
    guard let arn = invocation.pool.triggers[invocation.trigger] else { return nil }
    switch builtIn.named(by: arn) {
    case .missing, .app:
      throw refusal(.noSuchFunction, of: invocation)
    case .found(let function):
      return try await answer(of: function, arn, invocation, request: request)
    case .other:
      return try await eventResponse(of: arn, invocation, request, response)
    }
  }

  private func eventResponse<Request: Encodable & Sendable, Response: Decodable & Sendable>(
    of arn: String,
    _ invocation: TriggerCall,
    _ request: Request,
    _ response: JSONValue
  ) async throws(AuthenticationFailure) -> Response {
    let event = try Self.event(of: invocation, request, response)
    let answer = try await calling(invocation) {
      (functions) async throws(LambdaFunctions.Failure) in
      try await functions.invoke(
        arn,
        event,
        of: invocation.pool.id.text,
        as: invocation.invocationID,
        context: invocation.call.context
      )
    }
    do {
      let whole = try JSONDecoder().decode(TriggerAnswer<Response>.self, from: Data(answer))
      // What answers one event is no answer to another.
      if whole.userPoolId == invocation.pool.id.text, whole.triggerSource == invocation.source {
        return whole.response
      }
    } catch {
      // Said below, in Cognito's words.
    }
    throw unrecognizableAnswer(to: invocation)
  }

  /// Has the pool's function take an event under an id that names what is to be done; what the
  /// function answers is not looked at.
  package func notify<Request: Encodable & Sendable>(
    _ invocation: TriggerCall,
    as id: String,
    request: Request
  ) async throws(AuthenticationFailure) {
    guard let arn = invocation.pool.triggers[invocation.trigger] else { return }
    // What the service itself answers sends nothing.
    guard case .other = builtIn.named(by: arn) else {
      throw refusal(.noSuchFunction, of: invocation)
    }
    let event = try Self.event(of: invocation, request, .object([:]))
    try await calling(invocation) { (functions) async throws(LambdaFunctions.Failure) in
      try await functions.notify(
        arn,
        event,
        of: invocation.pool.id.text,
        as: id,
        context: invocation.call.context
      )
    }
  }

  private static func event<Request: Encodable & Sendable>(
    of invocation: TriggerCall,
    _ request: Request,
    _ response: JSONValue
  ) throws(AuthenticationFailure) -> [UInt8] {
    try json(
      TriggerEvent(
        version: invocation.version,
        region: invocation.pool.id.region,
        userPoolId: invocation.pool.id.text,
        userName: invocation.username,
        callerContext: TriggerEvent.CallerContext(
          awsSdkVersion: invocation.call.context.deviceSDK ?? "aws-sdk-unknown-unknown",
          clientId: invocation.clientText
        ),
        triggerSource: invocation.source,
        request: request,
        response: response
      )
    )
  }

  /// The refusal of a function's answer that makes no sense.
  package func unrecognizableAnswer(to invocation: TriggerCall) -> AuthenticationFailure {
    invocation.call.refusal(
      .invalidLambdaResponse("Unrecognizable lambda output"),
      "the function's answer is not an event",
      of: invocation.trigger
    )
  }

  /// What the call of the function returns, or why it failed in the words of Cognito.
  private func calling<Value: Sendable>(
    _ invocation: TriggerCall,
    _ call: (LambdaFunctions) async throws(LambdaFunctions.Failure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    guard let functions else {
      throw invocation.call.refusal(
        .notInvoked(invocation.trigger, "ResourceNotFoundException"),
        "no place of functions is configured",
        of: invocation.trigger
      )
    }
    let begun = ContinuousClock.now
    do throws(LambdaFunctions.Failure) {
      let value = try await call(functions)
      times.note(
        .function(invocation.trigger),
        of: invocation.pool.id,
        took: ContinuousClock.now - begun
      )
      return value
    } catch {
      times.note(
        .function(invocation.trigger),
        of: invocation.pool.id,
        took: ContinuousClock.now - begun,
        hasFailed: true
      )
      throw refusal(error, of: invocation)
    }
  }

  /// The client's refusal where a function did not answer; the event names its trigger.
  func refusal(
    _ failure: LambdaFunctions.Failure,
    of invocation: TriggerCall
  ) -> AuthenticationFailure {
    let refusal = AuthenticationFailure(failure, of: invocation.trigger)
    let rule: StaticString =
      switch failure {
      case .thrown: "the function refused"
      case .notInvoked: "the function was not reached"
      case .notJSON: "the function's answer is no JSON"
      case .tooMany: "too many functions are waited for"
      }
    return invocation.call.refusal(refusal, rule, of: invocation.trigger)
  }

  static func json(
    _ event: some Encodable
  ) throws(AuthenticationFailure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(event))
    } catch {
      throw .internalFault("an event cannot be written as JSON: \(error)")
    }
  }
}

extension AuthenticationFailure {
  /// Cognito's words for a function without an answer.
  init(_ failure: LambdaFunctions.Failure, of trigger: LambdaTrigger) {
    switch failure {
    case .thrown(let message):
      self = .userLambdaValidation("\(trigger.rawValue) failed with error \(message).")
    case .notInvoked(let cause, _):
      self = .notInvoked(trigger, cause)
    case .notJSON:
      self = .invalidLambdaResponse("Invalid lambda function output : Invalid JSON")
    case .tooMany:
      self = .tooManyRequests("Too many requests")
    }
  }

  static func notInvoked(_ trigger: LambdaTrigger, _ cause: String) -> AuthenticationFailure {
    .unexpectedLambda("\(trigger.rawValue) invocation failed due to error \(cause).")
  }
}
