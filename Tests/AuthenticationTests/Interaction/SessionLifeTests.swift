internal import AuthenticationInteraction
import AuthenticationMessages
internal import AuthenticationService
import GatehouseMessages
internal import RPC
internal import TestSupport
internal import Testing

@Suite("A session that an app confirms (USR-26, USR-29)")
struct SessionLifeTests {
  /// A stage with a user and a phone that has the user's account.
  struct Scene {
    let stage: InteractionStage
    var phone: InteractionPhone
    let account: String

    init(pinPolicy: String? = nil, appPolicy: String? = nil) async throws {
      stage = try await InteractionStage(pinPolicy: pinPolicy, appPolicy: appPolicy)
      try await stage.stage.addUser("ann")
      phone = try await InteractionPhone(stage)
      account = try await phone.enrol("ann")
    }
  }

  @Test("CREATED, OPENED, SECOND_FACTOR, APPROVED: each raises the version")
  func wholeLife() async throws {
    let scene = try await Scene()
    let (stage, phone) = (scene.stage, scene.phone)
    let started = try await stage.start(user: "ann", #","announceInfo":{"at":"the shop"}"#)
    let id = started.sessionId
    #expect(try await stage.state(of: id).state == "CREATED")
    let opened = try await phone.open(id)
    #expect(opened.accounts.map(\.account) == [scene.account])
    #expect(opened.shown?.text.contains(#""announceInfo":{"at":"the shop"}"#) == true)
    #expect(try await stage.state(of: id).state == "OPENED")
    let confirmed = try await phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account,
      userInput: "two words"
    )
    #expect(confirmed.state == "SECOND_FACTOR")
    #expect(confirmed.secondFactorInfo?.context == "VERIFY")
    #expect(try await stage.state(of: id).userInput == nil)
    let approved = try await phone.answer(id, try phone.pinAnswer(confirmed.secondFactorInfo))
    #expect(approved.state == "APPROVED")
    #expect(approved.isStopped == true)
    #expect(approved.serverProof != nil)
    let told = try await stage.state(of: id)
    #expect(told.state == "APPROVED")
    #expect(told.version == 4)
    #expect(told.username == "ann")
    #expect(told.account == scene.account)
    #expect(told.userInput == "two words")
    #expect(told.secondFactor == "pin")
    #expect(told.amr == ["app", "pin", "mfa"])
  }

  @Test("the user's input is told to the relying server, and not to the page (USR-30)")
  func userInput() async throws {
    let scene = try await Scene()
    let started = try await scene.stage.start(user: "ann")
    let opened = try await scene.phone.open(started.sessionId)
    let confirmed = try await scene.phone.confirm(
      started.sessionId,
      digest: opened.digest,
      account: scene.account,
      userInput: "secret"
    )
    _ = try await scene.phone.answer(
      started.sessionId,
      try scene.phone.pinAnswer(confirmed.secondFactorInfo)
    )
    let page = try await scene.stage.state(of: started.sessionId, handle: started.handle)
    #expect(page.state == "APPROVED")
    #expect(page.userInput == nil)
  }

  @Test("a session's id alone proves nothing")
  func idAlone() async throws {
    let scene = try await Scene()
    let started = try await scene.stage.startAtPage()
    await expectWord("invalid_handle") {
      try await scene.stage.state(of: started.sessionId, handle: nil)
    }
    await expectWord("invalid_handle") {
      try await scene.stage.state(of: started.sessionId, handle: "AAAA")
    }
    // Another client does not learn that there is such a session.
    await expectWord("not_found") { try await scene.stage.state(of: started.sessionId) }
  }

