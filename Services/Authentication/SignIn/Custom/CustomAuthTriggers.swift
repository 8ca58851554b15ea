internal import AuthenticationCore
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

/// What the function of VerifyAuthChallengeResponse says of an answer.
enum ChallengeVerdict: Sendable, Hashable {
  case right
  /// The user's own app has confirmed it: only a function that the service itself answers says so.
  case approved(AppApproval)
  /// The sign-in ends here, as only a function that the service itself answers says.
  case refused
  case wrong
  /// Neither, so far: only a function that the service itself answers says so.
  case pending
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
    let response: DefinedAuthChallenge? = try await triggers.answer(
      to: call(.defineAuthChallenge, attempt),
      request: DefineEvent(
        userAttributes: try attempt.subject.user?.eventAttributes() ?? [:],
        session: attempt.rounds.map(ChallengeResult.init),
        clientMetadata: attempt.clientMetadata.forFunctions,
        userNotFound: attempt.subject.userNotFound
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
    let response: CreatedAuthChallenge? = try await triggers.answer(
      to: call(.createAuthChallenge, attempt),
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
    let outcome: FunctionOutcome<VerifiedAnswer>? = try await triggers.outcome(
      of: call(.verifyAuthChallengeResponse, attempt),
      request: VerifyEvent(
        userAttributes: try attempt.subject.user?.eventAttributes() ?? [:],
        privateChallengeParameters: privateParameters,
        challengeAnswer: given,
        clientMetadata: attempt.clientMetadata.forFunctions,
        userNotFound: attempt.subject.userNotFound
      ),
      response: .object(["answerCorrect": .null])
    )
    switch try configured(outcome) {
    case .pending: return .pending
    case .approved(let approval): return .approved(approval)
    case .refused: return .refused
    case .response(let verified): return verified.answerCorrect ?? false ? .right : .wrong
    }
  }

  private func call(_ trigger: LambdaTrigger, _ attempt: SignInAttempt) -> TriggerCall {
    var call = TriggerCall(
      trigger: trigger,
      source: "\(trigger.rawValue)_Authentication",
      pool: attempt.subject.pool,
      client: attempt.subject.client.id,
      username: attempt.subject.user?.username ?? attempt.state.enteredName,
      call: attempt.call
    )
    call.deviceKey = attempt.state.customFlow?.deviceKey
    return call
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
