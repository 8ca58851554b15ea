internal import AuthenticationCore

/// A flow: how a sign-in begins by it.
///
/// To add one: a file with its `static let` and its function, and its line in `all`. The function begins
/// no other flow; `NextStep` decides what follows.
package struct SignInFlow: Sendable {
  typealias Begin =
    @Sendable (SignIn, SignInRequest) async throws(AuthenticationFailure) -> SignInAttempt

  /// What clients call it.
  let names: [String]
  /// By which operations it can begin.
  let doors: Set<Door>
  /// Begins it: what the request claims or proves.
  let begin: Begin

  private static let all: [SignInFlow] = [
    .userSRP, .userPassword, .adminUserPassword, .custom, .userAuth, .confirmedSignUp,
  ]

  /// The flows by their names.
  static let registry = Dictionary(
    uniqueKeysWithValues: all.flatMap { flow in flow.names.map { ($0, flow) } }
  )
}
