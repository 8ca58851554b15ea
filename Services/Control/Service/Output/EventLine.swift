internal import FoundationEssentials
internal import GatehouseMessages

/// An event as an operator or a program reads it.
struct EventLine: Encodable, Sendable {
  var time: String
  var operation: String
  var outcome: String
  var reason: String?
  var rule: String?
  var actor: String?
  var accessKeyID: String?
  var operatorName: String?
  var userPoolID: String?
  var identityPoolID: String?
  var identityID: String?
  var clientID: String?
  var username: String?
  var sub: String?
  var nameHash: String?
  var groupName: String?
  var sourceIP: String?
  var userAgent: String?
  var requestID: String

  enum CodingKeys: String, CodingKey {
    case time, operation, outcome, reason, rule, actor, username, sub
    case accessKeyID = "access-key-id"
    case operatorName = "operator"
    case userPoolID = "user-pool-id"
    case identityPoolID = "identity-pool-id"
    case identityID = "identity-id"
    case clientID = "client-id"
    case nameHash = "name-hash"
    case groupName = "group-name"
    case sourceIP = "source-ip"
    case userAgent = "user-agent"
    case requestID = "request-id"
  }

  init(_ event: AuditEvent) {
    time = Timestamp.text(unixMillis: event.atUnixMillis)
    operation = event.operation ?? ""
    outcome = event.outcome ?? ""
    reason = event.reason
    rule = event.rule
    actor = event.actor
    accessKeyID = event.accessKeyId
    operatorName = event.operator
    userPoolID = event.userPoolId
    identityPoolID = event.identityPoolId
    identityID = event.identityId
    clientID = event.clientId
    username = event.username
    sub = event.sub
    nameHash = event.nameHash
    groupName = event.groupName
    sourceIP = event.sourceIp
    userAgent = event.userAgent
    requestID = event.requestId ?? ""
  }

  /// One line: the operation and its result, then the caller, the user and the address.
  var text: String {
    var parts = [time, operation, outcome]
    if let reason { parts.append("(\([reason, rule].compactMap { $0 }.joined(separator: ": ")))") }
    if reason == nil, let rule { parts.append("(\(rule))") }
    let caller = accessKeyID.map { "key \($0)" } ?? operatorName.map { "operator \($0)" }
    parts.append("by \(caller ?? actor ?? "?")")
    if let pool = userPoolID ?? identityPoolID { parts.append("pool \(pool)") }
    if let clientID { parts.append("client \(clientID)") }
    if let username { parts.append("user \(username)") }
    if let sub, sub != username { parts.append("sub \(sub)") }
    if let identityID { parts.append("identity \(identityID)") }
    if let nameHash { parts.append("unknown name \(nameHash)") }
    if let groupName { parts.append("group \(groupName)") }
    if let sourceIP { parts.append("from \(sourceIP)") }
    parts.append("request \(requestID)")
    if let userAgent { parts.append("agent \(userAgent)") }
    return TerminalText.escaped(parts.joined(separator: "  "))
  }

  /// The same as one JSON object without absent members.
  func json() throws(ControlFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return TerminalText.json(try encoder.encode(self))
    } catch {
      throw ControlFailure("an event cannot be written as JSON: \(error)")
    }
  }
}
