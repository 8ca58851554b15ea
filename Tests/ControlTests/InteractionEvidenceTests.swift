import AuthenticationMessages
import FoundationEssentials
import Testing

@testable import ControlService

@Suite("USR-24: gatehousectl interaction show")
struct InteractionEvidenceTests {
  private static let shown = ShowInteractionSessionResponse(
    session: ShownInteraction(sessionId: "id", kind: "TRANSACTION", state: "APPROVED"),
    decision: "a.b.c",
    digest: "digest",
    secondFactor: "pin",
    key: #"{"crv":"P-256","kty":"EC"}"#,
    shown: #"{"announceInfo":{"Pay":"10 \#u{20AC} \" \#u{9B}31m\#u{202E}\#u{7F}"}}"#,
    userInput: "a\u{1B}[2Jb"
  )

  private struct Evidence: Decodable {
    let state: String
    let secondFactor: String
    let decision: String
    let key: [String: String]
    let shown: String
    let userInput: String
  }

  @Test("JSON is read back to the very text that was signed, and works on no terminal")
  func json() throws {
    let json = InteractionEvidence.json(of: Self.shown)
    #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    #expect(!json.contains("\u{202E}") && !json.contains("\u{9B}"))
    let read = try JSONDecoder().decode(Evidence.self, from: Data(json.utf8))
    #expect(read.shown == Self.shown.shown && read.userInput == Self.shown.userInput)
    #expect(read.key["kty"] == "EC" && read.decision == "a.b.c")
    #expect(read.state == "APPROVED" && read.secondFactor == "pin")
  }

  @Test("lines have the decision with its key, and no control code")
  func text() {
    let text = InteractionEvidence.text(of: Self.shown)
    #expect(text.hasPrefix("id  TRANSACTION  APPROVED"))
    #expect(text.contains("\ndecision: a.b.c\nkey: {\"crv\""))
    #expect(text.contains("\nuser input: a\\u{1b}[2Jb"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }
}
