internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import AuthenticationStubs
internal import DeviceRegistryMessages
import DeviceRegistryStubs
import GatehouseMessages
internal import Postgres
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Enrolments and accounts (USR-31)")
struct EnrolmentTests {
  @Test("the first account sets a PIN; the account exists once the session is approved")
  func first() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann", #","displayName":"Ann A.""#).sessionId
    let opened = try await phone.open(id)
    let shown = opened.shown?.text ?? ""
    #expect(shown.contains(#""enrolInfo":{"displayName":"Ann A.","nsAccounts":[]}"#))
    let account = try PhoneKey()
    let confirmed = try await phone.confirm(
      id,
      try phone.enrolment(id, digest: opened.digest, by: account)
    )
    #expect(confirmed.secondFactorInfo?.context == "FIRST_SET")
    #expect(try await described(phone).accounts.isEmpty)
    let approved = try await phone.answer(id, phone.newPIN())
    #expect(approved.state == "APPROVED")
    let accounts = try await described(phone).accounts
    #expect(accounts.map(\.account) == [approved.account])
    #expect(accounts.first?.displayName == "Ann A.")
    // The next one is proved by that PIN, and is told of the account that there is.
    try await stage.stage.addUser("ben")
    _ = try await phone.enrol("ben")
    #expect(try await described(phone).accounts.count == 2)
  }

  @Test("a declined or an overdue enrolment leaves nothing")
  func nothingLeft() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    let phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann").sessionId
    let opened = try await phone.open(id)
    let account = try PhoneKey()
    let body = try phone.enrolment(id, digest: opened.digest, by: account)
    _ = try await phone.confirm(id, body)
    #expect(try await phone.cancel(id).state == "DECLINED")
    #expect(try await phone.answer(id, phone.newPIN()).state == "DECLINED")
    #expect(try await described(phone).accounts.isEmpty)
    let late = try await stage.start("ENROL", user: "ann").sessionId
    let shown = try await phone.open(late)
    _ = try await phone.confirm(
      late,
      try phone.enrolment(late, digest: shown.digest, by: account)
    )
    stage.clock.advance(by: .seconds(181))
    await expectWord("expired") { try await phone.answer(late, phone.newPIN()) }
    #expect(try await described(phone).accounts.isEmpty)
  }

  @Test("an account that there is is never bound to an enrolment (USR-4)")
  func boundAccount() async throws {
    let stage = try await InteractionStage()
    for user in ["ann", "ben"] { try await stage.stage.addUser(user) }
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    let id = try await stage.start("ENROL", user: "ben").sessionId
    let opened = try await phone.open(id)
    await expectWord("account_not_allowed") {
      try await phone.confirm(id, digest: opened.digest, account: account)
    }
    await expectWord("account_not_allowed") {
      try await stage.start("ENROL", user: "ben", #","account":"\#(account)""#)
    }
    let again = try await stage.start("ENROL", user: "ann").sessionId
    let shown = try await phone.open(again)
    await expectWord("account_exists") {
      try await phone.confirm(
        again,
        try phone.enrolment(again, digest: shown.digest, by: try PhoneKey())
      )
    }
  }

  @Test("single-account keeps a second user out")
  func singleAccount() async throws {
    let stage = try await InteractionStage(appPolicy: "single-account=on")
    for user in ["ann", "ben"] { try await stage.stage.addUser(user) }
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    let id = try await stage.start("ENROL", user: "ben").sessionId
    let opened = try await phone.open(id)
    await expectWord("single_account") {
      try await phone.confirm(
        id,
        try phone.enrolment(id, digest: opened.digest, by: try PhoneKey())
      )
    }
  }

  @Test("headless: an enrolment without a factor, where the policy allows it")
  func headless() async throws {
    let strict = try await InteractionStage()
    try await strict.stage.addUser("ann")
    await expectWord("not_allowed") {
      try await strict.start("ENROL", user: "ann", #","secondFactor":"never""#)
    }
    let stage = try await InteractionStage(appPolicy: "headless=on")
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann", #","secondFactor":"never""#).sessionId
    let opened = try await phone.open(id)
    let account = try PhoneKey()
    let approved = try await phone.confirm(
      id,
      try phone.enrolment(id, digest: opened.digest, by: account)
    )
    #expect(approved.state == "APPROVED")
    let made = try #require(approved.account)
    phone.accountKeys[made] = account
    let login = try await stage.start(user: "ann").sessionId
    let shown = try await phone.open(login)
    #expect(shown.isSecondFactorNeeded == false)
    #expect(
      try await phone.confirm(login, digest: shown.digest, account: made).state == "APPROVED"
    )
    let told = try await stage.state(of: login)
    #expect(told.secondFactor == nil)
    #expect(told.amr == ["app"])
    // What a transaction or the session asks for, it has not.
    let strictly = try await stage.start("LOGIN", user: nil, #","secondFactor":"always""#)
    let asked = try await phone.open(strictly.sessionId)
    await expectWord("not_allowed") {
      try await phone.confirm(strictly.sessionId, digest: asked.digest, account: made)
    }
  }

  @Test("headless: no account stays of an enrolment whose confirmation failed after it was made")
  func headlessLost() async throws {
    let (stage, phone, id) = try await headless(losing: AppInstanceMethods.addAccount)
    let opened = try await phone.open(id)
    await #expect(throws: RPCError.self) {
      try await phone.confirm(id, try phone.enrolment(id, digest: opened.digest, by: PhoneKey()))
    }
    let left = try await stage.harness.registryStore.query(
      "SELECT account_id FROM device_registry.app_accounts"
    ) { (row) throws(PostgresError) in try row.value("account_id", as: String.self) }
    #expect(left.isEmpty)
  }

  @Test("headless: what an account has confirmed ends, though the answer to its removal is lost")
  func removalLost() async throws {
    let (stage, waiting, id) = try await headless(losing: AppInstanceMethods.removeAccount)
    var phone = waiting
    let key = try PhoneKey()
    let opened = try await phone.open(id)
    let body = try phone.enrolment(id, digest: opened.digest, by: key)
    let account = try #require(try await phone.confirm(id, body).account)
    phone.accountKeys[account] = key
    let login = try await stage.start(user: "ann").sessionId
    let shown = try await phone.open(login)
    #expect(
      try await phone.confirm(login, digest: shown.digest, account: account).state == "APPROVED"
    )
    await #expect(throws: RPCError.self) {
      try await stage.instances[0].removeInteractionAccount(
        RemoveInteractionAccountRequest(
          call: try InteractionPhone.call(
            "",
            "/interaction/v1/accounts/\(account)",
            method: "DELETE",
            by: phone.key,
            stage
          ),
          account: account
        ),
        context: stage.context
      )
    }
    #expect(try await stage.state(of: login).state == "FAILED")
  }

  @Test("an account is removed by its factor, and an instance with its accounts")
  func removals() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    func remove(_ body: String) async throws -> InteractionProgress {
      try await stage.instances[0].removeInteractionAccount(
        RemoveInteractionAccountRequest(
          call: try InteractionPhone.call(
            body,
            "/interaction/v1/accounts/\(account)",
            method: "DELETE",
            by: phone.key,
            stage
          ),
          account: account
        ),
        context: stage.context
      )
    }
    let asked = try await remove("")
    #expect(asked.secondFactorInfo?.context == "VERIFY")
    #expect(try await described(phone).accounts.count == 1)
    let removed = try await remove(try phone.pinAnswer(asked.secondFactorInfo))
    #expect(removed.secondFactorInfo?.result == "SUCCESS" && removed.account == account)
    // USR-22: without it the app cannot know whom it told of the PIN.
    #expect(removed.serverProof != nil)
    #expect(try await described(phone).accounts.isEmpty)

    _ = try await phone.enrol("ann")
    _ = try await stage.instances[0].removeInteractionInstance(
      InteractionInstanceRequest(
        call: try InteractionPhone.call(
          "",
          "/interaction/v1/instances/self",
          method: "DELETE",
          by: phone.key,
          stage
        )
      ),
      context: stage.context
    )
    await expectWord("invalid_proof") { try await described(phone) }
  }

  @Test("an enrolment that is over makes its account no second time")
  func forgottenAccount() async throws {
    let stage = try await InteractionStage()
    let sub = try await stage.stage.addUser("ann")
    let phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann").sessionId
    let opened = try await phone.open(id)
    let body = try phone.enrolment(id, digest: opened.digest, by: try PhoneKey())
    _ = try await phone.confirm(id, body)
    let first = phone.newPIN()
    let made = try await phone.answer(id, first)
    #expect(made.state == "APPROVED")
    _ = try await stage.harness.devices.removeDevice(
      RemoveDeviceRequest(userPoolId: stage.poolID, sub: sub, deviceKey: made.account),
      context: stage.context
    )
    // The phone of a thief asks on: what it hears is what the session came to.
    for answer in [first, phone.newPIN()] {
      let told = try await phone.answer(id, answer)
      #expect(told.state == "APPROVED" && told.isStopped == true)
    }
    #expect(try await described(phone).accounts.isEmpty)
  }

  @Test("the server is called as the pool is, and a phone as its user says")
  func names() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    let pool = try #require(stage.stage.pool.name)
    let told = try await described(phone)
    #expect(told.serverName == pool && told.userPoolId == stage.poolID)
    func rename(_ name: String) async throws -> InteractionInstance {
      try await stage.instances[0].updateInteractionInstance(
        InteractionInstanceRequest(
          call: try InteractionPhone.call(
            #"{"name":"\#(name)"}"#,
            "/interaction/v1/instances/self",
            method: "PATCH",
            by: phone.key,
            stage
          )
        ),
        context: stage.context
      )
    }
    #expect(try await rename("Ann's phone").name == "Ann's phone")
    // Nothing that can be seen is no name: the model is shown again.
    #expect(try await rename("  ").name == "Pixel")
    #expect(try await rename("").name == "Pixel")
    #expect(try await described(phone).accounts.map(\.model) == ["Pixel"])
    // An account neither.
    try await stage.stage.addUser("ben")
    let id = try await stage.start("ENROL", user: "ben", #","displayName":" ""#).sessionId
    let shown = try await phone.open(id).shown?.text ?? ""
    #expect(shown.contains(#""enrolInfo":{"displayName":"ben""#))
    #expect(try await described(phone).accounts.map(\.account) == [account])
    _ = try await stage.stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: stage.poolID,
        userPoolTags: ["gatehouse:interaction": "on"],
        poolName: "Another name"
      ),
      call: .recording(stage.context)
    )
    #expect(try await described(phone).serverName == "Another name")
  }

  @Test("a user's own token starts an enrolment for 10 minutes after its sign-in")
  func ownToken() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    let token = try await stage.stage.tokens("ann").accessToken ?? ""
    func start(_ kind: String) async throws -> StartInteractionResponse {
      try await stage.sessions[0].startInteraction(
        StartInteractionRequest(
          call: stage.call(#"{"kind":"\#(kind)"}"#, authorization: "Bearer \(token)")
        ),
        context: stage.context
      )
    }
    let started = try await start("ENROL")
    let phone = try await InteractionPhone(stage)
    #expect(try await phone.open(started.sessionId).shown?.text.contains("enrolInfo") == true)
    await expectWord("not_allowed") { try await start("LOGIN") }
    stage.clock.advance(by: .seconds(601))
    await expectWord("not_allowed") { try await start("ENROL") }
  }

  @Test("versions must meet (USR-38), and a proof is of one call")
  func registrations() async throws {
    let stage = try await InteractionStage()
    let key = try PhoneKey()
    func register(_ body: String, _ call: InteractionCall? = nil) async throws {
      _ = try await stage.instances[0].registerInteractionInstance(
        InteractionInstanceRequest(
          call: try call
            ?? InteractionPhone.call(body, "/interaction/v1/instances", by: key, stage)
        ),
        context: stage.context
      )
    }
    await expectWord("upgrade_required") {
      try await register(InteractionPhone.registration(in: stage.poolID, versions: #"["2"]"#))
    }
    let body = InteractionPhone.registration(in: stage.poolID)
    let proved = try InteractionPhone.call(body, "/interaction/v1/instances", by: key, stage)
    try await register(body, proved)
    await expectWord("invalid_proof") { try await register(body, proved) }
    var changed = try InteractionPhone.call(body, "/interaction/v1/instances", by: key, stage)
    changed.body = Array(body.utf8) + Array(" ".utf8)
    await expectWord("invalid_proof") { try await register(body, changed) }
    changed = try InteractionPhone.call(body, "/interaction/v1/instances", by: key, stage)
    changed.proof = nil
    await expectWord("invalid_proof") { try await register(body, changed) }
  }

  /// A headless enrolment that waits for its phone, with the answers to one call of the registry lost.
  private func headless(
    losing lost: RPCMethod
  ) async throws -> (InteractionStage, InteractionPhone, String?) {
    let stage = try await InteractionStage(appPolicy: "headless=on", losingAnswersOf: lost)
    try await stage.stage.addUser("ann")
    let phone = try await InteractionPhone(stage)
    let id = try await stage.start("ENROL", user: "ann", #","secondFactor":"never""#).sessionId
    return (stage, phone, id)
  }

  private func described(_ phone: InteractionPhone) async throws -> InteractionInstance {
    try await phone.stage.instances[1].showInteractionInstance(
      InteractionInstanceRequest(
        call: try InteractionPhone.call(
          "",
          "/interaction/v1/instances/self",
          method: "GET",
          by: phone.key,
          phone.stage
        )
      ),
      context: phone.stage.context
    )
  }
}
