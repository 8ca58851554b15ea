public import GatehouseMessages

/// An event in words for a person.
public struct EventExplanation: Sendable, Hashable {
  /// Something that the decision looked at.
  public struct Fact: Sendable, Hashable {
    /// What it is.
    public let name: String
    /// Its value, as the event has it.
    public let value: String
  }

  /// One or two words: Refused, Changed, Read, Interrupted.
  public let kind: String
  /// What it was, in few words.
  public let title: String
  /// Why it came to this, in a sentence or two.
  public let sentence: String
  /// What the decision looked at.
  public let facts: [Fact]
  /// Whether something was refused.
  public let isRefusal: Bool

  /// The explanation of an event.
  public init(of event: AuditEvent) {
    let outcome = event.outcome ?? ""
    let refuses = !["Success", "Interrupted", "NotRecorded"].contains(outcome)
    isRefusal = refuses
    let name = OperationWords.words(of: event.operation ?? "")
    switch outcome {
    case "Success":
      kind = OperationWords.isRead(event.operation ?? "") ? "Read" : "Changed"
      title = "\(Self.actor(of: event)): \(name)"
      sentence = Self.success(of: event, name)
    case "Interrupted":
      kind = "Interrupted"
      title = "It is not known whether it was done: \(name)"
      sentence =
        "The change began, and the process or the database stopped before its end was written. It may have been made."
    case "NotRecorded":
      kind = "Refused"
      title = "More refusals than could be written"
      sentence = event.rule ?? "Refusals came faster than they could be written."
    default:
      kind = "Refused"
      title = "\(RefusalWords.title(of: event)): \(name)"
      sentence = RefusalWords.sentence(of: event)
    }
    facts = Self.facts(of: event)
  }

  private static func success(of event: AuditEvent, _ name: String) -> String {
    let subject = event.username.map { " for \($0)" } ?? ""
    let note = event.rule.map { " Noted: \($0)." } ?? ""
    return "\(actor(of: event)) carried it out\(subject): \(name).\(note)"
  }

  /// Who asked, by the name to read.
  static func actor(of event: AuditEvent) -> String {
    if let name = event.operator?.split(separator: "/").first { return String(name) }
    return switch event.actor {
    case "access_key": "Access key \(event.accessKeyId ?? "")"
    case "user": "The user"
    case "identity": "An identity"
    case "operator": "An operator, by gatehousectl"
    default: "A caller who has proved nothing"
    }
  }

  private static func facts(of event: AuditEvent) -> [Fact] {
    let all: [(String, String?)] = [
      ("Asked by", actor(of: event)), ("User", event.username), ("User ID (sub)", event.sub),
      ("Name that no user has", event.nameHash.map { "by its hash \($0)" }),
      ("Group", event.groupName), ("App client", event.clientId), ("Pool", event.userPoolId),
      ("Identity", event.identityId), ("Identity pool", event.identityPoolId),
      ("Address", event.sourceIp), ("SDK or browser", event.userAgent),
      ("Told to the app", event.outcome == "Success" ? nil : event.outcome),
      ("Request ID", event.requestId),
    ]
    return all.compactMap { name, value in value.map { Fact(name: name, value: $0) } }
  }
}
