internal import AuthenticationCore

/// A flow: how a sign-in begins by it.
///
/// To add one: a file with its `static let` and its function, and its line in `all`. The function begins
/// no other flow; `NextStep` decides what follows.
struct SignInFlow: Sendable {
  typealias Begin =
    @Sendable (SignIn, SignInRequest) async throws(AuthenticationFailure) -> SignInOutcome

  /// What clients call it.
  let names: [String]
  /// By which operations it can begin.
  let doors: Set<Door>
  /// Begins it, up to the first challenge or to the end.
  let begin: Begin

  private static let all: [SignInFlow] = [
    .userSRP, .userPassword, .adminUserPassword, .custom, .refreshToken,
  ]

  /// The flows by their names.
  static let registry = Dictionary(
    uniqueKeysWithValues: all.flatMap { flow in flow.names.map { ($0, flow) } }
  )
}
