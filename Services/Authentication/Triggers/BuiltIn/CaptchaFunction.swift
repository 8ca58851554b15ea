internal import AuthenticationCore
package import Domain
package import LambdaFunctions

/// `gatehouse-captcha`: the password, then a captcha of the operator's provider.
package struct CaptchaFunction: BuiltInFunction {
  package static let name = "gatehouse-captcha"

  private let configuration: CaptchaConfiguration
  private let verification: any CaptchaVerifying

  /// A captcha of the configuration.
  package init(_ configuration: CaptchaConfiguration, _ verification: any CaptchaVerifying) {
    self.configuration = configuration
    self.verification = verification
  }

  /// Stands in for each of the three functions of CUSTOM_AUTH.
  package func answer(
    _ event: BuiltInEvent
  ) async throws(LambdaFunctions.Failure) -> JSONValue {
    switch event.trigger {
    case .defineAuthChallenge:
      return Self.define(ChallengeSession(event.request))
    case .createAuthChallenge:
      return .object([
        "publicChallengeParameters": .object([
          "captchaProvider": .string(configuration.provider),
          "siteKey": .string(configuration.siteKey),
        ]),
        "privateChallengeParameters": .object([:]),
        "challengeMetadata": .string("CAPTCHA"),
      ])
    case .verifyAuthChallengeResponse:
      return .object(["answerCorrect": .bool(try await isRight(event))])
    case .preSignUp, .customMessage, .postConfirmation, .preAuthentication, .postAuthentication,
      .preTokenGeneration, .userMigration, .customSMSSender, .customEmailSender,
      .inboundFederation:
      throw .noSuchFunction
    }
  }

  /// The password first, proved in any way; what follows it by itself, such as a second
  /// factor, stands between it and the captcha.
  private static func define(_ session: ChallengeSession) -> JSONValue {
    let rounds = session.rounds
    if rounds.map(\.name) == ["SRP_A"] { return ChallengeSession.asking("PASSWORD_VERIFIER") }
    let proofs = ["PASSWORD_VERIFIER", "ADMIN_NO_SRP_AUTH"]
    guard rounds.contains(where: { proofs.contains($0.name) && $0.isRight }) else {
      return ChallengeSession.failure
    }
    let first = rounds.firstIndex { $0.name == ChallengeSession.customChallenge }
    return session.answer(fromRound: first ?? rounds.count)
  }

  private func isRight(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> Bool {
    guard case .object(let request) = event.request, let token = request["challengeAnswer"]?.text,
      !token.isEmpty
    else { return false }
    let verdict = try await verification.verify(
      token,
      sourceIP: event.sourceIP,
      deadline: event.deadline
    )
    guard verdict.isSuccess else { return false }
    // A token that a visitor of another page of the same site key solved counts for nothing here.
    guard !configuration.hostnames.isEmpty else { return true }
    return verdict.hostname.map { configuration.hostnames.contains($0.lowercased()) } ?? false
  }
}

/// What the operator says of the captchas.
package struct CaptchaConfiguration: Sendable, Hashable {
  /// What clients choose their widget by.
  package let provider: String
  package let siteKey: String
  /// The pages on which a captcha may have been solved, in lower case; empty: any.
  package let hostnames: Set<String>

  package init(provider: String, siteKey: String, hostnames: Set<String>) {
    self.provider = provider
    self.siteKey = siteKey
    self.hostnames = hostnames
  }
}
