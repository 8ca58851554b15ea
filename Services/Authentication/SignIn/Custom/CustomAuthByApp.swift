internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Domain

/// CUSTOM_AUTH where the pool names the user's app in place of its own functions (USR-27).
///
/// In the app itself, which names its account by DEVICE_KEY, the challenge has what the app needs for the
/// second factor, and the answer is signed by the app's instance. Anywhere else it has a link, and the answer
/// `wait` waits for the app.
extension SignIn {
  /// What the metadata of the app's challenges begins with; the session's id follows.
  private static let metadataPrefix = "INTERACTION "
  /// The private parameter with the session's id.
  private static let sessionParameter = "sessionId"

  /// Whether the user's app stands in for the pool's function.
  func isApp(_ trigger: LambdaTrigger, in pool: UserPoolSettings) -> Bool {
    triggers.isApp(pool.triggers[trigger])
  }

  /// The password first where the pool's policy says so; otherwise the app alone is enough.
  func defineByApp(
    _ invocation: TriggerCall,
    after rounds: [CustomFlow.Round]
  ) async throws(AuthenticationFailure) -> DefinedAuthChallenge {
    try await triggers.askingApp(invocation) { () async throws(AuthenticationFailure) in
      guard let policy = invocation.pool.interaction else { throw .interaction(.notFound) }
      return Self.decision(after: rounds, isPasswordFirst: policy.app.isPasswordFirst)
    }
  }

  private static func decision(
    after rounds: [CustomFlow.Round],
    isPasswordFirst: Bool
  ) -> DefinedAuthChallenge {
    let challenge = ChallengeName.customChallenge.text
    let answers = rounds.drop { $0.name != challenge }
    guard answers.allSatisfy({ $0.name == challenge }) else { return .failure }
    if isPasswordFirst {
      if rounds.map(\.name) == [srpBeginning] {
        return .asking(ChallengeName.passwordVerifier.text)
      }
      let proofs = [ChallengeName.passwordVerifier.text, shownPassword]
      guard rounds.contains(where: { $0.isRight && proofs.contains($0.name) }) else {
        return .failure
      }
    }
    // The registry says when no try is left.
    return answers.last?.isRight == true ? .tokens : .asking(challenge)
  }

  /// A challenge of a new session, or of the one whose answer was wrong.
  func challengeByApp(
    _ invocation: TriggerCall,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> CreatedAuthChallenge {
    let (subject, flow) = (attempt.subject, attempt.state.customFlow)
    let question = AppQuestion(
      client: ClientAndPool(client: subject.client, pool: subject.pool),
      username: invocation.username,
      sub: subject.user?.sub,
      deviceKey: flow?.deviceKey,
      session: flow?.rounds.last?.metadata.flatMap(Self.session(in:)),
      call: attempt.call
    )
    let asked = try await triggers.askingApp(invocation) { () async throws(AuthenticationFailure) in
      try await app.ask(question)
    }
    return CreatedAuthChallenge(
      publicChallengeParameters: asked.shown,
      privateChallengeParameters: [Self.sessionParameter: asked.session],
      challengeMetadata: Self.metadataPrefix + asked.session
    )
  }

  /// The session that the metadata of a round names.
  private static func session(in metadata: String) -> String? {
    guard metadata.hasPrefix(metadataPrefix) else { return nil }
    return String(metadata.dropFirst(metadataPrefix.count))
  }

  func verdictByApp(
    _ invocation: TriggerCall,
    _ attempt: SignInAttempt,
    answer: String,
    privateParameters: [String: String]
  ) async throws(AuthenticationFailure) -> AppVerdict {
    guard let session = privateParameters[Self.sessionParameter] else { return .refused }
    let answer = AppAnswer(
      text: answer,
      session: session,
      pool: attempt.subject.pool.id,
      sub: attempt.subject.user?.sub,
      call: attempt.call
    )
    return try await triggers.askingApp(invocation) { () async throws(AuthenticationFailure) in
      try await app.verdict(on: answer)
    }
  }
}

extension DefinedAuthChallenge {
  fileprivate static let tokens = DefinedAuthChallenge(
    challengeName: nil,
    issueTokens: true,
    failAuthentication: false
  )
  fileprivate static let failure = DefinedAuthChallenge(
    challengeName: nil,
    issueTokens: false,
    failAuthentication: true
  )

  fileprivate static func asking(_ challenge: String) -> DefinedAuthChallenge {
    DefinedAuthChallenge(challengeName: challenge, issueTokens: false, failAuthentication: false)
  }
}
