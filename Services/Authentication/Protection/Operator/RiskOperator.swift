package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
package import Domain
package import Logging
package import PublicOperations
package import RPC

/// Explains risks to the operator, and computes them again (THR-60 to THR-62).
package struct RiskOperator: RiskOperatorServing {
  /// Has a pool act by its configuration.
  package typealias Enforce =
    @Sendable (UserPoolID) async throws(AuthenticationFailure) -> Void

  let protection: Protection
  private let auditLog: AuditLog
  private let enforce: Enforce
  private let logger: Logger

  /// Reads what the area keeps; a change is an event of the log.
  package init(
    _ protection: Protection,
    auditLog: AuditLog,
    logger: Logger,
    enforce: @escaping Enforce
  ) {
    self.protection = protection
    self.auditLog = auditLog
    self.logger = logger
    self.enforce = enforce
  }

  /// Why a sign-in was decided as it was; or how one would be that never was.
  package func explainRisk(
    _ request: ExplainRiskRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ExplainRiskResponse {
    let pool = try await protection.settings.pool(try requiredUserPoolID(request.userPoolId))
    await protection.flush()
    if let id = request.eventId { return try await explain(event: id, in: pool) }
    return try await explainImagined(request, in: pool, context)
  }

  /// What another configuration would have made of the last days.
  package func replayRisk(
    _ request: ReplayRiskRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ReplayRiskResponse {
    try await replay(request)
  }

  /// A user's traits, after some were forgotten.
  package func showRiskTraits(
    _ request: ShowRiskTraitsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowRiskTraitsResponse {
    let call = operatorCall(context)
    let (pool, user) = try await protection.directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    await protection.flush()
    var forgotten = 0
    if let kind = request.forget {
      guard let kind = TraitKind(rawValue: kind) else {
        throw .invalidParameter(
          "A kind is one of \(TraitKind.allCases.map(\.rawValue).joined(separator: ", "))."
        )
      }
      forgotten = try await protection.traitStore.forget(kind, of: user.sub, in: pool.id)
    }
    let rows = try await protection.traitStore.list(of: user.sub, in: pool.id)
    return ShowRiskTraitsResponse(
      traits: rows.map { row in
        RiskTrait(
          kind: row.kind,
          firstSeenAtUnixMillis: row.firstSeen,
          lastSeenAtUnixMillis: row.lastSeen,
          knownFromUnixMillis: row.knownFrom,
          days: Int32(clamping: row.days),
          isCalledInvalid: row.called == "Invalid"
        )
      },
      forgotten: Int32(clamping: forgotten)
    )
  }

  /// Which reasons were called right and wrong.
  package func summarizeRisk(
    _ request: SummarizeRiskRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SummarizeRiskResponse {
    let pool = try await protection.settings.pool(try requiredUserPoolID(request.userPoolId))
    let (events, _) = try await decided(in: pool.id, client: nil, days: request.days)
    var lines: [String: RiskSummaryLine] = [:]
    for event in events {
      for reason in try event.reasons() {
        var line = lines[reason.name] ?? RiskSummaryLine(reason: reason.name)
        line.signIns = (line.signIns ?? 0) + 1
        line.calledValid = (line.calledValid ?? 0) + (event.feedback == "Valid" ? 1 : 0)
        line.calledInvalid = (line.calledInvalid ?? 0) + (event.feedback == "Invalid" ? 1 : 0)
        lines[reason.name] = line
      }
    }
    return SummarizeRiskResponse(lines: lines.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Has the pool act.
  package func enforceRisk(
    _ request: EnforceRiskRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> EnforceRiskResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    return try await auditLog.record(
      OperatorChange(requestID: context.requestID, operation: "EnforceRisk"),
      clock: protection.clock,
      random: protection.random,
      logger: logger
    ) { (trail) async throws(AuthenticationFailure) in
      trail.note(pool: pool)
      try await enforce(pool)
      return EnforceRiskResponse()
    }
  }

  /// The decided sign-ins of the last days, and whether there were more than are looked at.
  func decided(
    in pool: UserPoolID,
    client: ClientID?,
    days: Int32?
  ) async throws(AuthenticationFailure) -> (events: [StoredEvent], isCut: Bool) {
    let days = Int64(days ?? 30)
    guard (1...730).contains(days) else {
      throw .invalidParameter("The days must be between 1 and 730.")
    }
    await protection.flush()
    let found = try await protection.eventListing.decided(
      in: pool,
      client: client,
      since: protection.clock.now().adding(seconds: -days * 86_400),
      limit: Self.mostEvents + 1
    )
    return (Array(found.prefix(Self.mostEvents)), found.count > Self.mostEvents)
  }

  private static let mostEvents = 200_000

  /// A call that is no public operation's, whose user is known to the operator.
  func operatorCall(_ context: RPCCallContext) -> Call {
    Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: logger
    )
  }
}
