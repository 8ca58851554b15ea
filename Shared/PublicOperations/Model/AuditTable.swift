/// Where an event is kept, and by that for how long.
///
/// A caller who can be refused any number of times must fill no table without end, and push nothing out
/// but what is like their own: a flood of one kind hides nothing of another.
enum AuditTable: Int, Sendable, Hashable, CaseIterable {
  /// Changes, administrators' calls, and what was refused to a proved key or token: kept for the
  /// retention time.
  case events
  /// Refusals about a user who exists, to a caller who has proved nothing: who floods this table
  /// has to know a name. The newest so many rows.
  case userRefusals
  /// Refusals about no user, to any caller. The newest so many rows.
  case strangerRefusals

  /// What the operator's tools call it.
  var text: String {
    switch self {
    case .events: "events"
    case .userRefusals: "user_refusals"
    case .strangerRefusals: "stranger_refusals"
    }
  }

  /// Its place among rows of the same number.
  var rank: Int { rawValue }
}

extension AuditRecord {
  /// The table of a refusal; everything else is one of the events.
  var refusalTable: AuditTable {
    switch actor {
    case .accessKey, .user, .operator: .events
    // Any guest may have an identity's credentials.
    case .identity: .userRefusals
    case .anonymous: sub == nil ? .strangerRefusals : .userRefusals
    }
  }

  /// About how much memory it takes while it waits.
  var waitingBytes: Int {
    let texts = [
      requestID, operation, outcome, accessKeyID, operatorName, sourceIP, userAgent, poolID,
      clientID, username,
      sub, nameHash, groupName, reason, rule,
    ]
    return texts.reduce(MemoryLayout<AuditRecord>.stride) { $0 + ($1?.utf8.count ?? 0) }
  }
}
