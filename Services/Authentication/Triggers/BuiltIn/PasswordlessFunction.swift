internal import AuthenticationCore
package import Domain
package import LambdaFunctions

/// `gatehouse-passwordless`: the pool's own challenge in place of the password, with three tries.
///
/// As DefineAuthChallenge alone. The pool's other two functions make the challenge and judge it. A
/// client may begin with SRP_A, as mobile SDKs do, or with nothing.
package struct PasswordlessFunction: BuiltInFunction {
  package static let name = "gatehouse-passwordless"

  package init() {}

  /// What follows the rounds so far.
  package func answer(
    _ event: BuiltInEvent
  ) async throws(LambdaFunctions.Failure) -> JSONValue {
    guard event.trigger == .defineAuthChallenge else { throw .noSuchFunction }
    let session = ChallengeSession(event.request)
    let begin = session.rounds.first?.name == "SRP_A" ? 1 : 0
    return session.answer(fromRound: begin)
  }
}
