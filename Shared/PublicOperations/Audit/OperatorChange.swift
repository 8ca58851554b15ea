public import Domain
public import Logging
internal import RPC

/// A change that the operator makes beside the public operations.
public struct OperatorChange: Sendable, Hashable {
  let requestID: String
  let operation: String
  let sourceIP: String?
  /// Nil for `gatehousectl`, whose caller is known by the machine alone.
  let person: InstallationOperator?

  /// A change that `operation` names in the list of events, under the id of the operator's request.
  public init(
    requestID: String,
    operation: String,
    sourceIP: String? = nil,
    by person: InstallationOperator? = nil
  ) {
    self.requestID = requestID
    self.operation = operation
    self.sourceIP = sourceIP
    self.person = person
  }

  func record(_ facts: AuditTrail.Facts, at now: Instant) -> AuditRecord {
    AuditRecord(
      at: now,
      requestID: AuditText.column(requestID) ?? "",
      operation: operation,
      actor: .operator,
      operatorName: person.flatMap { AuditText.operatorName(of: .operator($0)) },
      sourceIP: AuditText.column(sourceIP),
      poolID: facts.pool,
      username: AuditText.column(facts.user?.username),
      sub: facts.user?.sub,
      outcome: AuditRecord.success,
      rule: facts.rule
    )
  }
}

extension AuditLog {
  /// Makes an event of what was refused before its caller proved to be an operator; it pushes out nothing but
  /// what is like it.
  public func noteRefusal(
    of change: OperatorChange,
    _ trail: AuditTrail,
    by failure: some OperationFailure,
    at now: Instant
  ) {
    var event = change.record(trail.facts, at: now)
    event.actor = .anonymous
    event.outcome = failure.publicException
    event.reason = failure.status.reason
    event.rule = event.rule ?? failure.rule
    submit(event, into: event.refusalTable)
  }

  /// Makes the change and writes its event, as for a public operation: `perform` has the trail write that
  /// the change begins, and what it ends with is returned once its event is committed.
  public func record<Value: Sendable, Failure: OperationFailure>(
    _ change: OperatorChange,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger,
    _ perform: (AuditTrail) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let trail = AuditTrail(isOfChange: true) { (facts) async throws(GateFailure) in
      let id = random.bytes(16)
      try await self.begin(change.record(facts, at: clock.now()), as: id)
      return id
    }
    let value: Value
    do throws(Failure) {
      value = try await perform(trail)
    } catch {
      var event = change.record(trail.facts, at: clock.now())
      event.outcome = error.publicException
      event.reason = error.status.reason
      event.rule = event.rule ?? error.rule
      do throws(GateFailure) {
        try await write(event, into: .events, ending: trail.facts.begun)
      } catch let unwritten {
        logger.error(
          "the event of an operator's change is not written",
          metadata: [
            "request_id": "\(event.requestID)", "operation": "\(event.operation)",
            "error": "\(unwritten.status)",
          ]
        )
      }
      throw error
    }
    do throws(GateFailure) {
      try await write(
        change.record(trail.facts, at: clock.now()),
        into: .events,
        ending: trail.facts.begun
      )
    } catch {
      throw Failure(error)
    }
    return value
  }
}
