internal import Cryptography
internal import Domain
public import GatehouseStubs
internal import Logging
public import RPC

/// Through here goes every public operation, and leaves an event where one is due.
///
/// A change is written down before it is made, so that no crash keeps it from the log. An answer to a
/// change or to an administrator is given once its event is committed; where that fails the caller
/// hears of a fault, although the change was made. A refusal is told in any case; nobody who has
/// proved nothing waits for its event, which would tell by the time whether there is such a user.
public struct PublicOperationGate: OperationInterceptor {
  private let authentication: Authentication
  private let auditLog: AuditLog
  private let names: AuditNames
  /// Nil where nobody counts requests.
  private let rates: RequestRates?

  /// A gate before the service.
  public init(_ authentication: Authentication, auditLog: AuditLog) {
    self.authentication = authentication
    self.auditLog = auditLog
    names = AuditNames(sealer: authentication.sealer)
    rates = authentication.configuration.requestRates.map {
      RequestRates(limits: $0, database: authentication.database, clock: authentication.clock)
    }
  }

  /// Carries the operation out and records what became of it.
  public func intercept<Response: Sendable>(
    _ operation: AuthenticationOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (Authentication) async throws(AuthenticationFailure) -> Response
  ) async throws(AuthenticationFailure) -> Response {
    let trail = AuditTrail(isOfChange: operation.isChange) {
      (facts) async throws(AuthenticationFailure) in
      let id = authentication.random.bytes(16)
      try await auditLog.begin(record(of: operation, naming, context, facts), as: id)
      return id
    }
    let response: Response
    do throws(AuthenticationFailure) {
      try await admit(operation, naming)
      // Whoever shows a token is written down once it is accepted: nobody is blamed by one that is
      // made up, and none of those who show such costs a row more than a refusal's.
      if naming.accessToken == nil { try await trail.beginOperation() }
      var service = authentication
      service.trail = trail
      response = try await perform(service)
    } catch {
      let facts = trail.facts
      var event = record(of: operation, naming, context, facts)
      let others = event.losses(of: facts.formerOwners)
      event.end(by: error)
      await recordFailure(event, isFault: error.isFault, begun: facts.begun, with: others)
      throw error
    }
    let facts = trail.facts
    if operation.isAuditedOnSuccess || facts.begun != nil {
      let event = record(of: operation, naming, context, facts)
      try await recordSuccess(event, begun: facts.begun, with: event.losses(of: facts.formerOwners))
    }
    return response
  }

  private func admit(
    _ operation: AuthenticationOperation,
    _ naming: RequestNaming
  ) async throws(AuthenticationFailure) {
    guard let rates else { return }
    guard try await rates.admits(try await bucket(of: operation, naming)) else {
      throw .rateExceeded
    }
  }

