public import Cryptography
public import Domain
public import GatehouseStubs
public import Logging
public import Postgres
public import RPC

/// Through here goes every public operation, and leaves an event where one is due.
///
/// A change is written down before it is made, so that no crash keeps it from the log. An answer to a
/// change or to an administrator is given once its event is committed; where that fails the caller
/// hears of a fault, although the change was made. A refusal is returned in any case. A caller who has
/// proved nothing does not wait for its event: the time would reveal whether there is such a user.
public struct PublicOperationGate<Operation: GatedOperation, Pools: PoolFinding>: OperationGate {
  /// What an operation fails with.
  public typealias Failure = Pools.Failure

  /// Says whose an operator's access token is, or refuses it.
  public typealias ProveOperator =
    @Sendable (String, RPCCallContext) async throws(Failure) -> InstallationOperator

  private let pools: Pools
  private let auditLog: AuditLog
  private let names: AuditNames
  private let tickets: TicketKeys
  private let proveOperator: ProveOperator?
  private let unproved: UnprovedCalls
  /// Nil where requests are not counted.
  private let rates: Rates?
  private let count: Count?
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger

  private struct Rates {
    let limits: RequestRateLimits
    let counts: RequestRates
    let networks: NetworkRates
  }

  /// A call as it came.
  private struct Asked {
    let operation: Operation
    let naming: RequestNaming
    /// Without a ticket; key and region are those that the ticket proved.
    var context: RPCCallContext
    var principal: Principal
  }

  /// Takes note of what a call came to: what its trail says, its refusal where there is one, and how long it took.
  public typealias Count = @Sendable (Operation, AuditTrail.Facts, Failure?, Duration) -> Void

