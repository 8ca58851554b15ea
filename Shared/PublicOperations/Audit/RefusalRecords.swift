public import AuthenticationMessages
public import AuthenticationStubs
internal import Domain
public import RPC

/// Records what the gateway refused before it came to this service.
public struct RefusalRecords: RefusalRecordServing {
  private let auditLog: AuditLog

  private static let maxRefusals = 1000

  /// Records into the log.
  public init(auditLog: AuditLog) {
    self.auditLog = auditLog
  }

  /// Returns once they are committed.
  ///
  /// The gateway reports again what it is not sure of, which adds nothing to what was recorded.
  public func recordRefusals(
    _ request: RecordRefusalsRequest,
    context: RPCCallContext
  ) async throws(GateFailure) -> RecordRefusalsResponse {
    guard request.refusals.count <= Self.maxRefusals else {
      throw .invalidParameter("At most \(Self.maxRefusals) refusals at a time.")
    }
    let records = request.refusals.map(Self.record)
    for table in AuditTable.allCases {
      try await auditLog.writeOnce(records.filter { $0.refusalTable == table }, into: table)
    }
    if let unrecorded = request.unrecorded {
      try await auditLog.writeOnce([Self.record(unrecorded)], into: .events)
    }
    return RecordRefusalsResponse()
  }

  private static func record(_ refusal: RefusedRequest) -> AuditRecord {
    AuditRecord(
      at: Instant(unixMillis: refusal.atUnixMillis ?? 0),
      requestID: AuditText.column(refusal.requestId) ?? "",
      operation: AuditText.column(refusal.operation) ?? "",
      actor: actor(of: refusal),
      accessKeyID: AuditText.accessKeyID(refusal.accessKeyId),
      sourceIP: AuditText.column(refusal.sourceIp),
      userAgent: AuditText.userAgent(refusal.userAgent),
      poolID: refusal.userPoolId.flatMap { UserPoolID($0)?.text },
      outcome: AuditText.column(refusal.exception) ?? GateFailure.faultException,
      reason: AuditText.column(refusal.reason)
    )
  }

  private static func actor(of refusal: RefusedRequest) -> AuditRecord.Actor {
    guard refusal.isKeyProved == true else { return .anonymous }
    return refusal.isIdentity == true ? .identity : .accessKey
  }

  private static func record(_ unrecorded: UnrecordedRefusals) -> AuditRecord {
    let last = Instant(unixMillis: unrecorded.lastUnixMillis ?? 0)
    return AuditRecord(
      unrecorded: Int(clamping: unrecorded.count ?? 0),
      from: Instant(unixMillis: unrecorded.firstUnixMillis ?? 0),
      to: last,
      requestID: AuditText.column(unrecorded.requestId) ?? "",
      at: last
    )
  }
}
