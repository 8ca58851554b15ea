import FoundationEssentials
import GatehouseMessages
import Testing

@testable import ControlService

@Suite("Lines of events")
struct EventLineTests {
  private static let event = AuditEvent(
    atUnixMillis: 0,
    requestId: "r-1",
    operation: "AdminCreateUser",
    actor: "access_key",
    accessKeyId: "AKIAEXAMPLE000000000",
    sourceIp: "192.0.2.7",
    userAgent: "x\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}31m\r\nforged  line\u{202E}\u{E0041}\u{7F}",
    username: "ann",
    outcome: "NotAuthorizedException",
    reason: "not_authorized",
    rule: "the password is wrong"
  )

  @Test("tell operation, result, caller, user and address on one line")
  func text() {
    let text = EventLine(Self.event).text
    #expect(
      text.hasPrefix(
        "1970-01-01T00:00:00Z  AdminCreateUser  NotAuthorizedException  "
          + "(not_authorized: the password is wrong)  by key AKIAEXAMPLE000000000  user ann  "
          + "from 192.0.2.7  request r-1  agent x"
      )
    )
  }

  @Test("show escape sequences, line ends and turned writing, and do not carry them out")
  func escapes() throws {
    for line in [EventLine(Self.event).text, try EventLine(Self.event).json()] {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      #expect(!line.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) })
      #expect(!line.contains("\u{202E}") && !line.contains("\u{E0041}"))
    }
    #expect(EventLine(Self.event).text.contains("\\u{1b}[2J"))
  }

  @Test("as JSON can be read back to the very values")
  func json() throws {
    let json = try EventLine(Self.event).json()
    let values = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(values["user-agent"] == Self.event.userAgent)
    #expect(values["outcome"] == "NotAuthorizedException" && values["sub"] == nil)
  }

  @Test("tell an identity pool and an identity by names of their own")
  func identity() throws {
    let event = AuditEvent(
      atUnixMillis: 0,
      requestId: "r-1",
      operation: "GetId",
      actor: "anonymous",
      outcome: "Success",
      identityPoolId: "eu-west-1:11111111-1111-4111-8111-111111111111",
      identityId: "eu-west-1:22222222-2222-4222-8222-222222222222"
    )
    #expect(
      EventLine(event).text.hasSuffix(
        "by anonymous  pool eu-west-1:11111111-1111-4111-8111-111111111111  "
          + "identity eu-west-1:22222222-2222-4222-8222-222222222222  request r-1"
      )
    )
    let json = try EventLine(event).json()
    let values = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(values["identity-pool-id"] == event.identityPoolId && values["user-pool-id"] == nil)
    #expect(values["identity-id"] == event.identityId && values["sub"] == nil)
  }

  @Test("an age is a number with a unit, or an instant")
  func ages() {
    #expect(EventAge(argument: "90s") == .within(90_000))
    #expect(EventAge(argument: "15m") == .within(900_000))
    #expect(EventAge(argument: "2h") == .within(7_200_000))
    #expect(EventAge(argument: "7d") == .within(604_800_000))
    #expect(EventAge(argument: "1970-01-01T00:00:01Z") == .since(1000))
    for wrong in ["", "h", "-1h", "1w", "yesterday", "99999999999999999999d", "1 h"] {
      #expect(EventAge(argument: wrong) == nil, "\(wrong)")
    }
  }
}
