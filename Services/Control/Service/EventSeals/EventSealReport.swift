internal import AuditSeals
internal import GatehouseMessages

/// What a verification of one table's seals found, in words.
struct EventSealReport: Sendable {
  /// Service and table.
  let chain: String
  /// Whether the service says that the table is sealed.
  let isBegun: Bool
  let verification: AuditSealVerification

  /// Whether nothing was cut or changed.
  var isWhole: Bool { isBegun && verification.findings.isEmpty }

  /// A line for the table, and one for each finding.
  var lines: [String] {
    guard isBegun else { return ["\(chain): NOT SEALED"] }
    var summary =
      "\(chain): \(isWhole ? "whole" : "NOT WHOLE"), "
      + "\(verification.events) events under \(verification.seals) seals"
    if let cut = verification.lastCut {
      let time = Timestamp.text(unixMillis: cut.madeAtUnixMillis)
      summary += ", older ones removed at \(time)"
    }
    return [summary] + verification.findings.flatMap(Self.lines)
  }

  private static func lines(_ finding: AuditSealVerification.Finding) -> [String] {
    switch finding {
    case .sealsMissing(let from, let through):
      ["  seals \(from) to \(through) are missing, and their events with them"]
    case .sealForged(let sequence):
      ["  seal \(sequence) was not made with this key, or was changed"]
    case .eventsAltered(let sequence, let missing, let foreign):
      ["  of seal \(sequence) \(missing) events are missing or changed"]
        + foreign.map { "  not as it was sealed: \(EventLine($0).text)" }
    case .otherThanSeen(let sequence):
      ["  seal \(sequence) is another one than was seen before, or gone"]
    }
  }
}
