internal import Cryptography
internal import Domain
public import GatehouseStubs
internal import Logging
public import RPC

/// Through here goes every public operation, and leaves an event where one is due.
///
/// A change is written down before it is made, so that no crash keeps it from the log. An answer to a
/// change or to an administrator is given once its event is committed; where that fails the caller
/// hears of a fault, although the change was made. A refusal is told in any case.
public struct PublicOperationGate: OperationInterceptor {
  private let authentication: Authentication
  private let auditLog: AuditLog
  private let names: AuditNames
  /// Nil where nobody counts requests.
  private let rates: RequestRates?
  private let rateRefusals = RateRefusals()

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
    if let rates {
      let bucket = try await bucket(of: operation, naming)
      guard try await rates.admits(bucket) else {
        note(record(of: operation, naming, context, AuditTrail.Facts()), beyond: bucket)
        throw .rateExceeded
      }
    }
    let trail = AuditTrail(isOfChange: operation.isChange) {
      (facts) async throws(AuthenticationFailure) in
      let id = authentication.random.bytes(16)
      try await auditLog.begin(record(of: operation, naming, context, facts), as: id)
      return id
    }
    // Whoever shows a token is written down once it is accepted: nobody is blamed by one that is made
    // up, and none of those who show such costs a row more than a refusal's.
    if naming.accessToken == nil { try await trail.beginOperation() }
    var service = authentication
    service.trail = trail
    let response: Response
    do throws(AuthenticationFailure) {
      response = try await perform(service)
    } catch {
      await recordFailure(error, of: operation, naming, context, trail.facts)
      throw error
    }
    let facts = trail.facts
    if operation.isAuditedOnSuccess || facts.begun != nil {
      let event = record(of: operation, naming, context, facts)
      try await auditLog.write(event, ending: facts.begun)
    }
    return response
  }

  /// Nobody waits for this event: whoever asks too often must not be made to cost more.
  private func note(_ record: AuditRecord, beyond bucket: RequestBucket) {
    guard let unwritten = rateRefusals.admit(bucket, at: record.at) else { return }
    var event = record
    if unwritten > 0 { event.rule = "\(unwritten) more since the last such event" }
    event.end(by: .rateExceeded)
    auditLog.submit(event)
  }

  /// A fault is an event only where the operation may have changed something before.
  private func recordFailure(
    _ failure: AuthenticationFailure,
    of operation: AuthenticationOperation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ facts: AuditTrail.Facts
  ) async {
    let isRefusal = failure.publicException != AuthenticationFailure.faultException
    guard isRefusal || operation.isAuditedOnSuccess || facts.begun != nil else { return }
    var event = record(of: operation, naming, context, facts)
    event.end(by: failure)
    do throws(AuthenticationFailure) {
      try await auditLog.write(event, ending: facts.begun)
    } catch {
      authentication.logger.error(
        "an audit event is lost",
        metadata: [
          "request_id": "\(context.requestID)", "operation": "\(operation.rawValue)",
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
      userAgent: AuditText.column(context.userAgent, most: 512),
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
  fileprivate mutating func end(by failure: AuthenticationFailure) {
    outcome = failure.publicException
    reason = failure.status.reason
    rule = rule ?? failure.rule
  }
}

extension AuthenticationFailure {
  fileprivate static let rateExceeded = tooManyRequests("Rate exceeded")

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
