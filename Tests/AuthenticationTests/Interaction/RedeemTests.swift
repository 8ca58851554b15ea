internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("USR-27: the tokens of a session, once")
struct RedeemTests {
  private func redeem(
    _ started: StartedInteraction,
    _ stage: WaitingStage,
    authorization: String? = nil
  ) async throws -> AuthenticationResultType {
    let given = InteractionCall(authorization: authorization ?? "Bearer \(started.handle)")
    return try await stage.service.interactionTokens.redeem(
      RedeemInteractionRequest(call: given, sessionId: started.session.id),
      of: try await stage.interaction.found(started.session.id),
      call: stage.call
    )
  }

  @Test("one caller gets them, with what the app proved")
  func once() async throws {
    let stage = try await WaitingStage.make()
    let started = try await stage.approved()
    let winners = await withTaskGroup(of: AuthenticationResultType?.self) { group in
      for _ in 0..<20 { group.addTask { try? await redeem(started, stage) } }
      return await group.reduce(into: []) { $0 += [$1].compactMap { $0 } }
    }
    #expect(winners.count == 1)
    let token = winners.first?.idToken
    #expect(try TokenPayload.list("amr", of: token) == ["app", "pin", "mfa"])
    // For another device than the app's.
    let access = try TokenPayload.decode(winners.first?.accessToken)
    #expect(access["device_key"] == nil)
    #expect(try await stage.interaction.session(started.session.id).state == .redeemed)
  }

  @Test("a change of a session as it was read before another change is none")
  func guarded() async throws {
    let stage = try await WaitingStage.make()
    let (sessions, now) = (stage.interaction.sessions, stage.clock.now())
    let read = try await stage.approved().session
    let redeemed = try await stage.move(read, to: .redeemed)
    let late = InteractionChange(to: .failed)
    #expect(try await sessions.move(read, by: late, at: now) == nil)
    // The state is the one that was read again, and the session is not.
    try await sessions.reopen(redeemed)
    #expect(try await sessions.move(read, by: late, at: now) == nil)
    let present = try await stage.interaction.session(read.id)
    #expect(present.state == .approved && present.version == redeemed.version + 1)
  }

  @Test("nobody else gets them: without the handle, with another one, before the approval")
  func refused() async throws {
    let stage = try await WaitingStage.make()
    let waiting = try await stage.start()
    await #expect(
      throws: AuthenticationFailure.interaction(.conflict, "The session is not approved.")
    ) { try await redeem(waiting, stage) }
    let started = try await stage.approved()
    await #expect(throws: AuthenticationFailure.interaction(.invalidHandle)) {
      try await redeem(started, stage, authorization: "Bearer \(waiting.handle)")
    }
    stage.clock.advance(by: .seconds(61))
    await #expect(throws: AuthenticationFailure.interaction(.expired)) {
      try await redeem(started, stage)
    }
  }

  @Test("of a client with a secret the handle is not enough")
  func secret() async throws {
    let stage = try await WaitingStage.make(
      client: CreateUserPoolClientRequest(generateSecret: true)
    )
    let started = try await stage.approved()
    await #expect(throws: AuthenticationFailure.interaction(.invalidClient)) {
      try await redeem(started, stage)
    }
    let pair = "\(stage.stage.clientID):\(stage.stage.client.clientSecret ?? "")"
    let basic = "Basic \(Base64.encode(Array(pair.utf8)))"
    #expect(try await redeem(started, stage, authorization: basic).idToken != nil)
  }

  @Test("an account that may not sign in fails the session")
  func disabled() async throws {
    let stage = try await WaitingStage.make()
    let started = try await stage.approved()
    try await stage.stage.harness.disable("ann", in: stage.stage.poolID)
    await #expect {
      try await redeem(started, stage)
    } throws: { error in
      guard case .interaction(.notAllowed, _)? = error as? AuthenticationFailure else {
        return false
      }
      return true
    }
    let ended = try await stage.interaction.session(started.session.id)
    #expect(ended.state == .failed && ended.reason == .refused)
  }
}
