import EventExplanations
import GatehouseMessages
import Testing

@Suite("Events in words")
struct EventExplanationTests {
  @Test("CON-8: a refusal names what the reason means and the rule that decided")
  func refusal() {
    let explained = EventExplanation(
      of: AuditEvent(
        operation: "AdminGetUser",
        actor: "operator",
        outcome: "AccessDeniedException",
        reason: "access_denied",
        rule: "Your role does not allow this.",
        operator: "grace@example.com/1234"
      )
    )
    #expect(explained.isRefusal && explained.kind == "Refused")
    #expect(explained.title == "Not allowed: get user")
    #expect(explained.sentence.contains("Your role does not allow this."))
    #expect(explained.facts.contains { $0.name == "Asked by" && $0.value == "grace@example.com" })
  }

  @Test("a change names who made it")
  func change() {
    let explained = EventExplanation(
      of: AuditEvent(
        operation: "AdminDisableUser",
        actor: "operator",
        username: "ada",
        outcome: "Success",
        operator: "grace@example.com/1234"
      )
    )
    #expect(explained.kind == "Changed" && !explained.isRefusal)
    #expect(explained.sentence.contains("grace@example.com") && explained.sentence.contains("ada"))
  }

  @Test("an unknown reason is told by its exception")
  func unknown() {
    let explained = EventExplanation(of: AuditEvent(operation: "X", outcome: "NewException"))
    #expect(explained.sentence.contains("NewException"))
  }
}
