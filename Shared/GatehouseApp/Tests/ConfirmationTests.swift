import Foundation
import Testing

@testable import GatehouseApp

/// ConfirmLogin, ConfirmEnrol and setAccount (REQUIREMENTS: USR-29, USR-31).
@Suite("Confirmation", .timeLimit(.minutes(5)))
struct ConfirmationTests {
  @Test("USR-29: a delegate and two sequences are told the same callbacks")
  func listeners() async throws {
    let fixture = try await Fixture()
    let delegate = Recorder()
    let telling = await fixture.app.tell(delegate)
    var first = await Callbacks(fixture.app)
    var second = await Callbacks(fixture.app)
    try await fixture.confirmed()
    for _ in 0..<2 {
      guard case .confirmLogin(let session, let accounts) = await first.next() else {
        Issue.record("no ConfirmLogin")
        return
      }
      #expect(session.info.announceInfo == ["Action": "Sign in"] && accounts.count == 1)
      #expect(session.origin?.browser == "Firefox" && session.origin?.country == "BE")
      #expect(try await first.factor().info.context == .verify)
      first = second
    }
    #expect(await delegate.told(2) == ["confirmLogin s 1", "secondFactor false VERIFY s"])
    telling.cancel()
    second = await Callbacks(fixture.app)
    await fixture.fake.will((200, Fixture.opened("ENROL", accounts: [Fixture.account])))
    try await fixture.app.open("https://id.example.com/i/p_AbC/s")
    guard case .confirmEnrol(_, let accounts) = await second.next() else {
      Issue.record("no ConfirmEnrol")
      return
    }
    #expect(accounts.map(\.displayName) == ["ann"])
    #expect(await delegate.told(2).count == 2)
  }

  @Test("a delegate is told of an enrolment, and is not kept alive")
  func delegateOfAnEnrolment() async throws {
    let fixture = try await Fixture()
    var delegate: Recorder? = Recorder()
    weak let kept = delegate
    let telling = await fixture.app.tell(try #require(delegate))
    await fixture.fake.will((200, Fixture.opened("ENROL")), (200, Fixture.opened("ENROL")))
    try await fixture.app.open(session: "s")
    #expect(await delegate?.told(1) == ["confirmEnrol s 1"])
    delegate = nil
    #expect(kept == nil)
    try await fixture.app.open(session: "s")
    await telling.value
  }

  @Test("USR-29: an account that was not offered is refused, and nothing is sent")
  func accountNotOffered() async throws {
    let fixture = try await Fixture()
    let other = try #require(Account(Fixture.other))
    await fixture.fake.will((200, Fixture.opened()))
    let session = try await fixture.app.open(session: "s")
    _ = await fixture.fake.calls()
    for account in [other, nil] {
      await #expect(throws: AppError.accountNotOffered) {
        try await fixture.app.setAccount(account, for: session)
      }
    }
    #expect(await fixture.fake.calls() == [])
  }