  @Test("of two phones at one code the first has it")
  func twoPhones() async throws {
    let scene = try await Scene()
    var other = try await InteractionPhone(scene.stage)
    _ = try await other.enrol("ann")
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    await expectWord("session_taken") { try await other.open(id) }
    await expectWord("session_taken") { try await other.decline(id) }
    await expectWord("session_taken") { try await other.answer(id, #"{"attemptId":"1"}"#) }
    // Opening again answers the same.
    #expect(try await scene.phone.open(id, on: 1).digest == opened.digest)
  }

  @Test("where an answer is judged, another phone's proof is refused and the own one is needed")
  func proofWithAnswer() async throws {
    let scene = try await Scene()
    var other = try await InteractionPhone(scene.stage)
    _ = try await other.enrol("ann")
    let id = try await scene.stage.start(user: "ann").sessionId
    let opened = try await scene.phone.open(id)
    let confirmed = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    let answer = try scene.phone.pinAnswer(confirmed.secondFactorInfo)
    await expectWord("session_taken") { try await other.answer(id, answer) }
    #expect(try await scene.stage.state(of: id).state == "SECOND_FACTOR")
    #expect(try await scene.phone.answer(id, answer).state == "APPROVED")
  }

  @Test("of two phones that open at the same time one has it")
  func twoPhonesAtOnce() async throws {
    let scene = try await Scene()
    var enrolled = try await InteractionPhone(scene.stage)
    _ = try await enrolled.enrol("ann")
    let other = enrolled
    let id = try await scene.stage.start().sessionId
    let opened = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<16 {
        let phone = index.isMultiple(of: 2) ? scene.phone : other
        group.addTask {
          do {
            _ = try await phone.open(id, on: index / 2 % 2)
            return index.isMultiple(of: 2)
          } catch {
            return !index.isMultiple(of: 2)
          }
        }
      }
      // Which phone each call says has it.
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(opened).count == 1)
    #expect(try await scene.stage.state(of: id).version == 2)
  }

  @Test("of two confirmations at the same time one wins, and its repetitions are answered alike")
  func twoConfirmations() async throws {
    let scene = try await Scene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    let confirmed = await withTaskGroup(of: (input: String, state: String?).self) { group in
      for index in 0..<16 {
        let input = index.isMultiple(of: 2) ? "one" : "two"
        group.addTask {
          do {
            let progress = try await scene.phone.confirm(
              id,
              digest: opened.digest,
              account: scene.account,
              userInput: input,
              on: index / 2 % 2
            )
            return (input, progress.state)
          } catch {
            return (input, nil)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let winners = confirmed.filter { $0.state == "SECOND_FACTOR" }
    #expect(winners.count == 8 && Set(winners.map(\.input)).count == 1)
    #expect(try await scene.stage.state(of: id).version == 3)
  }

  @Test("the same confirmation again is harmless, another one is not (USR-40)")
  func repeatedConfirmation() async throws {
    let scene = try await Scene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    for _ in 0..<2 {
      let progress = try await scene.phone.confirm(
        id,
        digest: opened.digest,
        account: scene.account
      )
      #expect(progress.state == "SECOND_FACTOR")
      #expect(progress.secondFactorInfo?.challenge != nil)
    }
    await expectWord("conflict") {
      try await scene.phone.confirm(
        id,
        digest: opened.digest,
        account: scene.account,
        userInput: "other"
      )
    }
  }

  @Test("a repeated attempt is answered again and approves once (USR-40)")
  func repeatedAttempt() async throws {
    let scene = try await Scene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    let confirmed = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    let body = try scene.phone.pinAnswer(confirmed.secondFactorInfo)
    let first = try await scene.phone.answer(id, body)
    let again = try await scene.phone.answer(id, body, on: 1)
    #expect(first.state == "APPROVED")
    #expect(again.state == "APPROVED")
    #expect(again.serverProof == first.serverProof)
    #expect(try await scene.stage.state(of: id).version == 4)
  }

  @Test("a wrong PIN asks again; the last one ends the session")
  func wrongPINs() async throws {
    let scene = try await Scene(
      pinPolicy: "attempts=3 penalty=0s block-all-when-pin-blocked=on"
    )
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    var progress = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    for count in 1...3 {
      let body = try scene.phone.pinAnswer(progress.secondFactorInfo, "13579")
      progress = try await scene.phone.answer(id, body)
      #expect(progress.secondFactorInfo?.result == "FAILED")
      #expect(progress.secondFactorInfo?.failedAttempts == Int32(count))
    }
    #expect(progress.state == "FAILED")
    #expect(progress.isStopped == true)
    let told = try await scene.stage.state(of: id)
    #expect(told.reason == "factor")
    #expect(told.username == nil)
    #expect(try await scene.phone.answer(id, #"{"attemptId":"later"}"#).state == "FAILED")
  }

  @Test("decline, giving the factor up, and cancelling")
  func refusals() async throws {
    let scene = try await Scene()
    let declined = try await scene.stage.start().sessionId
    _ = try await scene.phone.open(declined)
    #expect(try await scene.phone.decline(declined).state == "DECLINED")
    #expect(try await scene.phone.decline(declined).state == "DECLINED")
    #expect(try await scene.stage.state(of: declined).reason == "declined")

    let given = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(given)
    _ = try await scene.phone.confirm(given, digest: opened.digest, account: scene.account)
    let stopped = try await scene.phone.cancel(given)
    #expect(stopped.state == "DECLINED")
    #expect(stopped.isStopped == true)

    let cancelled = try await scene.stage.start().sessionId
    _ = try await scene.phone.open(cancelled)
    #expect(try await scene.stage.cancel(cancelled).state == "CANCELLED")
    #expect(try await scene.stage.cancel(cancelled).state == "CANCELLED")
    await expectWord("cancelled") { try await scene.phone.open(cancelled) }
    await expectWord("cancelled") { try await scene.phone.decline(cancelled) }
  }

  @Test("what is not the next step is refused and changes nothing")
  func forbiddenSteps() async throws {
    let scene = try await Scene()
    let id = try await scene.stage.start().sessionId
    // A session that is CREATED.
    await expectWord("conflict") { try await scene.phone.confirm(id, "{}") }
    await expectWord("conflict") { try await scene.phone.decline(id) }
    await expectWord("conflict") { try await scene.phone.cancel(id) }
    await expectWord("conflict") { try await scene.phone.answer(id, #"{"attemptId":"1"}"#) }
    #expect(try await scene.stage.state(of: id).version == 1)
    // A session that is OPENED.
    let opened = try await scene.phone.open(id)
    await expectWord("conflict") { try await scene.phone.answer(id, #"{"attemptId":"1"}"#) }
    #expect(try await scene.stage.state(of: id).version == 2)
    // A session that is APPROVED.
    let confirmed = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    _ = try await scene.phone.answer(id, try scene.phone.pinAnswer(confirmed.secondFactorInfo))
    await expectWord("conflict") { try await scene.phone.decline(id) }
    await expectWord("conflict") { try await scene.phone.cancel(id) }
    await expectWord("conflict") { try await scene.stage.cancel(id) }
    // Opening and confirming as before answer what they led to.
    #expect(try await scene.phone.open(id).state == "APPROVED")
    #expect(try await scene.stage.state(of: id).version == 4)
    // A session that is DECLINED.
    let declined = try await scene.stage.start().sessionId
    let shown = try await scene.phone.open(declined)
    _ = try await scene.phone.decline(declined)
    await expectWord("conflict") {
      try await scene.phone.confirm(declined, digest: shown.digest, account: scene.account)
    }
    await expectWord("conflict") { try await scene.stage.cancel(declined) }
  }

  @Test("time ends each unfinished state")
  func expiry() async throws {
    let scene = try await Scene()
    let created = try await scene.stage.start("LOGIN", user: nil, #","lifetime":60"#).sessionId
    let opened = try await scene.stage.start().sessionId
    let shown = try await scene.phone.open(opened)
    let confirmed = try await scene.stage.start().sessionId
    let later = try await scene.phone.open(confirmed)
    let progress = try await scene.phone.confirm(
      confirmed,
      digest: later.digest,
      account: scene.account
    )
    scene.stage.clock.advance(by: .seconds(61))
    #expect(try await scene.stage.state(of: created).state == "EXPIRED")
    await expectWord("expired") { try await scene.phone.open(created) }
    scene.stage.clock.advance(by: .seconds(120))
    await expectWord("expired") {
      try await scene.phone.confirm(opened, digest: shown.digest, account: scene.account)
    }
    let body = try scene.phone.pinAnswer(progress.secondFactorInfo)
    await expectWord("expired") { try await scene.phone.answer(confirmed, body) }
    #expect(try await scene.stage.state(of: confirmed).state == "EXPIRED")
    await expectWord("expired") { try await scene.stage.cancel(confirmed) }
    // An ended session is told of for a day.
    scene.stage.clock.advance(by: .seconds(86_401))
    await expectWord("not_found") { try await scene.stage.state(of: confirmed) }
  }

  @Test("upkeep ends what nobody asks about, and an approval lasts a minute")
  func upkeep() async throws {
    let scene = try await Scene()
    let id = try await scene.stage.start().sessionId
    let opened = try await scene.phone.open(id)
    let confirmed = try await scene.phone.confirm(
      id,
      digest: opened.digest,
      account: scene.account
    )
    _ = try await scene.phone.answer(id, try scene.phone.pinAnswer(confirmed.secondFactorInfo))
    scene.stage.clock.advance(by: .seconds(61))
    #expect(try await scene.stage.services[0].interaction.endOverdue() == 1)
    let told = try await scene.stage.state(of: id)
    #expect(told.state == "EXPIRED")
    #expect(told.version == 5)
    // Who confirmed is told all the same.
    #expect(told.username == "ann")
  }
}
