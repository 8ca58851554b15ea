package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import FoundationEssentials
internal import LambdaFunctions
package import RPC

/// Calls a pool's function for the operator, outside of any operation.
package struct FunctionOperator: FunctionOperatorServing {
  private let directory: Directory
  private let triggers: Triggers

  /// As much as an event that a function may be sent.
  private static let maxEventBytes = 1 << 20

  /// Calls the functions of the directory's pools.
  package init(directory: Directory, triggers: Triggers) {
    self.directory = directory
    self.triggers = triggers
  }

  /// Calls the function once and reports what came of it, and how long it took.
  package func invokeFunction(
    _ request: InvokeFunctionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InvokeFunctionResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    let pool = try await directory.settings.pool(id)
    guard let trigger = LambdaTrigger(rawValue: request.trigger ?? "") else {
      let names = LambdaTrigger.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParameter("The trigger must be one of \(names).")
    }
    guard let arn = pool.triggers[trigger] else {
      throw .resourceNotFound("The user pool \(id.text) has no function for \(trigger.rawValue).")
    }
    let event = try Self.event(request.event ?? [], of: pool)
    var response = InvokeFunctionResponse(function: arn)
    let begun = ContinuousClock.now
    do throws(LambdaFunctions.Failure) {
      response.answer = try await answer(of: arn, trigger, to: event, of: pool, context)
    } catch {
      response.failure = Self.words(of: error, trigger)
    }
    let took = ContinuousClock.now - begun
    response.tookMicros =
      took.components.seconds * 1_000_000 + took.components.attoseconds / 1_000_000_000_000
    return response
  }

  private func answer(
    of arn: String,
    _ trigger: LambdaTrigger,
    to event: [String: JSONValue],
    of pool: UserPoolSettings,
    _ context: RPCCallContext
  ) async throws(LambdaFunctions.Failure) -> [UInt8] {
    switch triggers.builtIn.named(by: arn) {
    case .missing, .app:
      throw .noSuchFunction
    case .found(let function):
      var answered = event
      answered["response"] = try await triggers.answer(
        of: function,
        BuiltInEvent(
          trigger: trigger,
          pool: pool.id,
          request: event["request"] ?? .null,
          context: context
        )
      )
      return try Self.text(answered)
    case .other:
      guard let functions = triggers.functions else {
        throw .notInvoked(
          "ResourceNotFoundException",
          reason: "no place of functions is configured"
        )
      }
      return try await functions.invoke(
        arn,
        try Self.text(event),
        of: pool.id.text,
        context: context
      )
    }
  }

  /// What a client receives, and the reason for the operator.
  private static func words(of error: LambdaFunctions.Failure, _ trigger: LambdaTrigger) -> String {
    let failure = AuthenticationFailure(error, of: trigger)
    let words = "\(failure.publicException): \(failure.status.message)"
    guard case .notInvoked(_, let reason) = error else { return words }
    return "\(words) (\(reason))"
  }

  /// The event as the pool's: a sample names another.
  private static func event(
    _ text: [UInt8],
    of pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> [String: JSONValue] {
    guard text.count <= maxEventBytes else { throw .invalidParameter("The event is too long.") }
    do {
      var event = try JSONDecoder().decode([String: JSONValue].self, from: Data(text))
      event["userPoolId"] = .string(pool.id.text)
      event["region"] = .string(pool.id.region)
      return event
    } catch {
      throw .invalidParameter("The event is no JSON object.")
    }
  }

  private static func text(
    _ event: [String: JSONValue]
  ) throws(LambdaFunctions.Failure) -> [UInt8] {
    do {
      return Array(try JSONEncoder().encode(event))
    } catch {
      throw .notJSON
    }
  }
}