  @Test("USR-29: of a session with a chosen account, another of the phone's is refused")
  func preselected() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    let both: JSONValue = [Fixture.account, Fixture.other]
    await fixture.fake.will((200, Fixture.opened(accounts: both, with: ["account": "p_1"])))
    let session = try await fixture.app.open(session: "s")
    #expect(session.preselectedAccount?.id == "p_1")
    guard case .confirmLogin(_, let offered) = await callbacks.next() else {
      Issue.record("no ConfirmLogin")
      return
    }
    #expect(offered.map(\.id) == ["p_1"])
    await #expect(throws: AppError.accountNotOffered) {
      try await fixture.app.setAccount(session.accounts[1], for: session)
    }
    await fixture.fake.will((200, Fixture.opened(accounts: both, with: ["account": "p_3"])))
    let foreign = try await fixture.app.open(session: "s")
    // What the relying server chose is not here: none of the others stands for it.
    await #expect(throws: AppError.accountNotOffered) {
      try await fixture.app.setAccount(foreign.accounts[0], for: foreign)
    }
  }

  @Test("USR-31: an account at an enrolment is refused, and nothing is sent")
  func accountAtEnrolment() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, Fixture.opened("ENROL")))
    let session = try await fixture.app.open(session: "s")
    _ = await fixture.fake.calls()
    await #expect(throws: AppError.accountAtEnrolment) {
      try await fixture.app.setAccount(session.accounts[0], for: session)
    }
    #expect(await fixture.fake.calls() == [])
  }

  @Test("an account whose key is gone, and a session that is not open, are refused")
  func missing() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, Fixture.opened()), (200, [:]))
    let session = try await fixture.app.open(session: "s")
    await fixture.keys.removeKey(named: "account 1")
    await #expect(throws: AppError.accountMissing) {
      try await fixture.app.setAccount(session.accounts[0], for: session)
    }
    try await fixture.app.decline(session)
    await #expect(throws: AppError.noSuchSession) {
      try await fixture.app.setAccount(session.accounts[0], for: session)
    }
    #expect(await fixture.fake.calls() == ["POST /sessions/s/open", "POST /sessions/s/decline"])
  }

  @Test("USR-31: enrolInfo is what the server knows, logo and digits are shown")
  func shown() async throws {
    let fixture = try await Fixture()
    let listed: JSONValue = [Fixture.other.with(["model": "Pixel", "isThisInstance": true])]
    await fixture.fake.will(
      (
        200,
        Fixture.opened(
          "ENROL",
          with: [
            "enrolInfo": ["displayName": "New", "nsAccounts": listed],
            "announceLogo": ["type": "image/png", "data": "AQI="],
            "comparison": "show", "comparisonDigits": "42",
          ]
        )
      )
    )
    let session = try await fixture.app.open(session: "s")
    let known = try #require(session.enrolInfo)
    #expect(known.displayName == "New" && known.accounts.map(\.account.displayName) == ["bob"])
    #expect(known.accounts[0].model == "Pixel" && known.accounts[0].isThisInstance)
    #expect(session.info.announceLogo == .picture(type: "image/png", data: Data([1, 2])))
    #expect(session.comparison == .show && session.comparisonDigits == "42")
  }

  @Test(
    "a session that shows one thing and would sign another is refused",
    arguments: [
      "announceInfo", "origin", "enrolInfo",
    ]
  )
  func digest(_ member: String) async throws {
    let fixture = try await Fixture()
    let told = Fixture.opened("ENROL", with: ["enrolInfo": ["displayName": "New"]])
    await fixture.fake.will((200, told.with([member: ["displayName": "Other"]])))
    var callbacks = await Callbacks(fixture.app)
    await #expect(throws: AppError.digestRefused) { try await fixture.app.open(session: "s") }
    await fixture.fake.will((200, Fixture.opened("ENROL")))
    try await fixture.app.open(session: "s")
    // The refused one was not shown.
    guard case .confirmEnrol(let session, _) = await callbacks.next() else { return }
    #expect(session.enrolInfo == nil)
  }

  @Test("another server's link and another instance's message are refused, and nothing is sent")
  func foreign() async throws {
    let fixture = try await Fixture()
    for link in ["https://id.example.com/i/p_other/s", "https://evil.example.com/i/p_AbC/s"] {
      await #expect(throws: AppError.foreignServer) { try await fixture.app.open(link) }
    }
    await #expect(throws: AppError.foreignServer) {
      try await fixture.app.handle(notification: ["instanceId": "p_2", "sessionId": "s"])
    }
    await #expect(throws: AppError.malformedLink) {
      try await fixture.app.handle(notification: ["sessionId": "../s"])
    }
    #expect(await fixture.fake.calls() == [])
    await fixture.fake.will((200, Fixture.opened()))
    let told = ["instanceId": "p_instance", "sessionId": "s"]
    #expect(try await fixture.app.handle(notification: told).id == "s")
    let fresh = try await Fixture(registered: false)
    await #expect(throws: AppError.foreignServer) {
      try await fresh.app.handle(notification: told)
    }
    #expect(await fresh.fake.calls() == [], "a message makes no instance")
  }

  @Test("the only account is taken at once where nobody needs to be asked")
  func autoSelect() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    let quiet: [String: JSONValue] = ["confirmationNeeded": false]
    await fixture.fake.will((200, Fixture.opened(with: quiet)), (200, Fixture.asked()))
    try await fixture.app.open(session: "s")
    #expect(try await callbacks.factor().session?.id == "s")
    #expect(await fixture.fake.calls() == ["POST /sessions/s/open", "POST /sessions/s/confirm"])
  }

  @Test("USR-30: userInput and the page's digits are sent, and the input is signed")
  func userInput() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, Fixture.opened()), (200, ["state": "APPROVED", "stopped": true]))
    let session = try await fixture.app.open(session: "s")
    let state = try await fixture.app.setAccount(
      session.accounts[0],
      for: session,
      with: "hello",
      comparison: "42"
    )
    #expect(state == .approved)
    let body = try #require(await fixture.fake.requests.last?.body)
    #expect(body["userInput"] == "hello" && body["comparison"] == "42")
    let decision = try #require(body["decision"]?.text?.split(separator: "."))
    let signed = try JSONDecoder().decode(
      JSONValue.self,
      from: Vectors.bytes(base64URL: decision[1])
    )
    #expect(signed["userInputHash"] == "LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ")
  }

  @Test("USR-31: an enrolment that is not approved leaves no key, an approved one its own")
  func enrolmentKeys() async throws {
    let fixture = try await Fixture()
    for state in ["FAILED", "APPROVED"] {
      await fixture.fake.will(
        (200, Fixture.opened("ENROL", accounts: [])),
        (200, ["state": .text(state), "account": "p_9", "stopped": true])
      )
      let session = try await fixture.app.open(session: "s")
      try await fixture.app.setAccount(nil, for: session)
      let isKept = state == "APPROVED"
      #expect((await fixture.keys.key(named: "account s") != nil) == isKept)
      #expect((try await fixture.app.loaded().accountKeys["p_9"] != nil) == isKept)
    }
  }

  @Test("USR-38: a server without a common version is named")
  func upgrade() async throws {
    let fixture = try await Fixture(registered: false)
    await fixture.fake.will((426, ["error": "upgrade_required", "message": ""]))
    await #expect(throws: AppError.upgradeRequired) { try await fixture.app.accounts() }
  }

  @Test("a server that answers for another pool is refused")
  func foreignPool() async throws {
    let fixture = try await Fixture(registered: false)
    await fixture.fake.will((201, ["instanceId": "p_1", "server": ["poolId": "p_other"]]))
    await #expect(throws: AppError.foreignServer) { try await fixture.app.accounts() }
    #expect(await fixture.keys.secret(named: "state") == nil)
  }

  @Test("USR-41: the server's clock sets the device's right, once")
  func clock() async throws {
    let fixture = try await Fixture()
    let refusal: JSONValue = ["error": "invalid_proof", "message": "", "serverTime": 1_000_500]
    await fixture.fake.will((401, refusal), (200, ["accounts": [Fixture.account]]))
    #expect(try await fixture.app.accounts().map(\.id) == ["p_1"])
    #expect(await fixture.fake.requests.map { $0.proof["iat"]?.integer } == [1_000_000, 1_000_500])
    await fixture.fake.will((401, refusal), (401, refusal))
    await #expect(throws: AppError.refused(word: "invalid_proof", message: "", status: 401)) {
      try await fixture.app.accounts()
    }
  }
}

/// A delegate that writes down what it is told.
actor Recorder: InteractionDelegate {
  private var written: [String] = []
  private var waiting: [(Int, CheckedContinuation<[String], Never>)] = []

  /// What was told, once it is so much.
  func told(_ count: Int) async -> [String] {
    if written.count >= count { return written }
    return await withCheckedContinuation { waiting.append((count, $0)) }
  }

  private func write(_ text: String) {
    written.append(text)
    for (count, reader) in waiting where written.count >= count {
      reader.resume(returning: written)
    }
    waiting.removeAll { written.count >= $0.0 }
  }

  func confirmLogin(_ session: Session, accounts: [Account]) {
    write("confirmLogin \(session.id) \(accounts.count)")
  }

  func confirmEnrol(_ session: Session, accounts: [Account]) {
    write("confirmEnrol \(session.id) \(accounts.count)")
  }

  func secondFactor(stopped: Bool, info: SecondFactorInfo, session: Session?) {
    write("secondFactor \(stopped) \(info.context.rawValue) \(session?.id ?? "")")
  }
}
