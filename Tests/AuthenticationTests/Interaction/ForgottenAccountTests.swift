internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
import AuthenticationStubs
internal import AuthenticationTokens
internal import DeviceRegistryMessages
import DeviceRegistryStubs
internal import Domain
internal import Postgres
internal import PublicOperations
internal import RPC
internal import Sessions
internal import TestSupport
internal import Testing
internal import TokenIssuanceMessages
import TokenIssuanceStubs

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("USR-20: a session whose account is gone, or whose user is signed out, signs nobody in")
struct ForgottenAccountTests {
  /// What ends ann's account, or all that she is signed in to.
  enum Ending: Sendable, CaseIterable {
    case forgottenByAdministrator, forgottenByUser, removedByApp, instanceRemoved
    case signedOutByAdministrator, signedOut, disabled, stopped, stoppedAtExpiry, passwordSet
  }

  private func end(_ scene: PhoneScene, by ending: Ending, with token: String?) async throws {
    let (stage, service) = (scene.stage, scene.stage.stage.service)
    switch ending {
    case .forgottenByAdministrator:
      try await scene.forget(scene.ann)
    case .forgottenByUser:
      _ = try await service.signIn.forgetDevice(
        ForgetDeviceRequest(accessToken: token, deviceKey: scene.ann),
        call: scene.call
      )
    case .removedByApp:
      let asked = try await remove(scene, "")
      _ = try await remove(scene, try scene.phone.pinAnswer(asked.secondFactorInfo))
    case .instanceRemoved:
      let path = "/interaction/v1/instances/self"
      _ = try await stage.instances[0].removeInteractionInstance(
        InteractionInstanceRequest(
          call: try InteractionPhone.call("", path, method: "DELETE", by: scene.phone.key, stage)
        ),
        context: stage.context
      )
    case .signedOutByAdministrator:
      _ = try await service.tokens.adminUserGlobalSignOut(
        AdminUserGlobalSignOutRequest(userPoolId: stage.poolID, username: "ann"),
        call: scene.call
      )
    case .signedOut:
      _ = try await service.tokens.globalSignOut(
        GlobalSignOutRequest(accessToken: token),
        call: scene.call
      )
    case .disabled:
      _ = try await service.accounts.adminDisableUser(
        AdminDisableUserRequest(userPoolId: stage.poolID, username: "ann"),
        call: scene.call
      )
    case .stopped, .stoppedAtExpiry:
      let (pool, user) = try await service.directory.managedUser(
        "ann",
        in: stage.poolID,
        scene.call
      )
      try await service.accounts.setSwitch(
        ending == .stopped ? .stopped : .stoppedAtExpiry,
        of: user,
        in: pool,
        scene.call
      )
    case .passwordSet:
      _ = try await service.accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: stage.poolID,
          username: "ann",
          password: "Another-passw0rd",
          permanent: true
        ),
        call: scene.call
      )
    }
  }

  private func remove(
    _ scene: PhoneScene,
    _ body: String
  ) async throws -> InteractionProgress {
    try await scene.stage.instances[0].removeInteractionAccount(
      RemoveInteractionAccountRequest(
        call: try InteractionPhone.call(
          body,
          "/interaction/v1/accounts/\(scene.ann)",
          method: "DELETE",
          by: scene.phone.key,
          scene.stage
        ),
        account: scene.ann
      ),
      context: scene.stage.context
    )
  }

  @Test(
    "it ends at once, however far it is, and whether the phone has another account",
    arguments: Ending.allCases,
    [false, true]
  )
  func ended(ending: Ending, withBen: Bool) async throws {
    let scene = try await PhoneScene(
      withBen: withBen,
      tags: [
        "gatehouse:sign-in-switch": "administrator",
        "gatehouse:session-ends-on": "password-set-by-admin",
      ]
    )
    let token = try await scene.stage.stage.tokens("ann").accessToken
    let opened = try await scene.login(to: .opened)
    let asked = try await scene.login(to: .asked)
    let approved = try await scene.login(to: .approved)
    let answer = try scene.phone.pinAnswer(asked.info)
    try await end(scene, by: ending, with: token)
    for id in [opened.id, asked.id, approved.id] {
      #expect(try await scene.isRefused(id))
      await #expect(
        throws: AuthenticationFailure.interaction(.notAllowed, "The user may not sign in.")
      ) { try await scene.redeem(id) }
    }
    guard ending != .instanceRemoved else { return }
    let answered = try await scene.phone.answer(asked.id, answer)
    #expect(answered.state == "FAILED" && answered.isStopped == true)
    #expect(try await scene.isRefused(asked.id))
  }

  @Test("what waits for another user, or for no app yet, goes on; a consent stays")
  func others() async throws {
    let scene = try await PhoneScene(withBen: true)
    let waiting = try await scene.stage.start(user: "ann").sessionId
    let anybody = try await scene.login(to: .opened, user: nil).id
    let consent = try await scene.login(
      to: .approved,
      kind: "TRANSACTION",
      #","announceInfo":{"pay":"5"}"#
    ).id
    let asked = try await scene.login(
      to: .asked,
      kind: "TRANSACTION",
      #","announceInfo":{"a":"b"}"#
    )
    let ben = try await scene.stage.start(user: "ben").sessionId
    _ = try await scene.phone.open(ben)
    try await scene.forget(scene.ann)
    #expect(try await scene.stage.state(of: waiting).state == "CREATED")
    #expect(try await scene.stage.state(of: anybody).state == "OPENED")
    #expect(try await scene.stage.state(of: consent).state == "APPROVED")
    #expect(try await scene.stage.state(of: ben).state == "OPENED")
    #expect(try await scene.isRefused(asked.id))
  }

  @Test("an account that gives way to another device takes along what its app has opened")
  func replaced() async throws {
    let scene = try await PhoneScene(
      tags: ["gatehouse:devices-per-user": "1", "gatehouse:device-limit-action": "forget-oldest"]
    )
    let opened = try await scene.login(to: .opened).id
    let anybody = try await scene.login(to: .opened, user: nil).id
    var second = try await InteractionPhone(scene.stage)
    _ = try await second.enrol("ann")
    #expect(try await scene.isRefused(opened))
    #expect(try await scene.isRefused(anybody))
  }

  @Test("without any account left also what names no user ends")
  func lastAccount() async throws {
    let scene = try await PhoneScene()
    let opened = try await scene.login(to: .opened, user: nil).id
    try await scene.forget(scene.ann)
    #expect(try await scene.isRefused(opened))
  }

  /// As after a service that died between the two: the registry alone has forgotten the account.
  private func forgetInRegistry(_ scene: PhoneScene, areTokensEnded: Bool = false) async throws {
    let interaction = scene.stage.services[0].interaction
    _ = try await interaction.devices.removeDevice(
      RemoveDeviceRequest(
        userPoolId: scene.stage.poolID,
        sub: scene.sub,
        deviceKey: scene.ann
      ),
      context: scene.stage.context
    )
    guard areTokensEnded else { return }
    _ = try await interaction.tokens.revokeDeviceTokens(
      RevokeDeviceTokensRequest(
        userPoolId: scene.stage.poolID,
        sub: scene.sub,
        deviceKeys: [scene.ann],
        areForgotten: true
      ),
      context: scene.stage.context
    )
  }

  @Test(
    "the judge refuses for an account that is gone, right PIN or wrong",
    arguments: [false, true]
  )
  func judged(withBen: Bool) async throws {
    let scene = try await PhoneScene(withBen: withBen)
    let first = try await scene.login(to: .asked)
    let second = try await scene.login(to: .asked)
    let answers = [
      try scene.phone.pinAnswer(first.info), try scene.phone.pinAnswer(second.info, "13579"),
    ]
    try await forgetInRegistry(scene)
    for (id, answer) in zip([first.id, second.id], answers) {
      let answered = try await scene.phone.answer(id, answer)
      #expect(answered.state == "FAILED" && answered.isStopped == true)
      #expect(answered.secondFactorInfo == nil && answered.serverProof == nil)
      #expect(try await scene.isRefused(id))
    }
  }

  @Test("a session that was opened before is ended by the confirmation that finds no account")
  func confirmed() async throws {
    let scene = try await PhoneScene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    try await forgetInRegistry(scene)
    let answered = try await scene.phone.confirm(id, digest: opened.digest, account: scene.ann)
    #expect(answered.state == "FAILED" && answered.isStopped == true)
    #expect(try await scene.isRefused(try #require(id)))
  }

  @Test("where nothing ended the session, its tokens are refused all the same")
  func redeemedLater() async throws {
    let scene = try await PhoneScene()
    let id = try await scene.login(to: .approved).id
    try await forgetInRegistry(scene, areTokensEnded: true)
    #expect(try await scene.stage.state(of: id).state == "APPROVED")
    await #expect(
      throws: AuthenticationFailure.interaction(.notAllowed, "The user may not sign in.")
    ) { try await scene.redeem(id) }
    #expect(try await scene.isRefused(id))
  }

  @Test("a sign-out while the tokens are made leaves no chain")
  func signedOutMeanwhile() async throws {
    let scene = try await PhoneScene()
    let interaction = scene.stage.services[0].interaction
    let id = try await scene.login(to: .approved).id
    let approved = try await interaction.session(id)
    let moved = try await interaction.sessions.move(
      approved,
      by: InteractionChange(to: .redeemed),
      at: scene.stage.clock.now()
    )
    let redeemed = try #require(moved)
    try await end(scene, by: .signedOutByAdministrator, with: nil)
    #expect(try await scene.isRefused(id))
    let client = try await interaction.settings.client(redeemed.client)
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await scene.stage.services[0].interactionTokens.tokens(of: redeemed, client, scene.call)
    }
    let chains = try await scene.stage.harness.database.administrationPool().first(
      "SELECT count(*) AS left FROM token_issuance.chains WHERE revoked_at_unix_millis IS NULL"
    ) { (row) throws(PostgresError) in try row.value("left", as: Int.self) }
    #expect(chains == 0)
  }

  @Test("once its tokens are made a session stays as it is")
  func settled() async throws {
    let scene = try await PhoneScene()
    let id = try await scene.login(to: .approved).id
    _ = try await scene.redeem(id)
    try await end(scene, by: .signedOutByAdministrator, with: nil)
    try await scene.forget(scene.ann)
    #expect(try await scene.stage.state(of: id).state == "REDEEMED")
    // Nor does time change it.
    scene.stage.clock.advance(by: .seconds(120))
    _ = try await scene.stage.services[0].interaction.endOverdue()
    #expect(try await scene.stage.state(of: id).state == "REDEEMED")
  }

  @Test("USR-40: of two enrolments at once the later one ends, and leaves nothing")
  func twoEnrolments() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    let phone = try await InteractionPhone(stage)
    var ids: [String?] = []
    for _ in 0..<2 {
      let id = try await stage.start("ENROL", user: "ann").sessionId
      let opened = try await phone.open(id)
      let body = try phone.enrolment(id, digest: opened.digest, by: try PhoneKey())
      #expect(try await phone.confirm(id, body).secondFactorInfo?.context == "FIRST_SET")
      ids.append(id)
    }
    #expect(try await phone.answer(ids[0], phone.newPIN()).state == "APPROVED")
    // It is asked for the PIN that is set now, and then there is nothing to approve.
    let asked = try await phone.answer(ids[1], phone.newPIN())
    #expect(asked.secondFactorInfo?.context == "VERIFY")
    let answer = try phone.pinAnswer(asked.secondFactorInfo)
    let answered = try await phone.answer(ids[1], answer)
    #expect(answered.state == "FAILED" && answered.isStopped == true)
    #expect(try await stage.state(of: ids[1]).reason == "refused")
  }
}
