internal import Domain
public import GatehouseMessages
public import GatehouseStubs
public import RPC

/// Records what the gateway refused before it came to this service.
public struct RefusalRecords: RefusalRecordServing {
  private let auditLog: AuditLog

  private static let mostRefusals = 1000

  /// Records into the log.
  public init(auditLog: AuditLog) {
    self.auditLog = auditLog
  }

  /// Returns once they are committed.
  public func recordRefusals(
    _ request: RecordRefusalsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RecordRefusalsResponse {
    guard request.refusals.count <= Self.mostRefusals else {
      throw .invalidParameter("At most \(Self.mostRefusals) refusals at a time.")
    }
    try await auditLog.write(request.refusals.map(Self.record))
    return RecordRefusalsResponse()
  }

  private static func record(_ refusal: RefusedRequest) -> AuditRecord {
    AuditRecord(
      at: Instant(unixMillis: refusal.atUnixMillis ?? 0),
      requestID: AuditText.column(refusal.requestId) ?? "",
      operation: AuditText.column(refusal.operation) ?? "",
      actor: refusal.isKeyProved == true ? .accessKey : .anonymous,
      accessKeyID: AuditText.accessKeyID(refusal.accessKeyId),
      sourceIP: AuditText.column(refusal.sourceIp),
      userAgent: AuditText.column(refusal.userAgent, most: 512),
      outcome: AuditText.column(refusal.exception) ?? AuthenticationFailure.faultException,
      reason: AuditText.column(refusal.reason)
    )
  }
}
