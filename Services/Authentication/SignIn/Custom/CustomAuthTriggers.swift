internal import AuthenticationCore
internal import AuthenticationProtection
internal import AuthenticationTriggers
internal import Domain

/// What the function of DefineAuthChallenge decides.
struct DefinedAuthChallenge: Decodable, Sendable {
  let challengeName: String?
  let issueTokens: Bool?
  let failAuthentication: Bool?
}

/// What the function of CreateAuthChallenge makes.
struct CreatedAuthChallenge: Decodable, Sendable {
  /// For the client.
  let publicChallengeParameters: [String: String]?
  /// For the function of VerifyAuthChallengeResponse alone.
  let privateChallengeParameters: [String: String]?
  /// What the challenge is called in later events.
  let challengeMetadata: String?
}

/// What is said of an answer.
enum ChallengeVerdict: Sendable, Hashable {
  /// By the function of VerifyAuthChallengeResponse.
  case function(isRight: Bool)
  /// By the user's own app in its place.
  case app(AppVerdict)
}

/// The three functions of CUSTOM_AUTH.
///
/// A challenge that is answered stands in the session of every later event, so that the function of
/// DefineAuthChallenge can keep nothing itself.
extension SignIn {
  private struct ChallengeResult: Encodable, Sendable {
    let round: CustomFlow.Round

    private enum CodingKeys: String, CodingKey {
      case challengeName, challengeResult, challengeMetadata
    }

    /// Without metadata the member is there, and null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(round.name, forKey: .challengeName)
      try container.encode(round.isRight, forKey: .challengeResult)
      try container.encode(round.metadata, forKey: .challengeMetadata)
    }
  }

  private struct DefineEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let session: [ChallengeResult]
    let clientMetadata: [String: String]?
    let userNotFound: Bool?
    let riskAssessment: RiskAssessment?
  }

  private struct CreateEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let challengeName: String
    let session: [ChallengeResult]
    let clientMetadata: [String: String]?
    let userNotFound: Bool?
  }

  private struct VerifyEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let privateChallengeParameters: [String: String]
    let challengeAnswer: String
    let clientMetadata: [String: String]?
    let userNotFound: Bool?
  }

  private struct VerifiedAnswer: Decodable, Sendable {
    let answerCorrect: Bool?
  }

  /// What comes next in the flow.
  func defineAuthChallenge(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> DefinedAuthChallenge {
    let invocation = call(.defineAuthChallenge, attempt)
    guard !isApp(invocation.trigger, in: invocation.pool) else {
      return try await defineByApp(invocation, after: attempt.rounds)
    }
    let response: DefinedAuthChallenge? = try await triggers.answer(
      to: invocation,
      request: DefineEvent(
        userAttributes: try attempt.subject.user?.eventAttributes() ?? [:],
        session: attempt.rounds.map(ChallengeResult.init),
        clientMetadata: attempt.clientMetadata.forFunctions,
        userNotFound: attempt.subject.userNotFound,
        riskAssessment: attempt.assessment?.forFunctions(in: attempt.subject.pool)
      ),
      response: .object(["challengeName": .null, "issueTokens": .null, "failAuthentication": .null])
    )
    return try configured(response)
  }

  /// A challenge of the name that DefineAuthChallenge gave.
  func createAuthChallenge(
    _ attempt: SignInAttempt,
    named name: String
  ) async throws(AuthenticationFailure) -> CreatedAuthChallenge {
    let invocation = call(.createAuthChallenge, attempt)
    guard !isApp(invocation.trigger, in: invocation.pool) else {
      return try await challengeByApp(invocation, attempt)
    }
    let response: CreatedAuthChallenge? = try await triggers.answer(
      to: invocation,
      request: CreateEvent(
        userAttributes: try attempt.subject.user?.eventAttributes() ?? [:],
        challengeName: name,
        session: attempt.rounds.map(ChallengeResult.init),
        clientMetadata: attempt.clientMetadata.forFunctions,
        userNotFound: attempt.subject.userNotFound
      ),
      response: .object([
        "publicChallengeParameters": .null, "privateChallengeParameters": .null,
        "challengeMetadata": .null,
      ])
    )
    return try configured(response)
  }

  /// Whether the answer is right; a function that does not say so says no.
  func verifyAuthChallengeResponse(
    _ attempt: SignInAttempt,
    answer given: String,
    privateParameters: [String: String]
  ) async throws(AuthenticationFailure) -> ChallengeVerdict {
    let invocation = call(.verifyAuthChallengeResponse, attempt)
    guard !isApp(invocation.trigger, in: invocation.pool) else {
      return .app(
        try await verdictByApp(
          invocation,
          attempt,
          answer: given,
          privateParameters: privateParameters
        )
      )
    }
    let response: VerifiedAnswer? = try await triggers.answer(
      to: invocation,
      request: VerifyEvent(
        userAttributes: try attempt.subject.user?.eventAttributes() ?? [:],
        privateChallengeParameters: privateParameters,
        challengeAnswer: given,
        clientMetadata: attempt.clientMetadata.forFunctions,
        userNotFound: attempt.subject.userNotFound
      ),
      response: .object(["answerCorrect": .null])
    )
    return .function(isRight: try configured(response).answerCorrect ?? false)
  }

  private func call(_ trigger: LambdaTrigger, _ attempt: SignInAttempt) -> TriggerCall {
    TriggerCall(
      trigger: trigger,
      source: "\(trigger.rawValue)_Authentication",
      pool: attempt.subject.pool,
      client: attempt.subject.client.id,
      username: attempt.subject.user?.username ?? attempt.state.enteredName,
      call: attempt.call
    )
  }

  private func configured<Response>(
    _ response: Response?
  ) throws(AuthenticationFailure) -> Response {
    guard let response else { throw .customAuthNotConfigured }
    return response
  }
}

extension AuthenticationFailure {
  static let customAuthNotConfigured = invalidParameter(
    "Custom auth lambda trigger is not configured for the user pool."
  )
}

extension SignInAttempt {
  fileprivate var rounds: [CustomFlow.Round] { state.customFlow?.rounds ?? [] }
}
