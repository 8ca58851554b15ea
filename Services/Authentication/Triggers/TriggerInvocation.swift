internal import Domain
internal import FoundationEssentials
internal import RPC

/// What an event says of the call that it belongs to.
struct TriggerCall: Sendable {
  let trigger: LambdaTrigger
  /// The event's triggerSource, such as `PostAuthentication_Authentication`.
  let source: String
  /// The event's version.
  var version = "1"
  let pool: UserPoolSettings
  /// Nil where an administrator's call has no client.
  let client: ClientID?
  let username: String
  let context: RPCCallContext
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
/// Whoever calls such a method must be outside of any transaction, and before what the function's
/// refusal is to prevent. A refusal is thrown as it is: the operation ends with it.
extension Authentication {
  /// The response of the pool's function for the trigger; nil where the pool has none.
  func answer<Request: Encodable & Sendable, Response: Decodable & Sendable>(
    to call: TriggerCall,
    request: Request,
    response: JSONValue
  ) async throws(AuthenticationFailure) -> Response? {
    guard let arn = call.pool.triggers[call.trigger] else { return nil }
    let event = try Self.json(
      TriggerEvent(
        version: call.version,
        region: call.pool.id.region,
        userPoolId: call.pool.id.text,
        userName: call.username,
        callerContext: TriggerEvent.CallerContext(
          awsSdkVersion: call.context.deviceSDK ?? "aws-sdk-unknown-unknown",
          clientId: call.client?.text ?? "CLIENT_ID_NOT_APPLICABLE"
        ),
        triggerSource: call.source,
        request: request,
        response: response
      )
    )
    let answer = try await invoke(arn, event, for: call)
    do {
      let whole = try JSONDecoder().decode(TriggerAnswer<Response>.self, from: Data(answer))
      // What answers one event is no answer to another.
      if whole.userPoolId == call.pool.id.text, whole.triggerSource == call.source {
        return whole.response
      }
    } catch {
      // Said below, in Cognito's words.
    }
    throw unrecognizableAnswer(to: call)
  }

  /// What a function is told for an answer that makes no sense.
  func unrecognizableAnswer(to call: TriggerCall) -> AuthenticationFailure {
    refusal(
      .invalidLambdaResponse("Unrecognizable lambda output"),
      "the function's answer is not an event",
      call
    )
  }

  private func invoke(
    _ arn: String,
    _ event: [UInt8],
    for call: TriggerCall
  ) async throws(AuthenticationFailure) -> [UInt8] {
    guard let functions else {
      throw refusal(
        .notInvoked(call.trigger, "ResourceNotFoundException"),
        "no place of functions is configured",
        call
      )
    }
    do throws(LambdaFunctions.Failure) {
      return try await functions.invoke(arn, event, of: call.pool.id, context: call.context)
    } catch {
      switch error {
      case .thrown(let message):
        throw refusal(
          .userLambdaValidation("\(call.trigger.rawValue) failed with error \(message)."),
          "the function refused",
          call
        )
      case .notInvoked(let cause, _):
        throw refusal(.notInvoked(call.trigger, cause), "the function was not reached", call)
      case .notJSON:
        throw refusal(
          .invalidLambdaResponse("Invalid lambda function output : Invalid JSON"),
          "the function's answer is no JSON",
          call
        )
      case .tooMany:
        throw refusal(
          .tooManyRequests("Too many requests"),
          "too many functions are waited for",
          call
        )
      }
    }
  }

  private func refusal(
    _ failure: AuthenticationFailure,
    _ rule: StaticString,
    _ call: TriggerCall
  ) -> AuthenticationFailure {
    trail?.note(rule: rule, of: call.trigger)
    logger.noteRefusal(failure.status, rule: rule, call.context)
    return failure
  }

  private static func json(
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
  static func notInvoked(_ trigger: LambdaTrigger, _ cause: String) -> AuthenticationFailure {
    .unexpectedLambda("\(trigger.rawValue) invocation failed due to error \(cause).")
  }
}
