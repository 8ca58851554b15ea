import Crypto
import Foundation
import Testing

@testable import GatehouseApp

@Suite("Removal and upgrade of an account")
struct AccountLifeTests {
  static let pool = "us-east-1_AbCdEfGhI"
  static let account = "us-east-1_6f0e1d2c-0000-4000-8000-000000000001"

  /// An instance that has an account, whose PIN is 27183.
  private func make(
    isProving: Bool = true
  ) async throws -> (AppInstance, PlayedServer, MemoryKeyStore) {
    let keys = MemoryKeyStore()
    _ = await keys.makeKey(named: "instance", protectedBy: .device)
    _ = await keys.makeKey(named: "account a", protectedBy: .device)
    let secret = Data(UInt8(0)...31)
    await keys.setSecret(secret, named: "pin")
    let state = AppInstance.State(
      instance: PINProofTests.names.instance,
      serverName: "Example",
      policy: .object([:]),
      accountKeys: [Self.account: "account a"]
    )
    await keys.setSecret(try JSONEncoder().encode(state), named: "state")
    let verifier = PINProof.verifier(
      names: PINProofTests.names,
      password: PINProofTests.pin("27183").input(secret: SymmetricKey(data: secret)),
      salt: Array(UInt8(1)...16)
    )
    let server = PlayedServer(verifier: verifier, isProving: isProving)
    let app = AppInstance(
      server: Server(address: try #require(URL(string: "https://id.example.com")), pool: Self.pool),
      keys: keys,
      device: DeviceDescription(platform: "linux", model: "Test", appVersion: "1"),
      transport: server,
      clock: { 0 }
    )
    return (app, server, keys)
  }

  private func account(_ isHeadless: Bool = false) throws -> Account {
    try #require(
      Account(.object(["account": .text(Self.account), "headless": .bool(isHeadless)]))
    )
  }

  @Test("USR-22: an account is removed by its PIN, by a server that proves the verifier")
  func removal() async throws {
    let (app, server, keys) = try await make()
    try await app.remove(try account())
    try await app.sfInput(PINProofTests.pin("27183"))
    let path = "DELETE /interaction/v1/accounts/\(Self.account)"
    #expect(await server.requests == [path, path])
    #expect(await keys.key(named: "account a") == nil)
    await #expect(throws: AppError.noSecondFactor) {
      try await app.sfInput(PINProofTests.pin("27183"))
    }
  }

  @Test("USR-22: SUCCESS without the server's proof removes nothing here")
  func unproven() async throws {
    let (app, _, keys) = try await make(isProving: false)
    try await app.remove(try account())
    await #expect(throws: AppError.serverUnproven) {
      try await app.sfInput(PINProofTests.pin("27183"))
    }
    #expect(await keys.key(named: "account a") != nil)
  }

  @Test("USR-19: a headless account is named to the flow that gives it a PIN")
  func upgrade() async throws {
    let (app, server, keys) = try await make()
    var callbacks = await app.interactions().makeAsyncIterator()
    try await app.upgrade(try account(true))
    let asked = await callbacks.next()
    guard case .secondFactor(false, let info, nil) = asked else {
      Issue.record("\(String(describing: asked))")
      return
    }
    #expect(info.context == .firstSet)
    try await app.sfInput(PINProofTests.pin("27183"))
    let bodies = await server.bodies
    #expect(bodies.contains { $0["type"]?.text == "HEADLESS_UPGRADE" })
    #expect(bodies.contains { $0["account"]?.text == Self.account })
    #expect(bodies.last?["setPin"]?["verifier"] != nil)
    #expect(await keys.key(named: "account a") != nil)
  }

  @Test("the origin says whether a relying server told it")
  func origin() {
    let told = Origin(.object(["browser": .text("Firefox"), "toldBy": .text("server")]))
    #expect(told.isToldByServer && told.browser == "Firefox")
    #expect(!Origin(.object(["browser": .text("Firefox")])).isToldByServer)
  }
}
