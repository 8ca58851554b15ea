import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// What an app does without a session (REQUIREMENTS: USR-14, USR-16).
@Suite("Management", .timeLimit(.minutes(5)))
struct ManagementTests {
  @Test("biometrics are added by finger and PIN, and removed")
  func biometrics() async throws {
    let fixture = try await Fixture()
    var callbacks = await Callbacks(fixture.app)
    try await fixture.begun("BIOMETRICS_ADD", ["showBiometrics": true])
    #expect(try await callbacks.factor().info.showBiometrics)
    let told: [String: JSONValue] = ["result": "SUCCESS", "retry": true, "showBiometrics": false]
    await fixture.fake.will((200, Fixture.asked("BIOMETRICS_ADD", info: told)))
    try await fixture.app.sfInput(Biometric())
    let second = try await callbacks.factor()
    #expect(!second.info.showBiometrics && !second.stopped && second.session == nil)
    #expect(try await fixture.app.loaded().biometricKey == nil, "not before the PIN")
    await fixture.fake.will { request in
      let told = Fixture.asked("BIOMETRICS_ADD", stopped: true, info: Fixture.success)
      return (200, told.with(["serverProof": try Fixture.serverProof("27183", request)]))
    }
    try await fixture.app.sfInput(PINProofTests.pin("27183"))
    let name = try #require(try await fixture.app.loaded().biometricKey)
    #expect(await fixture.keys.key(named: name) != nil)
    try await fixture.begun("BIOMETRICS_REMOVE", ["showBiometrics": true])
    let removed = Fixture.asked("BIOMETRICS_REMOVE", stopped: true, info: Fixture.success)
    await fixture.fake.will((200, removed))
    try await fixture.app.sfInput(Biometric())
    #expect(await fixture.keys.key(named: name) == nil)
    #expect(try await fixture.app.loaded().biometricKey == nil)
  }

  @Test("a new biometric key that does not come into use is removed")
  func cancelledBiometrics() async throws {
    let fixture = try await Fixture()
    try await fixture.begun("BIOMETRICS_ADD", ["showBiometrics": true])
    await fixture.fake.will(
      (200, Fixture.asked("BIOMETRICS_ADD", info: ["result": "SUCCESS", "retry": true])),
      (200, ["stopped": true])
    )
    try await fixture.app.sfInput(Biometric())
    let attempt = try #require(await fixture.fake.requests.last?.body["attemptId"]?.text)
    #expect(await fixture.keys.key(named: "biometric \(attempt)") != nil)
    try await fixture.app.sfCancel()
    #expect(await fixture.keys.key(named: "biometric \(attempt)") == nil)
  }

  @Test("a biometric key that the system wiped is not asked for, and is removed without a proof")
  func wipedBiometrics() async throws {
    let fixture = try await Fixture(biometricKey: true)
    var callbacks = await Callbacks(fixture.app)
    await fixture.keys.removeKey(named: "finger")
    try await fixture.confirmed(["showBiometrics": true])
    #expect(try await callbacks.factor().info.showBiometrics == false)
    await fixture.fake.will((200, [:]))
    await fixture.fake.will((201, Fixture.asked("BIOMETRICS_REMOVE").with(["flowId": "f"])))
    let removed = Fixture.asked("BIOMETRICS_REMOVE", stopped: true, info: Fixture.success)
    await fixture.fake.will((200, removed))
    try await fixture.app.removeBiometrics()
    #expect(await fixture.fake.requests.last?.body["lost"] == true)
    #expect(try await fixture.app.loaded().biometricKey == nil)
    _ = try await callbacks.factor()
    _ = try await callbacks.factor()
    #expect(try await callbacks.factor().stopped)
  }

  @Test("biometrics that the system does not call strong are not added")
  func weakBiometrics() async throws {
    let fixture = try await Fixture(strongBiometrics: false)
    await #expect(throws: AppError.biometricsUnavailable) { try await fixture.app.addBiometrics() }
    #expect(await fixture.fake.calls() == [])
  }

