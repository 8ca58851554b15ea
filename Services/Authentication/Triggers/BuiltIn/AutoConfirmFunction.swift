internal import AuthenticationCore
package import Domain
package import LambdaFunctions

/// `gatehouse-auto-confirm`: a user who signs up is confirmed at once, without a code.
///
/// As PreSignUp alone, for development and demonstrations. It verifies no address: another's
/// cannot be won by it.
package struct AutoConfirmFunction: BuiltInFunction {
  package static let name = "gatehouse-auto-confirm"

  package init() {}

  /// Confirms the user.
  package func answer(
    _ event: BuiltInEvent
  ) async throws(LambdaFunctions.Failure) -> JSONValue {
    guard event.trigger == .preSignUp else { throw .noSuchFunction }
    return .object(["autoConfirmUser": .bool(true)])
  }
}
