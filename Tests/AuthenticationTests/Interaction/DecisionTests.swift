import AuthenticationMessages
internal import Cryptography
internal import Domain
import GatehouseMessages
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Who may confirm, and what is signed (USR-24, USR-29, USR-32)")
struct DecisionTests {
  @Test("a foreign account is refused: another user's, another instance's")
  func foreignAccounts() async throws {
    let stage = try await InteractionStage()
    for user in ["ann", "ben"] { try await stage.stage.addUser(user) }
    var phone = try await InteractionPhone(stage)
    let ann = try await phone.enrol("ann")
    let ben = try await phone.enrol("ben")
    var other = try await InteractionPhone(stage)
    let elsewhere = try await other.enrol("ann")
    let id = try await stage.start(user: "ann").sessionId
    let opened = try await phone.open(id)
    #expect(opened.accounts.map(\.account) == [ann])
    phone.accountKeys[elsewhere] = other.accountKeys[elsewhere]
    for account in [ben, elsewhere] {
      await expectWord("account_not_allowed") {
        try await phone.confirm(id, digest: opened.digest, account: account)
      }
    }
    #expect(try await stage.state(of: id).state == "OPENED")
    // One that the relying party has chosen stands alone.
    let chosen = try await stage.start("LOGIN", user: "ann", #","account":"\#(elsewhere)""#)
    await expectWord("no_account") { try await phone.open(chosen.sessionId) }
    #expect(try await other.open(chosen.sessionId).accounts.map(\.account) == [elsewhere])
  }

  @Test("a decision about something else is no decision")
  func wrongDecisions() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    let key = try #require(phone.accountKeys[account])
    let id = try await stage.start().sessionId
    let opened = try await phone.open(id)
    let decisions = [
      try phone.decision("decline", id, digest: opened.digest, account: account, by: key),
      try phone.decision("confirm", "x", digest: opened.digest, account: account, by: key),
      try phone.decision("confirm", id, digest: "x", account: account, by: key),
      try phone.decision("confirm", id, digest: opened.digest, account: "x", by: key),
      try phone.decision("confirm", id, digest: opened.digest, account: account, by: phone.key),
      try phone.decision(
        "confirm",
        id,
        digest: opened.digest,
        account: account,
        userInput: "not sent",
        by: key
      ),
      "a.b.c",
    ]
    for decision in decisions {
      await expectWord("invalid_proof") {
        try await phone.confirm(id, #"{"account":"\#(account)","decision":"\#(decision)"}"#)
      }
    }
    await expectWord("invalid_request") {
      try await phone.confirm(id, #"{"account":"\#(account)"}"#)
    }
    #expect(try await stage.state(of: id).version == 2)
  }

  @Test("the digest is of the members of the answer in canonical form")
  func digest() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    let id = try await stage.start("LOGIN", user: nil, #","announceInfo":{"b":"2","a":"1"}"#)
      .sessionId
    let opened = try await phone.open(id)
    let shown = """
      {"announceInfo":{"a":"1","b":"2"},"kind":"LOGIN",\
      "origin":{"time":\(stage.clock.now().unixSeconds)},"sessionId":"\(id ?? "")"}
      """
    #expect(opened.shown?.text == shown)
    #expect(opened.digest == Base64URL.encode(SHA256.digest(of: Array(shown.utf8))))
  }

  @Test("the digits of the page: wrong once is the end")
  func comparison() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    let right = try await stage.start("LOGIN", user: nil, #","comparison":"enter""#)
    let opened = try await phone.open(right.sessionId)
    #expect(opened.comparisonDigits == nil)
    #expect(opened.isConfirmationNeeded == true)
    await expectWord("invalid_request") {
      try await phone.confirm(right.sessionId, digest: opened.digest, account: account)
    }
    let typed = #","comparison":"\#(right.comparison ?? "")""#
    #expect(
      try await phone.confirm(right.sessionId, digest: opened.digest, account: account, typed)
        .state == "SECOND_FACTOR"
    )
    let wrong = try await stage.start("LOGIN", user: nil, #","comparison":"enter""#)
    let other = wrong.comparison == "00" ? "01" : "00"
    let shown = try await phone.open(wrong.sessionId, #"{"comparison":"\#(other)"}"#)
    #expect(shown.state == "DECLINED")
    #expect(try await stage.state(of: wrong.sessionId).reason == "comparison")
    let both = try await stage.start("LOGIN", user: nil, #","comparison":"show""#)
    #expect(try await phone.open(both.sessionId).comparisonDigits == both.comparison)
  }

  @Test("an app login stands in for the factor, until its time or the app's rest is over")
  func appLogin() async throws {
    let stage = try await InteractionStage(appPolicy: "app-login=1h app-login-inactivity=10m")
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    func confirmed(_ kind: String = "LOGIN", _ members: String = "") async throws -> String? {
      let id = try await stage.start(kind, user: "ann", members).sessionId
      let opened = try await phone.open(id)
      let progress = try await phone.confirm(id, digest: opened.digest, account: account)
      if progress.state == "SECOND_FACTOR" {
        _ = try await phone.answer(id, try phone.pinAnswer(progress.secondFactorInfo))
      }
      return progress.state
    }
    #expect(try await confirmed() == "APPROVED")
    #expect(try await confirmed("LOGIN", #","secondFactor":"always""#) == "SECOND_FACTOR")
    #expect(try await confirmed("TRANSACTION", #","announceInfo":{"a":"1"}"#) == "SECOND_FACTOR")
    for _ in 0..<7 {
      stage.clock.advance(by: .seconds(540))
      _ = try await confirmed()
    }
    // More than an hour after the proof, or ten minutes after the last use.
    stage.clock.advance(by: .seconds(3600))
    #expect(try await confirmed() == "SECOND_FACTOR")
    #expect(try await confirmed() == "APPROVED")
    stage.clock.advance(by: .seconds(601))
    #expect(try await confirmed() == "SECOND_FACTOR")
  }

  @Test("the confirmation is skipped where session and policy agree, or one account is left")
  func skippedConfirmation() async throws {
    let stage = try await InteractionStage(appPolicy: "confirm=never auto-select=off")
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    let asked = try await stage.start().sessionId
    #expect(try await phone.open(asked).isConfirmationNeeded == true)
    let skipped = try await stage.start("LOGIN", user: nil, #","confirmation":"policy""#)
    #expect(try await phone.open(skipped.sessionId).isConfirmationNeeded == false)
    let single = try await InteractionStage()
    try await single.stage.addUser("ann")
    var own = try await InteractionPhone(single)
    _ = try await own.enrol("ann")
    let only = try await single.start().sessionId
    #expect(try await own.open(only).isConfirmationNeeded == false)
  }
}