  /// A gate that believes the tickets of these keys and writes to the log; without limits as many
  /// requests pass as come, and without a proof of operators none of them does.
  public init(
    pools: Pools,
    tickets: TicketKeys,
    proveOperator: ProveOperator? = nil,
    auditLog: AuditLog,
    requestRates: RequestRateLimits?,
    count: Count? = nil,
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.pools = pools
    self.auditLog = auditLog
    names = AuditNames(sealer: sealer)
    self.tickets = tickets
    self.proveOperator = proveOperator
    unproved = UnprovedCalls(auditLog: auditLog, logger: logger)
    rates = requestRates.map { limits in
      let counts = RequestRates(database: database, clock: clock)
      return Rates(
        limits: limits,
        counts: counts,
        networks: NetworkRates(counts, clock: clock)
      )
    }
    self.count = count
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// Carries the operation out and records what became of it.
  public func carryOut<Response: Sendable>(
    _ operation: Operation,
    _ naming: RequestNaming,
    _ message: [UInt8],
    _ context: RPCCallContext,
    _ perform: (Call) async throws(Failure) -> Response
  ) async throws(Failure) -> Response {
    let begun = ContinuousClock.now
    let asked = try await prove(operation, naming, message, context)
    let trail = AuditTrail(isOfChange: operation.isChange) {
      (facts) async throws(GateFailure) in
      let id = random.bytes(16)
      try await auditLog.begin(record(of: asked, facts), as: id)
      return id
    }
    let response: Response
    do throws(Failure) {
      try checkRegion(of: asked)
      try await authorize(asked)
      try await admit(asked)
      // The holder of a token is written down once the token is accepted: a made-up token blames no
      // user, and costs no row beyond that of its refusal.
      if naming.accessToken == nil { try await begin(trail) }
      response = try await perform(
        Call(context: asked.context, principal: asked.principal, trail: trail, logger: logger)
      )
    } catch {
      let facts = trail.facts
      count?(operation, facts, error, ContinuousClock.now - begun)
      var event = record(of: asked, facts)
      let others = event.losses(of: facts.formerOwners) + event.remarks(facts.remarks)
      event.end(by: error)
      await recordFailure(
        event,
        mayBeMade: error.isFault || facts.isChangeMade,
        begun: facts.begun,
        with: others
      )
      throw error
    }
    let facts = trail.facts
    count?(operation, facts, nil, ContinuousClock.now - begun)
    if isRecorded(asked) || facts.begun != nil {
      let event = record(of: asked, facts)
      try await recordSuccess(
        event,
        begun: facts.begun,
        with: event.losses(of: facts.formerOwners) + event.remarks(facts.remarks)
      )
    } else if !facts.remarks.isEmpty {
      for remark in record(of: asked, facts).remarks(facts.remarks) {
        auditLog.submit(remark, into: .events)
      }
    }
    return response
  }

  /// Learns who calls from the ticket alone: an attacker who has taken the gateway over could make up
  /// whatever else the gateway names.
  private func prove(
    _ operation: Operation,
    _ naming: RequestNaming,
    _ message: [UInt8],
    _ context: RPCCallContext
  ) async throws(Failure) -> Asked {
    var asked = Asked(
      operation: operation,
      naming: naming,
      context: context,
      principal: .anonymous
    )
    asked.context.accessKeyID = nil
    asked.context.region = nil
    // It is for this service: those that it calls in turn need none.
    asked.context.ticket = nil
    asked.context.operatorToken = nil
    guard operation.isSigned else { return asked }
    if let token = context.operatorToken, let proveOperator {
      return try await prove(asked, of: token, proveOperator)
    }
    let call = TicketedCall(
      api: operation.api,
      operation: operation.name,
      messageHash: SHA256.digest(of: message),
      requestID: context.requestID
    )
    do throws(TicketFault) {
      guard let text = context.ticket else { throw .missing }
      let ticket = try tickets.open(text, for: call, at: clock.now())
      asked.principal = ticket.principal
      asked.context.accessKeyID = ticket.principal.accessKeyID
      asked.context.region = ticket.region
      return asked
    } catch {
      // No exception on which a client signs its user out: the client has done nothing wrong.
      let failure = Failure(
        GateFailure.internalFault("a signed call is not proved: \(error.rawValue)")
      )
      var event = record(of: asked, AuditTrail.Facts())
      event.end(by: failure)
      unproved.note(event, error, by: context.caller)
      throw failure
    }
  }

  /// Learns which operator calls from the operator's own token: the console could make up all else.
  private func prove(
    _ asked: Asked,
    of token: String,
    _ proveOperator: ProveOperator
  ) async throws(Failure) -> Asked {
    var asked = asked
    do throws(Failure) {
      asked.principal = .operator(try await proveOperator(token, asked.context))
      return asked
    } catch {
      var event = record(of: asked, AuditTrail.Facts())
      event.end(by: error)
      auditLog.submit(event, into: event.refusalTable)
      throw error
    }
  }

  /// An endpoint of AWS is one region's, and so refuses signatures for others; here the pool's id has the
  /// region.
  private func checkRegion(of asked: Asked) throws(Failure) {
    guard let signed = asked.context.region, let region = pools.claims(of: asked.naming).region,
      signed != region
    else { return }
    throw Failure.invalidSignature(
      "Credential should be scoped to a valid region, not '\(signed)'."
    )
  }

  /// There is no policy that could give a principal more than the operation's row says; an access key
  /// may have less.
  private func authorize(_ asked: Asked) async throws(Failure) {
    if case .operator(let person) = asked.principal { return try await authorize(person, asked) }
    guard asked.operation.permittedCallers.include(asked.principal),
      try await isWithinLimits(asked)
    else {
      throw Failure.accessDenied(asked.principal.refusal(to: asked.operation.action))
    }
  }

  /// The table of the service decides what an operator's role allows, whatever page or button asked.
  private func authorize(
    _ person: InstallationOperator,
    _ asked: Asked
  ) async throws(Failure) {
    guard let permission = asked.operation.operatorPermission else {
      throw Failure.accessDenied(asked.principal.refusal(to: asked.operation.action))
    }
    let pool = try await pools.pool(named: asked.naming)
    // A changed operator is a way in that stays: a browser that was left open makes none.
    let changesOperators = asked.operation.isChange && pool == person.operatorPool
    let needed = permission.with(freshSignIn: changesOperators)
    if let refusal = needed.refusal(of: person, in: pool, at: clock.now()) {
      throw Failure.accessDenied(refusal)
    }
  }

  /// What names no pool of the key's, or none at all, is outside of its pools.
  ///
  /// STS is in no pool: it tells who signed, and gives credentials that keep the limits.
  private func isWithinLimits(_ asked: Asked) async throws(Failure) -> Bool {
    guard case .accessKey(let key) = asked.principal else { return true }
    guard !key.isReadOnly || asked.operation.isRead else { return false }
    guard !key.pools.isEmpty, asked.operation.api != "sts" else { return true }
    guard let pool = try await pools.pool(named: asked.naming) else { return false }
    return key.pools.contains(pool)
  }

  /// Counts the request for its network first: what is beyond a network's share takes nothing from
  /// the others.
  private func admit(_ asked: Asked) async throws(Failure) {
    guard let rates else { return }
    let category = asked.operation.category
    let bucket = RequestBucket(
      pool: try await pools.pool(named: asked.naming),
      category: category.rawValue,
      rate: rates.limits.present(category)
    )
    let network = asked.operation.isSigned ? nil : asked.context.sourceIP.map(SourceNetwork.of)
    var isAdmitted = true
    do throws(GateFailure) {
      if let network {
        isAdmitted = try await rates.networks.admits(
          bucket,
          from: network,
          percent: rates.limits.networkPercent
        )
      }
      if isAdmitted { isAdmitted = try await rates.counts.admits(bucket) }
    } catch {
      throw Failure(error)
    }
    guard isAdmitted else { throw Failure.rateExceeded }
  }

  private func isRecorded(_ asked: Asked) -> Bool {
    guard asked.operation.isAuditedOnSuccess else { return false }
    guard case .operator = asked.principal else { return true }
    return asked.operation.operatorPermission?.isRecorded ?? true
  }

  private func begin(_ trail: AuditTrail) async throws(Failure) {
    do throws(GateFailure) {
      try await trail.beginOperation()
    } catch {
      throw Failure(error)
    }
  }

  private func recordSuccess(
    _ event: AuditRecord,
    begun: [UInt8]?,
    with others: [AuditRecord]
  ) async throws(Failure) {
    do throws(GateFailure) {
      try await auditLog.write(event, into: .events, ending: begun, with: others)
    } catch {
      let failure = Failure(error)
      // What changed nothing has left nothing else; of a change its beginning stays.
      if begun == nil {
        var refused = event
        refused.end(by: failure)
        auditLog.submit(refused, into: .events)
      }
      throw failure
    }
  }

  /// A change that ended by a fault, or in a failure after it, may have been made: its event is one of
  /// the changes, by any caller.
  private func recordFailure(
    _ event: AuditRecord,
    mayBeMade: Bool,
    begun: [UInt8]?,
    with others: [AuditRecord]
  ) async {
    let table = mayBeMade && begun != nil ? .events : event.refusalTable
    guard table == .events || begun != nil else {
      // The caller is gone, and the gateway records what it made of that.
      if !Task.isCancelled { auditLog.submit(event, into: table) }
      for other in others { auditLog.submit(other, into: .events) }
      return
    }
    do throws(GateFailure) {
      try await auditLog.write(event, into: table, ending: begun, with: others)
    } catch {
      guard begun != nil else { return auditLog.submit(event, into: table) }
      logger.error(
        "an audit event stays a beginning",
        metadata: [
          "request_id": "\(event.requestID)", "operation": "\(event.operation)",
          "outcome": "\(event.outcome)", "error": "\(error.status)",
        ]
      )
    }
  }

  private func record(of asked: Asked, _ facts: AuditTrail.Facts) -> AuditRecord {
    let (naming, context) = (asked.naming, asked.context)
    let claims = pools.claims(of: naming)
    // What an administrator names is recorded although there may be none. Any caller can name an identity:
    // for others only one that was found is recorded, and not what was typed in its place.
    let sub =
      facts.user?.sub ?? facts.identity ?? (asked.operation.isSigned ? claims.identity : nil)
    let enteredName = facts.enteredName ?? naming.username ?? naming.identityId
    return AuditRecord(
      at: clock.now(),
      requestID: AuditText.column(context.requestID) ?? "",
      operation: asked.operation.rawValue,
      actor: actor(of: asked.principal, facts),
      accessKeyID: AuditText.accessKeyID(asked.principal.accessKeyID),
      operatorName: AuditText.operatorName(of: asked.principal),
      sourceIP: AuditText.column(context.sourceIP),
      userAgent: AuditText.userAgent(context.userAgent),
      poolID: AuditText.column(facts.pool ?? claims.pool),
      clientID: facts.client ?? claims.client,
      username: AuditText.column(facts.user?.username),
      sub: AuditText.column(sub),
      nameHash: sub == nil ? enteredName.map { names.hash($0) } : nil,
      groupName: AuditText.column(naming.groupName),
      outcome: AuditRecord.success,
      rule: facts.rule
    )
  }

  private func actor(
    of principal: Principal,
    _ facts: AuditTrail.Facts
  ) -> AuditRecord.Actor {
    switch principal {
    case .accessKey: .accessKey
    case .identity: .identity
    case .operator: .operator
    case .anonymous: facts.isTokenAccepted ? .user : .anonymous
    }
  }
}
