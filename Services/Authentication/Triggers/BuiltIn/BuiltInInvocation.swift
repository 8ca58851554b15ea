internal import AuthenticationCore
internal import Domain
internal import FoundationEssentials
internal import LambdaFunctions
internal import Logging
internal import PublicOperations
internal import RPC

extension Triggers {
  /// Asks a function that the service itself answers, as any other is asked: counted, in time, and
  /// with the same refusals.
  func answer<Request: Encodable & Sendable, Response: Decodable & Sendable>(
    of function: any BuiltInFunction,
    _ arn: String,
    _ invocation: TriggerCall,
    request: Request
  ) async throws(AuthenticationFailure) -> Response {
    let event = BuiltInEvent(
      trigger: invocation.trigger,
      pool: invocation.pool.id,
      request: try Self.value(of: request),
      context: invocation.call.context
    )
    let answer: JSONValue
    do throws(LambdaFunctions.Failure) {
      answer = try await self.answer(of: function, event)
    } catch {
      note(error, arn, invocation)
      throw refusal(error, of: invocation)
    }
    return try Self.response(in: answer)
  }

  /// The function's answer, as soon as an instance may wait for one more of the pool.
  func answer(
    of function: any BuiltInFunction,
    _ event: BuiltInEvent
  ) async throws(LambdaFunctions.Failure) -> JSONValue {
    guard builtIn.limit.begin(event.pool.text) else { throw .tooMany }
    defer { builtIn.limit.end(event.pool.text) }
    return try await function.answer(event)
  }

  /// Says in the log why a function of the service's own has no answer.
  func note(
    _ failure: LambdaFunctions.Failure,
    _ arn: String,
    _ invocation: TriggerCall
  ) {
    guard case .notInvoked(_, let reason) = failure else { return }
    invocation.call.logger.warning(
      "a built-in function has no answer",
      metadata: [
        "request_id": "\(invocation.call.context.requestID)",
        "pool": "\(invocation.pool.id.text)", "function": "\(arn)", "cause": "\(reason)",
      ]
    )
  }

  private static func value(
    of request: some Encodable
  ) throws(AuthenticationFailure) -> JSONValue {
    let bytes = try json(request)
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw .internalFault("an event is no JSON: \(error)")
    }
  }

  private static func response<Response: Decodable>(
    in value: JSONValue
  ) throws(AuthenticationFailure) -> Response {
    let bytes = try json(value)
    do {
      return try JSONDecoder().decode(Response.self, from: Data(bytes))
    } catch {
      throw .internalFault("a built-in function answers another event: \(error)")
    }
  }
}
