internal import AuthenticationService
internal import AuthenticationTriggers
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("gatehouse-interaction: answers of the app itself")
struct AppAnswerTests {
  private let stage: InteractionStage
  private let phone: InteractionPhone
  private let account: String
  private let sub: String
  private let function = InteractionFunction(wakes: InteractionWakes())

  init() async throws {
    stage = try await InteractionStage(pinPolicy: "penalty=0s")
    sub = try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    account = try await phone.enrol("ann")
    self.phone = phone
    function.serve(stage.services[0].interaction)
  }

  private func ask(
    _ trigger: LambdaTrigger,
    _ members: [String: JSONValue]
  ) async throws -> BuiltInAnswer {
    let attributes = JSONValue.object(["sub": .string(sub)])
    return try await function.answer(
      BuiltInEvent(
        trigger: trigger,
        pool: try #require(UserPoolID(stage.poolID)),
        request: .object(members.merging(["userAttributes": attributes]) { $1 }),
        client: ClientID(stage.stage.clientID),
        username: "ann",
        deviceKey: account,
        call: .recording(stage.context)
      )
    )
  }

  /// The public parameters of a new challenge.
  private func challenge() async throws -> [String: String] {
    let answer = try await ask(.createAuthChallenge, ["session": .array([])])
    guard case .response(.object(let members)) = answer,
      case .object(let shown)? = members["publicChallengeParameters"]
    else { throw InteractionPhone.Missing() }
    return shown.compactMapValues(\.text)
  }

  private func verdict(
    on answer: String,
    to shown: [String: String]
  ) async throws -> BuiltInAnswer {
    try await ask(
      .verifyAuthChallengeResponse,
      [
        "privateChallengeParameters": .object(["sessionId": .string(shown["sessionId"] ?? "")]),
        "challengeAnswer": .string(answer),
      ]
    )
  }

  private func state(of shown: [String: String]) async throws -> InteractionStatus {
    try await stage.services[0].interaction.session(shown["sessionId"]).state
  }

  /// The app's JWS, with a decision of the account's key unless the test has another.
  private func answer(
    to shown: [String: String],
    _ word: String = "confirm",
    decision: String? = nil,
    by key: PhoneKey? = nil
  ) throws -> String {
    let signer = try #require(phone.accountKeys[account])
    let signed = try phone.decision(
      word,
      shown["sessionId"],
      digest: shown["digest"],
      account: account,
      by: signer
    )
    let challenge = InteractionChallenge(
      block: shown["block"],
      salt: shown["salt"],
      serverPublic: shown["serverPublic"]
    )
    let factor = try phone.pinAnswer(InteractionFactor(challenge: challenge))
    return try (key ?? phone.key).token(
      header: #"{"alg":"ES256","typ":"gatehouse-answer+jwt","kid":"\#(phone.instanceID)"}"#,
      payload: """
        {"sessionId":"\(shown["sessionId"] ?? "")","account":"\(account)",\
        "decision":"\(decision ?? signed)","iat":\(stage.clock.now().unixSeconds),\
        \(factor.dropFirst())
        """
    )
  }

  @Test("one answer confirms and proves the PIN; the tokens are the app's own")
  func approved() async throws {
    let shown = try await challenge()
    let verdict = try await verdict(on: try answer(to: shown), to: shown)
    let approval = AppApproval(
      session: shown["sessionId"] ?? "",
      factors: [.pin],
      account: account,
      isForApp: true
    )
    #expect(verdict == .approved(approval))
    #expect(try await state(of: shown) == .redeemed)
  }

  @Test("a decision that the account's key has not signed confirms nothing (USR-24)")
  func unsigned() async throws {
    let shown = try await challenge()
    let foreign = try phone.decision(
      "confirm",
      shown["sessionId"],
      digest: shown["digest"],
      account: account,
      by: phone.key
    )
    let wrong = BuiltInAnswer.response(.object(["answerCorrect": .bool(false)]))
    for decision in ["confirm", foreign] {
      let answer = try answer(to: shown, decision: decision)
      #expect(try await verdict(on: answer, to: shown) == wrong)
    }
    let stolen = try answer(to: shown, by: try PhoneKey())
    #expect(try await verdict(on: stolen, to: shown) == wrong)
    #expect(try await state(of: shown) == .opened)
  }

  @Test("a user who says no ends the sign-in")
  func declined() async throws {
    let shown = try await challenge()
    #expect(try await verdict(on: try answer(to: shown, "decline"), to: shown) == .refused)
    #expect(try await state(of: shown) == .declined)
  }
}
