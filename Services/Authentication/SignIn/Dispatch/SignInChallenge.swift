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
  /// The steps that are answered by it; the first is the one that it asks.
  let steps: [SignInStep.Name]
  /// Asks the client.
  let ask: Ask
  /// Checks the client's answer, and returns the sign-in as it then is.
  let answer: Answer

  private static let all: [SignInChallenge] =
    [
      .selectChallenge, .shownPassword, .passwordSRP, .passkey, .passwordVerifier,
      .newPasswordRequired, .selectMFAType, .mfaSetup, .deviceSRP, .devicePasswordVerifier,
      .customChallenge,
    ] + SecondFactor.allCases.map { .code(of: $0) }
    + DeliveryMedium.allCases.map { .firstCode(by: $0) }

  /// The challenges by the steps that they ask or are answered at.
  static let registry = Dictionary(
    uniqueKeysWithValues: all.flatMap { challenge in challenge.steps.map { ($0, challenge) } }
  )

  /// What clients call them.
  static let names = Set(all.map(\.name.text))

  private static let named = Dictionary(grouping: all) { $0.name.text }

  /// The challenge that an answer by this name is for; nil where none has the name.
  ///
  /// Where several have it, what the client carries says which: `step` opens it. An answer that carries
  /// nothing of the kind is for the first, which refuses it in its own words.
  static func answered(
    by name: String,
    at step: (Set<SignInStep.Name>) -> SignInStep.Name?
  ) -> SignInChallenge? {
    guard let challenges = named[name], let first = challenges.first else { return nil }
    guard challenges.count > 1 else { return first }
    return step(Set(challenges.flatMap(\.steps))).flatMap { registry[$0] } ?? first
  }
}