  private func recordSuccess(
    _ event: AuditRecord,
    begun: [UInt8]?,
    with others: [AuditRecord]
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try await auditLog.write(event, into: .events, ending: begun, with: others)
    } catch {
      // What changed nothing has left nothing else; of a change its beginning stays.
      if begun == nil {
        var refused = event
        refused.end(by: error)
        auditLog.submit(refused, into: .events)
      }
      throw error
    }
  }

  /// Of a change that ended by a fault nobody knows whether it was made: it is one of the changes,
  /// whoever asked for it.
  private func recordFailure(
    _ event: AuditRecord,
    isFault: Bool,
    begun: [UInt8]?,
    with others: [AuditRecord]
  ) async {
    let table = isFault && begun != nil ? .events : event.refusalTable
    guard table == .events || begun != nil else {
      // The caller is not there any more, and the gateway records what it made of that.
      if !Task.isCancelled { auditLog.submit(event, into: table) }
      return
    }
    do throws(AuthenticationFailure) {
      try await auditLog.write(event, into: table, ending: begun, with: others)
    } catch {
      guard begun != nil else { return auditLog.submit(event, into: table) }
      authentication.logger.error(
        "an audit event stays a beginning",
        metadata: [
          "request_id": "\(event.requestID)", "operation": "\(event.operation)",
          "outcome": "\(event.outcome)", "error": "\(error.status)",
        ]
      )
    }
  }

  private func record(
    of operation: AuthenticationOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ facts: AuditTrail.Facts
  ) -> AuditRecord {
    let client = facts.client ?? naming.clientId.flatMap { ClientID($0) }
    let pool =
      facts.pool ?? naming.userPoolId.flatMap { UserPoolID($0) }
      ?? client.flatMap { authentication.settings.known($0)?.pool.id }
    let typedName = facts.typedName ?? naming.username
    return AuditRecord(
      at: authentication.clock.now(),
      requestID: AuditText.column(context.requestID) ?? "",
      operation: operation.rawValue,
      actor: actor(of: operation, facts),
      accessKeyID: AuditText.accessKeyID(context.accessKeyID),
      sourceIP: AuditText.column(context.sourceIP),
      userAgent: AuditText.userAgent(context.userAgent),
      userPoolID: pool?.text,
      clientID: client?.text,
      username: AuditText.column(facts.user?.username),
      sub: facts.user?.sub,
      nameHash: facts.user == nil ? typedName.map { names.hash($0) } : nil,
      groupName: AuditText.column(naming.groupName),
      outcome: AuditRecord.success,
      rule: facts.rule
    )
  }

  /// The bucket of the pool that a request names.
  ///
  /// The token is not proved yet. Somebody who makes one up can use up a pool's requests, as anybody
  /// can who knows the id of one of its clients. What names no pool that there is shares one bucket.
  private func bucket(
    of operation: AuthenticationOperation,
    _ naming: RequestNaming
  ) async throws(AuthenticationFailure) -> RequestBucket {
    let id =
      naming.userPoolId.flatMap { UserPoolID($0) }
      ?? naming.accessToken.flatMap { UnprovedClaims($0)?.pool }
      ?? naming.resourceArn?.split(separator: "/").last.flatMap { UserPoolID(String($0)) }
    let settings = authentication.settings
    do throws(AuthenticationFailure) {
      var pool: UserPoolSettings?
      if let id {
        if let known = settings.known(id) {
          pool = known
        } else {
          pool = try await settings.pool(id)
        }
      } else if let client = naming.clientId.flatMap({ ClientID($0) }) {
        pool = try await authentication.keptSettings(of: client).pool
      }
      return RequestBucket(pool: pool?.id, category: operation.category)
    } catch .resourceNotFound {
      return RequestBucket(pool: nil, category: operation.category)
    } catch {
      throw error
    }
  }

  private func actor(
    of operation: AuthenticationOperation,
    _ facts: AuditTrail.Facts
  ) -> AuditRecord.Actor {
    if operation.isSigned { return .accessKey }
    return facts.isTokenAccepted ? .user : .anonymous
  }
}

extension AuditRecord {
  /// The events of those from whom the call took a verified address, which changes their accounts.
  fileprivate func losses(of formerOwners: [AuditTrail.Subject]) -> [AuditRecord] {
    formerOwners.map { owner in
      var loss = self
      loss.username = AuditText.column(owner.username)
      loss.sub = owner.sub
      loss.nameHash = nil
      loss.rule = "another user has verified the address"
      return loss
    }
  }

  fileprivate mutating func end(by failure: AuthenticationFailure) {
    outcome = failure.publicException
    reason = failure.status.reason
    rule = rule ?? failure.rule
  }
}

extension AuthenticationFailure {
  fileprivate static let rateExceeded = tooManyRequests("Rate exceeded")

  fileprivate var isFault: Bool { publicException == Self.faultException }

  /// Which rule decided, where the reason alone tells little.
  ///
  /// Only sentences that hold nothing of the request: others may repeat what was typed.
  fileprivate var rule: String? {
    switch self {
    case .notAuthorized(let sentence), .limitExceeded(let sentence): sentence
    case .invalidParameter, .resourceNotFound, .concurrentModification, .invalidOAuthFlow,
      .scopeDoesNotExist, .featureUnavailableInTier, .userPoolTagging, .unauthorized,
      .userNotFound, .usernameExists, .aliasExists, .groupExists, .deviceKeyExists,
      .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .userNotConfirmed,
      .passwordResetRequired, .codeMismatch, .wrongFactorCode, .softwareTokenUsed,
      .softwareTokenMFANotFound, .enableSoftwareTokenMFA, .mfaMethodNotFound, .tooManyRequests,
      .preconditionNotMet, .userImportInProgress,
      .expiredCode,
      .unsupportedUserState, .unsupportedOperation, .unsupportedTokenType, .refreshTokenReuse,
      .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda,
      .unavailable, .internalFault:
      nil
    }
  }
}
