internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import AuthenticationTokens
internal import DeviceRegistryMessages
import DeviceRegistryStubs
internal import PublicOperations
internal import RPC
internal import Testing

@testable internal import AuthenticationInteraction

@Suite("USR-25: an enrolment that an access token begins")
struct UserEnrolmentTests {
  private func start(
    _ token: String?,
    _ members: String = "",
    _ stage: InteractionStage
  ) async throws -> String? {
    try await stage.sessions[0].startInteraction(
      StartInteractionRequest(
        call: stage.call(#"{"kind":"ENROL"\#(members)}"#, authorization: "Bearer \(token ?? "")")
      ),
      context: stage.context
    ).sessionId
  }

  /// A new phone of a thief who knows the password, as far as the confirmation.
  private func confirm(
    _ session: String?,
    on phone: InteractionPhone
  ) async throws -> InteractionProgress {
    let opened = try await phone.open(session)
    return try await phone.confirm(
      session,
      try phone.enrolment(session, digest: opened.digest, by: try PhoneKey())
    )
  }

  @Test("by a password alone is refused where the user has an account with a PIN")
  func passwordAlone() async throws {
    let scene = try await PhoneScene()
    let token = try await scene.stage.stage.tokens("ann").accessToken
    await expectWord("not_allowed") { try await start(token, "", scene.stage) }
  }

  @Test("by a sign-in that the first app confirmed adds the second one")
  func confirmedByApp() async throws {
    let scene = try await PhoneScene()
    let id = try await scene.login(to: .approved).id
    let token = try await scene.redeem(id).accessToken
    let second = try await InteractionPhone(scene.stage)
    let started = try await start(token, "", scene.stage)
    #expect(try await confirm(started, on: second).state == "SECOND_FACTOR")
    #expect(try await second.answer(started, second.newPIN()).state == "APPROVED")
  }

  @Test("by a password alone is let in beside an account that has no factor")
  func headless() async throws {
    let stage = try await InteractionStage(appPolicy: "headless=on")
    try await stage.stage.addUser("ann")
    let phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann", #","secondFactor":"never""#).sessionId
    #expect(try await confirm(id, on: phone).state == "APPROVED")
    let token = try await stage.stage.tokens("ann").accessToken
    #expect(try await start(token, "", stage) != nil)
  }

  @Test("of two phones by a password alone one is added, whichever is first")
  func twoAtOnce() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    let token = try await stage.stage.tokens("ann").accessToken
    var phones: [(phone: InteractionPhone, session: String?)] = []
    for _ in 0..<2 {
      let phone = try await InteractionPhone(stage)
      let session = try await start(token, "", stage)
      _ = try await confirm(session, on: phone)
      phones.append((phone, session))
    }
    let states: [String] = await withTaskGroup(of: String?.self) { group in
      for (index, entry) in phones.enumerated() {
        group.addTask {
          try? await entry.phone.answer(entry.session, entry.phone.newPIN(), on: index).state
        }
      }
      return await group.reduce(into: []) { $0.append($1 ?? "") }
    }
    #expect(states.sorted() == ["APPROVED", "FAILED"])
  }

  @Test("ends with the sign-in that began it", arguments: [false, true])
  func endedSignIn(isEverywhere: Bool) async throws {
    let stage = try await InteractionStage()
    let sub = try await stage.stage.addUser("ann")
    let tokens = try await stage.stage.tokens("ann")
    let waiting = try await InteractionPhone(stage)
    let session = try await start(tokens.accessToken, "", stage)
    #expect(try await confirm(session, on: waiting).state == "SECOND_FACTOR")
    let other = try await start(tokens.accessToken, "", stage)
    let tokensArea = stage.stage.service.tokens
    if isEverywhere {
      _ = try await tokensArea.globalSignOut(
        GlobalSignOutRequest(accessToken: tokens.accessToken),
        call: .recording(stage.context)
      )
    } else {
      _ = try await tokensArea.revokeToken(
        RevokeTokenRequest(token: tokens.refreshToken, clientId: stage.stage.clientID),
        call: .recording(stage.context)
      )
    }
    #expect(try await waiting.answer(session, waiting.newPIN()).state == "FAILED")
    let late = try await InteractionPhone(stage)
    await expectWord("not_allowed") { try await confirm(other, on: late) }
    let found = try await stage.services[0].interaction.instances.findAccounts(
      FindAccountsRequest(
        userPoolId: stage.poolID,
        sub: sub
      ),
      context: stage.context
    )
    #expect(found.accounts.isEmpty)
  }

