package import AuthenticationCore
internal import Domain
internal import GatehouseStubs
internal import LambdaFunctions

/// `gatehouse-interaction`: the user's app in place of the password, or after it.
///
/// Stands in for each of the three functions of CUSTOM_AUTH. Sign-in itself carries it out, by what it knows
/// of the app; for any other trigger there is no such function.
package enum AppFunction {
  package static let name = "gatehouse-interaction"
}

extension Triggers {
  /// Whether the user's app stands in for the function of the ARN.
  package func isApp(_ arn: String?) -> Bool {
    guard let arn, case .app = builtIn.named(by: arn) else { return false }
    return true
  }

  /// What sign-in learns of the user's app: counted as a function of the service's own, and refused in the
  /// words for a function.
  package func askingApp<Value: Sendable>(
    _ invocation: TriggerCall,
    _ ask: () async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let pool = invocation.pool.id.text
    guard builtIn.limit.begin(pool) else { throw refusal(.tooMany, of: invocation) }
    defer { builtIn.limit.end(pool) }
    do throws(AuthenticationFailure) {
      return try await ask()
    } catch {
      let failure = Self.failure(error)
      note(failure, invocation.pool.triggers[invocation.trigger] ?? AppFunction.name, invocation)
      throw refusal(failure, of: invocation)
    }
  }

  private static func failure(_ error: AuthenticationFailure) -> LambdaFunctions.Failure {
    guard case .interaction(let refusal, let sentence) = error else {
      return .notInvoked("ServiceException", reason: "\(error.status)")
    }
    return .thrown(sentence ?? refusal.reason.sentence ?? "The session was refused.")
  }
}
