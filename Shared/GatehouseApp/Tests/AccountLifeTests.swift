import Testing

@testable import GatehouseApp

@Suite("Removal and upgrade of an account")
struct AccountLifeTests {
  private func account(_ isHeadless: Bool = false) throws -> Account {
    try #require(Account(Fixture.account.with(["headless": .bool(isHeadless)])))
  }

  /// An app that is asked for the PIN of an account that it removes, and whose server then says SUCCESS.
  private func removing(isProving: Bool) async throws -> Fixture {
    let fixture = try await Fixture()
    await fixture.fake.will((200, Fixture.asked()))
    await fixture.fake.will { request in
      let told = Fixture.asked(stopped: true, info: Fixture.success)
      guard isProving else { return (200, told) }
      return (200, told.with(["serverProof": try Fixture.serverProof("27183", request)]))
    }
    try await fixture.app.remove(try account())
    return fixture
  }

  @Test("USR-22: an account is removed by its PIN, by a server that proves the verifier")
  func removal() async throws {
    let fixture = try await removing(isProving: true)
    try await fixture.app.sfInput(PINProofTests.pin("27183"))
    #expect(await fixture.fake.calls() == ["DELETE /accounts/p_1", "DELETE /accounts/p_1"])
    #expect(await fixture.keys.key(named: "account 1") == nil)
    await #expect(throws: AppError.noSecondFactor) {
      try await fixture.app.sfInput(PINProofTests.pin("27183"))
    }
  }

  @Test("USR-22: SUCCESS without the server's proof removes nothing here")
  func unproven() async throws {
    let fixture = try await removing(isProving: false)
    await #expect(throws: AppError.serverUnproven) {
      try await fixture.app.sfInput(PINProofTests.pin("27183"))
    }
    #expect(await fixture.keys.key(named: "account 1") != nil)
  }

  @Test("USR-19: a headless account is named to the flow that gives it a PIN")
  func upgrade() async throws {
    let fixture = try await Fixture()
    let begun = Fixture.asked("FIRST_SET").with(["flowId": "f"])
    let done = Fixture.asked("FIRST_SET", stopped: true, info: Fixture.success)
    await fixture.fake.will((200, ["policy": [:]]), (201, begun), (200, done))
    var callbacks = await Callbacks(fixture.app)
    try await fixture.app.upgrade(try account(true))
    #expect(try await callbacks.factor().info.context == .firstSet)
    try await fixture.app.sfInput(PINProofTests.pin("27183"))
    let bodies = await fixture.fake.requests.map(\.body)
    #expect(
      bodies.contains {
        $0["type"]?.text == "HEADLESS_UPGRADE" && $0["account"]?.text == "p_1"
      }
    )
    #expect(bodies.last?["setPin"]?["verifier"] != nil)
    #expect(await fixture.keys.key(named: "account 1") != nil)
  }

  @Test("the origin says whether a relying server told it")
  func origin() {
    let told = Origin(.object(["browser": .text("Firefox"), "toldBy": .text("server")]))
    #expect(told.isToldByServer && told.browser == "Firefox")
    #expect(!Origin(.object(["browser": .text("Firefox")])).isToldByServer)
  }
}