  @Test("an account without a second factor is removed at once, with its key")
  func headless() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, ["stopped": true]))
    try await fixture.app.remove(#require(Account(Fixture.account)))
    #expect(await fixture.fake.calls() == ["DELETE /accounts/p_1"])
    #expect(await fixture.keys.key(named: "account 1") == nil)
    #expect(try await fixture.app.loaded().accountKeys == [:])
  }

  @Test("an account with one is removed by the PIN")
  func removal() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, Fixture.asked()))
    try await fixture.app.remove(#require(Account(Fixture.account)))
    #expect(await fixture.keys.key(named: "account 1") != nil)
    await fixture.fake.will { request in
      let told = Fixture.asked(stopped: true, info: Fixture.success)
      return (200, told.with(["serverProof": try Fixture.serverProof("27183", request)]))
    }
    try await fixture.app.sfInput(PINProofTests.pin("27183"))
    #expect(await fixture.fake.calls() == ["DELETE /accounts/p_1", "DELETE /accounts/p_1"])
    #expect(await fixture.keys.key(named: "account 1") == nil)
  }

  @Test("name and push token are told")
  func update() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will((200, [:]))
    try await fixture.app.update(name: "Mine", push: (type: "apns", token: "t"))
    let asked = try #require(await fixture.fake.requests.last)
    #expect(asked.call == "PATCH /instances/self")
    #expect(asked.body == ["name": "Mine", "push": ["type": "apns", "token": "t"]])
  }

  @Test("USR-39: the inbox is asked at once, or waits after a cursor")
  func inbox() async throws {
    let fixture = try await Fixture()
    let told: JSONValue = ["sessions": [["sessionId": "a"], ["sessionId": "b"]], "cursor": "c1"]
    await fixture.fake.will((200, told), (200, told), (200, told))
    let first = try await fixture.app.inbox()
    #expect(first.sessions == ["a", "b"] && first.cursor == "c1")
    _ = try await fixture.app.inbox(wait: 90, after: first.cursor)
    _ = try await fixture.app.inbox(wait: 5, after: "c1&wait=0")
    #expect(
      await fixture.fake.calls()
        == ["GET /inbox", "GET /inbox?wait=25&cursor=c1", "GET /inbox?wait=5"]
    )
  }

  @Test("policy and names are what the server told last; a PIN is never below four digits")
  func policy() async throws {
    let fixture = try await Fixture()
    #expect(try await fixture.app.policy().minLength == 5)
    let told: JSONValue = [
      "policy": ["minLength": 1, "maxLength": 2, "weak": []], "server": ["name": "New"],
    ]
    await fixture.fake.will((200, told))
    #expect(try await fixture.app.accounts() == [])
    let policy = try await fixture.app.policy()
    #expect(policy.minLength == 4 && policy.maxLength == 4 && policy.weak == [])
    #expect(try await fixture.app.serverName() == "New")
  }

  @Test("unregister removes everything here and at the server", arguments: [200, 404])
  func unregister(_ status: Int) async throws {
    let fixture = try await Fixture(biometricKey: true)
    try await fixture.confirmed()
    await fixture.fake.will((status, ["error": "not_found", "message": ""]))
    try await fixture.app.unregister()
    #expect(await fixture.fake.calls() == ["DELETE /instances/self"])
    for name in ["instance", "account 1", "finger"] {
      #expect(await fixture.keys.key(named: name) == nil)
    }
    for name in ["state", "pin"] { #expect(await fixture.keys.secret(named: name) == nil) }
    await #expect(throws: AppError.noSecondFactor) { try await fixture.app.sfCancel() }
    try await fixture.app.unregister()
    #expect(await fixture.fake.calls() == [], "what is not registered is not registered for this")
  }

  @Test("unregister keeps the keys while the server was not told")
  func unregisterOffline() async throws {
    let fixture = try await Fixture()
    await fixture.fake.will { _ in throw FakeServer.Unasked() }
    await #expect(throws: AppError.self) { try await fixture.app.unregister() }
    #expect(await fixture.keys.key(named: "instance") != nil)
  }

  @Test("two calls at the first start make one instance")
  func twoCalls() async throws {
    let fixture = try await Fixture(registered: false)
    let (app, fake) = (fixture.app, fixture.fake)
    let told: JSONValue = ["instanceId": "p_i", "server": ["poolId": "p_AbC", "name": "Example"]]
    let second = Mailbox()
    await fake.will { _ in
      await second.put(Task { try await app.serverName() })
      for _ in 0..<1000 { await Task.yield() }
      return (201, told)
    }
    #expect(try await app.policy().minLength == 5)
    #expect(try await second.task?.value == "Example")
    #expect(await fake.calls() == ["POST /instances"])
  }

  @Test(
    "an account that was enrolled while the list was fetched is kept, one that the server ended is not"
  )
  func listMeanwhile() async throws {
    let fixture = try await Fixture()
    let (app, fake) = (fixture.app, fixture.fake)
    await fake.will { _ in
      await fake.will(
        (200, Fixture.opened("ENROL", accounts: [])),
        (200, ["state": "APPROVED", "account": "p_9", "stopped": true])
      )
      let session = try await app.open(session: "s")
      try await app.setAccount(nil, for: session)
      return (200, ["accounts": [Fixture.other]])
    }
    #expect(try await app.accounts().map(\.id) == ["p_2"])
    #expect(try await app.loaded().accountKeys == ["p_9": "account s"])
    #expect(await fixture.keys.key(named: "account 1") == nil)
    #expect(await fixture.keys.key(named: "account s") != nil)
  }

  @Test("the first call registers, once, and an earlier try's key is used again")
  func registration() async throws {
    let fixture = try await Fixture(registered: false)
    await fixture.fake.will { _ in throw FakeServer.Unasked() }
    await #expect(throws: AppError.self) { try await fixture.app.accounts() }
    let key = try #require(await fixture.keys.key(named: "instance"))
    let told: JSONValue = ["instanceId": "p_i", "server": ["poolId": "p_AbC", "name": "Example"]]
    await fixture.fake.will((201, told), (200, told), (200, told))
    #expect(try await fixture.app.accounts() == [])
    #expect(try await fixture.app.accounts() == [])
    #expect(await fixture.keys.key(named: "instance")?.publicKey == key.publicKey)
    #expect(
      await fixture.fake.calls()
        == [
          "POST /instances", "POST /instances", "GET /instances/self", "GET /instances/self",
        ]
    )
  }
}

/// Where a closure leaves a task.
private actor Mailbox {
  private(set) var task: Task<String, any Error>?

  func put(_ task: Task<String, any Error>) { self.task = task }
}
