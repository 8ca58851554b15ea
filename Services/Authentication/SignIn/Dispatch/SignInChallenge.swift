internal import AuthenticationCore

/// A challenge: how it is asked, and how its answer is checked.
///
/// To add one: a file with its `static let` and its two functions, its line in `all`, and its row in
/// `NextStep.after`. Neither function calls another challenge's: `answer` says what was answered, and
/// `NextStep` decides what follows.
struct SignInChallenge: Sendable {
  typealias Ask =
    @Sendable (SignIn, SignInAttempt) async throws(AuthenticationFailure) -> SignInAnswer
  typealias Answer =
    @Sendable (SignIn, SignInRequest) async throws(AuthenticationFailure) -> SignInAttempt

  let name: ChallengeName
  /// Asks the client.
  let ask: Ask
  /// Checks the client's answer, and returns the sign-in as it then is.
  let answer: Answer

  private static let all: [SignInChallenge] =
    [
      .passwordVerifier, .newPasswordRequired, .selectMFAType, .mfaSetup, .deviceSRP,
      .devicePasswordVerifier, .customChallenge,
    ] + SecondFactor.allCases.map { .code(of: $0) }

  /// The challenges by their names.
  static let registry = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
