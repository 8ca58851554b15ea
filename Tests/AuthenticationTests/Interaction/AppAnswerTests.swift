internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
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

  init() async throws {
    stage = try await InteractionStage(pinPolicy: "penalty=0s")
    sub = try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    account = try await phone.enrol("ann")
    self.phone = phone
  }

  private var interaction: Interaction { stage.services[0].interaction }

  /// The public parameters of a new challenge.
  private func challenge() async throws -> [String: String] {
    let client = try #require(ClientID(stage.stage.clientID))
    let question = AppQuestion(
      client: try await interaction.settings.client(client),
      username: "ann",
      sub: sub,
      deviceKey: account,
      session: nil,
      call: .recording(stage.context)
    )
    return try await interaction.ask(question).shown
  }

  private func verdict(
    on answer: String,
    to shown: [String: String]
  ) async throws -> AppVerdict {
    try await interaction.verdict(
      on: AppAnswer(
        text: answer,
        session: shown["sessionId"] ?? "",
        pool: try #require(UserPoolID(stage.poolID)),
        sub: sub,
        call: .recording(stage.context)
      )
    )
  }

  private func state(of shown: [String: String]) async throws -> InteractionStatus {
    try await interaction.session(shown["sessionId"]).state
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
    for decision in ["confirm", foreign] {
      let answer = try answer(to: shown, decision: decision)
      #expect(try await verdict(on: answer, to: shown) == .wrong)
    }
    let stolen = try answer(to: shown, by: try PhoneKey())
    #expect(try await verdict(on: stolen, to: shown) == .wrong)
    #expect(try await state(of: shown) == .opened)
  }

  @Test("a user who says no ends the sign-in")
  func declined() async throws {
    let shown = try await challenge()
    #expect(try await verdict(on: try answer(to: shown, "decline"), to: shown) == .refused)
    #expect(try await state(of: shown) == .declined)
  }
}
