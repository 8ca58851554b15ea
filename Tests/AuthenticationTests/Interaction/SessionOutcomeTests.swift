internal import AuthenticationAccounts
internal import AuthenticationInteraction
internal import AuthenticationMessages
internal import AuthenticationService
internal import RPC
internal import TestSupport
internal import Testing

@Suite("What becomes of a session that an app confirmed (USR-26)")
struct SessionOutcomeTests {
  @Test("an approved transaction or enrolment has no tokens to wait for: it stays approved")
  func staysApproved() async throws {
    let scene = try await SessionLifeTests.Scene()
    let (stage, phone) = (scene.stage, scene.phone)
    let started = try await stage.start("TRANSACTION", user: "ann", #","announceInfo":{"a":"1"}"#)
    let id = started.sessionId
    let opened = try await phone.open(id)
    let confirmed = try await phone.confirm(id, digest: opened.digest, account: scene.account)
    #expect(try await stage.state(of: id).isFinal == false)
    let body = try phone.pinAnswer(confirmed.secondFactorInfo)
    _ = try await phone.answer(id, body)
    stage.clock.advance(by: .seconds(7200))
    #expect(try await stage.services[0].interaction.endOverdue() == 0)
    for _ in 0..<2 {
      let told = try await stage.state(of: id)
      #expect(told.state == "APPROVED" && told.isFinal == true && told.version == 4)
    }
    // What the app did not hear is told again, and nothing is judged anew (USR-40).
    #expect(try await phone.answer(id, body).secondFactorInfo?.result == "SUCCESS")
    let other = try await phone.answer(id, #"{"attemptId":"new"}"#)
    #expect(other.state == "APPROVED" && other.secondFactorInfo == nil)
    await expectWord("conflict") { try await stage.cancel(id) }
    await expectWord("conflict") { try await phone.decline(id) }
    stage.clock.advance(by: .seconds(86_401))
    await expectWord("not_found") { try await stage.state(of: id) }
  }

  @Test("approved transactions do not count as unfinished")
  func finishedTransactions() async throws {
    let scene = try await SessionLifeTests.Scene()
    let (stage, phone) = (scene.stage, scene.phone)
    for number in 0..<21 {
      let members = #","announceInfo":{"number":"\#(number)"}"#
      let id = try await stage.start("TRANSACTION", user: "ann", members).sessionId
      let opened = try await phone.open(id)
      let confirmed = try await phone.confirm(id, digest: opened.digest, account: scene.account)
      let approved = try await phone.answer(id, try phone.pinAnswer(confirmed.secondFactorInfo))
      #expect(approved.state == "APPROVED")
    }
  }

  @Test("a deleted user's sessions go with the user")
  func deletedUser() async throws {
    let scene = try await SessionLifeTests.Scene()
    let started = try await scene.stage.start(user: "ann")
    _ = try await scene.stage.stage.service.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: scene.stage.poolID, username: "ann"),
      call: .recording(scene.stage.context)
    )
    await expectWord("not_found") { try await scene.stage.state(of: started.sessionId) }
  }

  @Test("the switch of sign-ins and a disabled account refuse a confirmation")
  func stoppedUser() async throws {
    let scene = try await SessionLifeTests.Scene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    let confirmed = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    let second = try await scene.stage.start().sessionId
    let shown = try await scene.phone.open(second)
    try await scene.stage.harness.disable("ann", in: scene.stage.poolID)
    await expectWord("not_allowed") {
      try await scene.phone.confirm(second, digest: shown.digest, account: scene.account)
    }
    #expect(try await scene.stage.state(of: second).state == "OPENED")
    // Also between the confirmation and the proof.
    let body = try scene.phone.pinAnswer(confirmed.secondFactorInfo)
    #expect(try await scene.phone.answer(id, body).state == "FAILED")
    #expect(try await scene.stage.state(of: id).reason == "refused")
  }
}
