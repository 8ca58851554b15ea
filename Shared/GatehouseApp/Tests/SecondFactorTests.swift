import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// SecondFactor and sfInput (REQUIREMENTS: USR-22, USR-33, USR-34, USR-35, USR-40).
@Suite("Second factor", .timeLimit(.minutes(5)))
struct SecondFactorTests {
  static let pin = "27183"
  static func pin(_ digits: String = pin) -> PIN { PINProofTests.pin(digits) }

  @Test("USR-33: a wrong PIN, then the right one: three callbacks, and the PIN is wiped")
  func wrongThenRight() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    let first = try await callbacks.factor()
    #expect(!first.stopped && first.info.result == nil && first.session?.id == "s")
    let failed: [String: JSONValue] = [
      "result": "FAILED", "retry": true, "failedAttempts": 1, "reason": "pin_wrong",
    ]
    await fixture.fake.will((200, Fixture.asked(info: failed)))
    let wrong = Self.pin("90210")
    try await fixture.app.sfInput(wrong)
    #expect(wrong.count == 0, "wiped")
    let second = try await callbacks.factor()
    #expect(!second.stopped && second.info.result == .failed && second.info.retry)
    #expect(second.info.failedAttempts == 1 && second.info.maxAttempts == 5)
    #expect(second.info.reason == "pin_wrong")
    await fixture.fake.will { request in
      let told = Fixture.asked(stopped: true, state: "APPROVED", info: Fixture.success)
      return (200, told.with(["serverProof": try Fixture.serverProof(Self.pin, request)]))
    }
    let right = Self.pin()
    try await fixture.app.sfInput(right)
    #expect(right.count == 0)
    let third = try await callbacks.factor()
    #expect(third.stopped && third.info.result == .success && third.session?.id == "s")
    await #expect(throws: AppError.noSecondFactor) { try await fixture.app.sfInput(Self.pin()) }
    await #expect(throws: AppError.noSecondFactor) { try await fixture.app.sfCancel() }
  }

  @Test(
    "USR-22: SUCCESS without the right serverProof is an error, and nothing follows",
    arguments: [
      nil, "", "AAAA", "another PIN's", "no result",
    ]
  )
  func serverProof(_ proof: String?) async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.begun("PIN_CHANGE_VERIFY")
    _ = try await callbacks.factor()
    await fixture.fake.will { request in
      // Without a word of what became of the PIN it would lead to a new PIN all the same.
      let told = Fixture.asked("PIN_CHANGE_SET", info: proof == "no result" ? [:] : Fixture.success)
      guard let proof, proof != "no result" else { return (200, told) }
      guard proof == "another PIN's" else { return (200, told.with(["serverProof": .text(proof)])) }
      let other = HMAC<SHA256>.authenticationCode(for: [1], using: SymmetricKey(data: [2]))
      return (200, told.with(["serverProof": .text(Data(other).base64EncodedString())]))
    }
    await #expect(throws: AppError.serverUnproven) { try await fixture.app.sfInput(Self.pin()) }
    let told = try await callbacks.factor()
    #expect(told.stopped && told.info.result == .error && !told.info.retry)
    #expect(told.info.reason == "server_unproven")
    await #expect(throws: AppError.noSecondFactor) { try await fixture.app.sfInput(Self.pin()) }
  }

  @Test("a server's value of 0 modulo N is refused, and nothing is sent")
  func zero() async throws {
    let fixture = try await Fixture()
    try await fixture.confirmed(["challenge": Fixture.challenge.with(["serverPublic": "AA=="])])
    await #expect(throws: AppError.serverValueRefused) { try await fixture.app.sfInput(Self.pin()) }
    #expect(await fixture.fake.calls() == [])
  }

  @Test("USR-34: an input inside of a penalty is sent, and tells the seconds that are left")
  func penalty() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed(["failedAttempts": 2, "penalisedFor": 30])
    #expect(try await callbacks.factor().info.penalisedFor == 30)
    let left: [String: JSONValue] = [
      "result": "FAILED", "retry": true, "failedAttempts": 2, "penalisedFor": 12,
      "reason": "penalised",
    ]
    await fixture.fake.will((200, Fixture.asked(info: left)))
    try await fixture.app.sfInput(Self.pin())
    let told = try await callbacks.factor()
    #expect(!told.stopped && told.info.penalisedFor == 12 && told.info.failedAttempts == 2)
    #expect(await fixture.fake.calls() == ["POST /sessions/s/second-factor"])
  }

  @Test("USR-36: a block is told, and ends the dialog where no retry is")
  func blocked() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    let info: [String: JSONValue] = [
      "result": "FAILED", "retry": false, "blocked": true, "failedAttempts": 5, "reason": "blocked",
    ]
    await fixture.fake.will((200, Fixture.asked(stopped: true, state: "FAILED", info: info)))
    try await fixture.app.sfInput(Self.pin())
    let told = try await callbacks.factor()
    #expect(told.stopped && told.info.blocked && !told.info.retry && told.info.failedAttempts == 5)
  }

  /// The document's five, each missing once.
  @Test(
    "USR-35: biometrics are shown if all conditions hold",
    arguments: [
      "", "strong and enrolled", "not disabled", "not an enrolment", "limits", "key",
    ]
  )
  func showBiometrics(_ missing: String) async throws {
    let fixture = try await Fixture(
      policy: ["biometricsDisabled": .bool(missing == "not disabled")],
      strongBiometrics: missing != "strong and enrolled",
      biometricKey: missing != "key"
    )
    var callbacks = await Callbacks(fixture.app)
    let isEnrolment = missing == "not an enrolment"
    let info: [String: JSONValue] = ["showBiometrics": .bool(missing != "limits")]
    await fixture.fake.will(
      (200, Fixture.opened(isEnrolment ? "ENROL" : "LOGIN")),
      (200, Fixture.asked(info: info))
    )
    let session = try await fixture.app.open(session: "s")
    try await fixture.app.setAccount(isEnrolment ? nil : session.accounts[0], for: session)
    #expect(try await callbacks.factor().info.showBiometrics == (missing == ""))
    guard missing != "" else { return }
    await #expect(throws: AppError.biometricsUnavailable) {
      try await fixture.app.sfInput(Biometric())
    }
  }

  @Test("a biometric is a signature by the stored key over block and attempt")
  func biometric() async throws {
    let fixture = try await Fixture(biometricKey: true)
    try await fixture.confirmed(["showBiometrics": true])
    await fixture.fake.will(
      (200, Fixture.asked(stopped: true, state: "APPROVED", info: Fixture.success))
    )
    try await fixture.app.sfInput(Biometric())
    let body = try #require(await fixture.fake.requests.last?.body)
    #expect(body["pin"] == nil)
    let key = try #require(await fixture.keys.key(named: "finger"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: Vectors.bytes(base64URL: body["biometric"]?["signature"]?.text ?? "")
    )
    let signed = "gatehouse biometric 1\0block" + (body["attemptId"]?.text ?? "")
    let raw = key.publicKey.rawRepresentation
    #expect(
      try P256.Signing.PublicKey(rawRepresentation: raw)
        .isValidSignature(signature, for: Data(signed.utf8))
    )
  }

  @Test("both at once: at FIRST_SET biometrics are enabled too")
  func both() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will(
      (200, Fixture.opened("ENROL", accounts: [])),
      (200, Fixture.asked("FIRST_SET"))
    )
    let session = try await fixture.app.open(session: "s")
    try await fixture.app.setAccount(nil, for: session)
    await #expect(throws: AppError.pinNeeded) { try await fixture.app.sfInput(Biometric()) }
    let told = Fixture.asked("FIRST_SET", stopped: true, state: "APPROVED", info: Fixture.success)
    await fixture.fake.will((200, told.with(["account": "p_9"])))
    try await fixture.app.sfInput(Self.pin(), and: Biometric())
    let state = try await fixture.app.loaded()
    #expect(state.accountKeys["p_9"] == "account s" && state.biometricKey != nil)
    #expect(await fixture.fake.requests.last?.body["setBiometric"]?["key"] != nil)
  }

  @Test("both at once: PIN and biometric prove a sign-in")
  func bothVerify() async throws {
    let fixture = try await Fixture(biometricKey: true)
    try await fixture.confirmed(["showBiometrics": true])
    await fixture.fake.will((200, Fixture.asked(info: ["result": "FAILED", "retry": true])))
    try await fixture.app.sfInput(Self.pin(), and: Biometric())
    let body = try #require(await fixture.fake.requests.last?.body)
    #expect(body["pin"] != nil && body["biometric"] != nil)
  }

  @Test("weak, short and unchanged new PINs are refused, and nothing is sent")
  func newPINs() async throws {
    let fixture = try await Fixture(policy: ["minLength": 6], biometricKey: true)
    try await fixture.begun("PIN_CHANGE_VERIFY", ["showBiometrics": true])
    await fixture.fake.will { request in
      let told = Fixture.asked("PIN_CHANGE_SET", info: ["result": "SUCCESS", "retry": true])
      return (200, told.with(["serverProof": try Fixture.serverProof("271828", request)]))
    }
    // With a biometric beside it, the old PIN is known all the same.
    try await fixture.app.sfInput(Self.pin("271828"), and: Biometric())
    _ = await fixture.fake.calls()
    for (digits, error) in [
      ("123456", AppError.pinWeak), ("27183", .pinLength), ("271828", .pinUnchanged),
    ] {
      let pin = Self.pin(digits)
      await #expect(throws: error) { try await fixture.app.sfInput(pin) }
      #expect(pin.count == 0)
    }
    #expect(await fixture.fake.calls() == [])
    let told = Fixture.asked("PIN_CHANGE_SET", stopped: true, info: Fixture.success)
    await fixture.fake.will((200, told))
    try await fixture.app.sfInput(Self.pin("314159"))
    #expect(await fixture.fake.requests.last?.body["setPin"]?["verifier"] != nil)
  }

  @Test("USR-40: the same input after a lost answer is the same attempt; another is a new one")
  func lost() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    for status in [503, 429, 0] {
      await fixture.fake.will { _ in
        guard status > 0 else { throw FakeServer.Unasked() }
        return (status, ["error": "temporarily_unavailable", "message": ""])
      }
      try await fixture.app.sfInput(Self.pin())
      let told = try await callbacks.factor()
      #expect(!told.stopped && told.info.result == .error && told.info.retry)
      #expect(told.info.reason == "connection")
    }
    await fixture.fake.will((200, Fixture.asked(info: ["result": "FAILED", "retry": true])))
    try await fixture.app.sfInput(Self.pin("90210"))
    let attempts = await fixture.fake.requests.compactMap { $0.body["attemptId"]?.text }
    #expect(attempts.count == 4 && Set(attempts[..<3]).count == 1 && attempts[3] != attempts[0])
    let identifiers = await fixture.fake.requests.compactMap { $0.proof["jti"]?.text }
    #expect(Set(identifiers).count == 4, "a proof is fresh each time")
  }

  @Test("USR-40: a session that ended meanwhile stops the dialog", arguments: [403, 404, 410])
  func ended(_ status: Int) async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    await fixture.fake.will((status, ["error": "expired", "message": ""]))
    try await fixture.app.sfInput(Self.pin())
    let told = try await callbacks.factor()
    #expect(told.stopped && told.info.result == .error && !told.info.retry)
    #expect(told.info.reason == "expired")
  }

  @Test("a session that the site cancelled stops the dialog")
  func cancelledBySite() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    await fixture.fake.will((200, ["state": "CANCELLED", "stopped": true]))
    try await fixture.app.sfInput(Self.pin())
    let told = try await callbacks.factor()
    #expect(told.stopped && told.info.result == .error && told.info.reason == "CANCELLED")
  }

  @Test("a malformed request keeps the dialog, and is thrown")
  func refused() async throws {
    let fixture = try await Fixture()
    try await fixture.confirmed()
    let refusal: JSONValue = ["error": "invalid_request", "message": "m"]
    await fixture.fake.will((400, refusal), (200, ["stopped": true]))
    await #expect(throws: AppError.refused(word: "invalid_request", message: "m", status: 400)) {
      try await fixture.app.sfInput(Self.pin())
    }
    try await fixture.app.sfCancel()
  }

  @Test("sfCancel ends session or flow, and stops the dialog whatever becomes of the message")
  func cancel() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    await fixture.fake.will((200, ["state": "DECLINED", "stopped": true]))
    try await fixture.app.sfCancel()
    #expect(try await callbacks.factor().stopped)
    #expect(await fixture.fake.calls() == ["POST /sessions/s/cancel"])
    try await fixture.begun("BIOMETRICS_REMOVE")
    #expect(try await callbacks.factor().session == nil)
    await fixture.fake.will((410, ["error": "expired", "message": ""]))
    try await fixture.app.sfCancel()
    #expect(try await callbacks.factor().stopped)
    #expect(await fixture.fake.calls() == ["DELETE /flows/f"])
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    await fixture.fake.will { _ in throw FakeServer.Unasked() }
    await #expect(throws: AppError.self) { try await fixture.app.sfCancel() }
    #expect(try await callbacks.factor().stopped)
  }

  @Test("an answer that comes after sfCancel and a new flow is not judged as that flow's")
  func lateAnswer() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.begun("BIOMETRICS_REMOVE")
    _ = try await callbacks.factor()
    let app = fixture.app
    let fake = fixture.fake
    await fake.will { _ in
      // While the answer is on its way, the user cancels and begins to change the PIN.
      await fake.will((200, ["stopped": true]), (200, [:]))
      await fake.will((201, Fixture.asked("PIN_CHANGE_VERIFY").with(["flowId": "g"])))
      try await app.sfCancel()
      try await app.changePIN()
      return (200, Fixture.asked("BIOMETRICS_REMOVE", stopped: true, info: Fixture.success))
    }
    try await fixture.app.sfInput(Self.pin())
    #expect(try await callbacks.factor().stopped)
    #expect(try await callbacks.factor().info.context == .pinChangeVerify)
    await fake.will(
      (200, Fixture.asked("PIN_CHANGE_VERIFY", info: ["result": "FAILED", "retry": true]))
    )
    _ = await fake.calls()
    try await fixture.app.sfInput(Self.pin())
    #expect(await fake.calls() == ["POST /flows/g"])
  }

  @Test("an input inside of an input is refused")
  func busy() async throws {
    let fixture = try await Fixture()
    try await fixture.confirmed()
    let app = fixture.app
    await fixture.fake.will { _ in
      await #expect(throws: AppError.noSecondFactor) { try await app.sfInput(Self.pin()) }
      return (200, Fixture.asked(info: ["result": "FAILED", "retry": true]))
    }
    try await fixture.app.sfInput(Self.pin())
    #expect(await fixture.fake.calls().count == 1)
  }

  @Test("another session's second factor dismisses the one before")
  func replaced() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.confirmed()
    _ = try await callbacks.factor()
    try await fixture.begun("PIN_CHANGE_VERIFY")
    let first = try await callbacks.factor()
    #expect(first.stopped && first.session?.id == "s")
    let second = try await callbacks.factor()
    #expect(!second.stopped && second.info.context == .pinChangeVerify)
  }
}