  @Test("says the same client and user as its token, or is refused")
  func otherNames() async throws {
    let stage = try await InteractionStage()
    let sub = try await stage.stage.addUser("ann")
    try await stage.stage.addUser("ben")
    let token = try await stage.stage.tokens("ann").accessToken
    let other = stage.server.clientId ?? ""
    for members in [
      #","clientId":"\#(other)""#,
      #","clientId":"\#(other)","clientSecret":"\#(stage.server.clientSecret ?? "")""#,
      #","clientSecret":"guessed""#, #","user":"ben""#, #","user":"nobody""#,
    ] {
      await expectWord("not_allowed") { try await start(token, members, stage) }
    }
    await expectWord("invalid_client") {
      let members = #","clientId":"\#(stage.stage.clientID)","clientSecret":"guessed""#
      return try await start(token, members, stage)
    }
    for members in [
      #","clientId":"\#(stage.stage.clientID)""#, #","user":"ann""#, #","user":"\#(sub)""#,
    ] {
      #expect(try await start(token, members, stage) != nil)
    }
  }
}

@Suite("USR-16, USR-31: each account has a pair of keys of its own")
struct AccountKeyTests {
  private func confirm(
    _ user: String,
    on phone: InteractionPhone,
    by key: PhoneKey
  ) async throws -> (id: String?, progress: InteractionProgress) {
    let id = try await phone.stage.start("ENROL", user: user).sessionId
    let opened = try await phone.open(id)
    let body = try phone.enrolment(id, digest: opened.digest, by: key)
    return (id, try await phone.confirm(id, body))
  }

  @Test("that of the app, or of another account on the phone, is refused at the confirmation")
  func onOnePhone() async throws {
    let scene = try await PhoneScene()
    try await scene.stage.stage.addUser("ben")
    let taken = try #require(scene.phone.accountKeys[scene.ann])
    for key in [taken, scene.phone.key] {
      await expectWord("conflict") { try await confirm("ben", on: scene.phone, by: key) }
    }
    #expect(
      try await confirm("ben", on: scene.phone, by: try PhoneKey()).progress.state
        == "SECOND_FACTOR"
    )
  }

  @Test("that of another phone's account or app ends the enrolment")
  func onTwoPhones() async throws {
    let scene = try await PhoneScene()
    try await scene.stage.stage.addUser("ben")
    let other = try await InteractionPhone(scene.stage)
    let taken = try #require(scene.phone.accountKeys[scene.ann])
    for key in [taken, scene.phone.key] {
      let (id, _) = try await confirm("ben", on: other, by: key)
      let answered = try await other.answer(id, other.newPIN())
      #expect(answered.state == "FAILED" && answered.isStopped == true)
    }
  }

  @Test("of enrolments with one key at once one is approved")
  func atOnce() async throws {
    let stage = try await InteractionStage()
    let key = try PhoneKey()
    var entries: [(phone: InteractionPhone, session: String?)] = []
    for index in 0..<4 {
      try await stage.stage.addUser("user\(index)")
      let phone = try await InteractionPhone(stage)
      entries.append((phone, try await confirm("user\(index)", on: phone, by: key).id))
    }
    let states: [String] = await withTaskGroup(of: String?.self) { group in
      for (index, entry) in entries.enumerated() {
        group.addTask {
          try? await entry.phone.answer(entry.session, entry.phone.newPIN(), on: index % 2).state
        }
      }
      return await group.reduce(into: []) { $0.append($1 ?? "") }
    }
    #expect(states.sorted() == ["APPROVED", "FAILED", "FAILED", "FAILED"])
  }
}
