internal import AuthenticationCore
package import AuthenticationTriggers
internal import Domain
internal import GatehouseStubs
package import LambdaFunctions
internal import Synchronization

/// `gatehouse-interaction`: the user's app in place of the password, or after it.
///
/// Stands in for each of the three functions of CUSTOM_AUTH. In the app itself, which names its account
/// by DEVICE_KEY, the challenge holds what the app needs for the second factor, and the answer is signed
/// by the app's instance. Anywhere else it holds a link, and the answer `wait` waits for the app.
package final class InteractionFunction: BuiltInFunction {
  package static let name = "gatehouse-interaction"

  /// What the challenge's metadata begins with; the session's id follows.
  private static let metadataPrefix = "INTERACTION "

  private let wakes: InteractionWakes
  /// The area is made of what calls this function, and is known later.
  private let area = Mutex<Interaction?>(nil)

  /// Waits that the wakes end.
  package init(wakes: InteractionWakes) {
    self.wakes = wakes
  }

  /// Answers by the area from now on.
  package func serve(_ interaction: Interaction) {
    area.withLock { $0 = interaction }
  }

  /// What the function says of a step of a sign-in.
  package func answer(
    _ event: BuiltInEvent
  ) async throws(LambdaFunctions.Failure) -> BuiltInAnswer {
    guard let interaction = area.withLock({ $0 }), let call = event.call,
      let client = event.client
    else { throw .noSuchFunction }
    do throws(AuthenticationFailure) {
      switch event.trigger {
      case .defineAuthChallenge:
        return .response(try await define(event, interaction))
      case .createAuthChallenge:
        let challenge = InteractionChallenges(interaction: interaction, client: client, call: call)
        return .response(try await challenge.response(to: event, continuing: lastSession(event)))
      case .verifyAuthChallengeResponse:
        let answers = InteractionAnswers(interaction: interaction, wakes: wakes, call: call)
        return try await answers.verdict(on: event)
      case .preSignUp, .customMessage, .postConfirmation, .preAuthentication, .postAuthentication,
        .preTokenGeneration, .userMigration, .customSMSSender, .customEmailSender,
        .inboundFederation:
        break
      }
    } catch {
      throw Self.failure(error)
    }
    throw .noSuchFunction
  }

  /// The password first where the pool's policy says so; otherwise the app alone is enough.
  private func define(
    _ event: BuiltInEvent,
    _ interaction: Interaction
  ) async throws(AuthenticationFailure) -> JSONValue {
    let rounds = ChallengeSession(event.request).rounds
    let pool = try await interaction.enabledPool(event.pool)
    let answers = rounds.drop { $0.name != ChallengeSession.customChallenge }
    guard answers.allSatisfy({ $0.name == ChallengeSession.customChallenge }) else {
      return ChallengeSession.failure
    }
    if pool.policy.app.isPasswordFirst {
      if rounds.map(\.name) == ["SRP_A"] { return ChallengeSession.asking("PASSWORD_VERIFIER") }
      let isProved = rounds.contains {
        $0.isRight && ["PASSWORD_VERIFIER", "ADMIN_NO_SRP_AUTH"].contains($0.name)
      }
      guard isProved else { return ChallengeSession.failure }
    }
    // The registry says when no try is left.
    return answers.last?.isRight == true
      ? ChallengeSession.tokens : ChallengeSession.asking(ChallengeSession.customChallenge)
  }

  /// The session of the round before, which goes on after a wrong answer.
  private func lastSession(_ event: BuiltInEvent) -> String? {
    guard case .object(let members) = event.request, case .array(let rounds)? = members["session"],
      case .object(let round)? = rounds.last, let metadata = round["challengeMetadata"]?.text,
      metadata.hasPrefix(Self.metadataPrefix)
    else { return nil }
    return String(metadata.dropFirst(Self.metadataPrefix.count))
  }

  static func metadata(of session: String) -> String { metadataPrefix + session }

  /// What a function that fails is told.
  private static func failure(_ error: AuthenticationFailure) -> LambdaFunctions.Failure {
    guard case .interaction(let refusal, let sentence) = error else {
      return .notInvoked("ServiceException", reason: "\(error.status)")
    }
    return .thrown(sentence ?? refusal.reason.sentence ?? "The session was refused.")
  }
}
