import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// The tutorial compiles, and leads where it says (REQUIREMENTS: USR-22, USR-29, USR-31).
@Suite("Tutorial", .timeLimit(.minutes(5)))
struct TutorialTests {
  @Test("each snippet is code that the tests compile")
  func snippets() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = folder.deletingLastPathComponent()
      .appendingPathComponent("Library/GatehouseApp.docc/FromNothing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let code = try String(
      contentsOf: folder.appendingPathComponent("Tutorial.swift"),
      encoding: .utf8
    )
    let snippets = text.components(separatedBy: "```swift\n").dropFirst()
    #expect(snippets.count == 5)
    for snippet in snippets {
      let lines = try #require(snippet.components(separatedBy: "```").first)
      #expect(code.contains(lines), "\(lines)")
    }
  }

  @Test("USR-22: from an enrolment with a weak PIN first to a sign-in with a wrong one first")
  func run() async throws {
    let fake = FakeServer()
    let link = "https://id.example.com/i/p_AbC/s"
    let app = try makeApp(scanned: link, keys: MemoryKeyStore(), transport: fake)
    let screens = Thumb(["12345", "27183", "90210", "27183"])
    let callbacks = await app.interactions()
    let listening = Task { try await listen(to: callbacks, of: app, on: screens) }
    await fake.will(
      (201, ["instanceId": "p_instance", "server": ["poolId": "p_AbC"]]),
      (200, Fixture.opened("ENROL", accounts: [])),
      (200, Fixture.asked("FIRST_SET"))
    )
    let verifier = TestVerifier()
    await fake.will { request in
      await verifier.keep(request.body["setPin"])
      let told = Fixture.asked("FIRST_SET", stopped: true, state: "APPROVED", info: Fixture.success)
      return (200, told.with(["account": "p_1"]))
    }
    try await scanned(link, by: app)
    #expect(await screens.dismissed(1) == ["FIRST_SET SUCCESS"])
    await fake.will((200, Fixture.opened()))
    for result: [String: JSONValue] in [[:], ["result": "FAILED", "retry": true]] {
      await fake.will { _ in
        let challenge = await verifier.challenge()
        return (200, Fixture.asked(info: result.merging(["challenge": challenge]) { $1 }))
      }
    }
    await fake.will { request in
      let told = Fixture.asked(stopped: true, state: "APPROVED", info: Fixture.success)
      return (200, told.with(["serverProof": try await verifier.serverProof(request)]))
    }
    try await scanned(link, by: app)
    #expect(await screens.dismissed(2) == ["FIRST_SET SUCCESS", "VERIFY SUCCESS"])
    listening.cancel()
    try await listening.value
  }
}
