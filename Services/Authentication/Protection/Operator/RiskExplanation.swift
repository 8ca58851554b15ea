internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import JSON
internal import PublicOperations
internal import RPC

/// How a sign-in's risk comes about, for the operator (THR-60).
extension RiskOperator {
  /// An event by its stored facts, and the configuration of now.
  func explain(
    event id: String,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> ExplainRiskResponse {
    guard let event = try await protection.eventListing.find(id, in: pool.id) else {
      throw .resourceNotFound("The event \(id) does not exist.")
    }
    let policy = try await policy(of: event.client, in: pool)
    guard let facts = try event.facts() else {
      throw .invalidParameter("The event \(id) was not scored: it is of a \(event.kind).")
    }
    var explained = answer(
      RiskDecision(facts, from: event.address, by: policy),
      facts,
      policy,
      mode: event.mode,
      in: pool
    )
    explained.eventResponse = event.response
    return explained
  }

  /// A sign-in that never was.
  func explainImagined(
    _ request: ExplainRiskRequest,
    in pool: UserPoolSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ExplainRiskResponse {
    let (_, user) = try await protection.directory.managedUser(
      request.username,
      in: pool.id.text,
      operatorCall(context)
    )
    let policy = try await policy(of: request.clientId, in: pool)
    var evidence = SignInEvidence()
    evidence.address = request.ipAddress
    evidence.hasContext = request.deviceId != nil
    let browser = request.userAgent.map { BrowserName($0) } ?? .unknown
    evidence.deviceName = browser.text
    evidence.traits = protection.traits(
      of: user.sub,
      in: pool.id,
      address: evidence.address,
      deviceID: request.deviceId,
      browser: browser
    )
    let facts = try await protection.facts(
      of: evidence,
      user.sub,
      from: evidence.address.map(SourceNetwork.of),
      in: pool.id,
      at: request.atUnixMillis.map(Instant.init(unixMillis:)) ?? protection.clock.now()
    )
    return answer(
      RiskDecision(facts, from: evidence.address, by: policy),
      facts,
      policy,
      mode: pool.protection.mode.rawValue,
      in: pool
    )
  }

  /// The present policy of a client; the pool's where it is gone.
  func policy(
    of client: String?,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> RiskPolicy {
    guard let id = client.flatMap({ ClientID($0) }) else {
      return pool.protection.policy(of: nil)
    }
    do throws(AuthenticationFailure) {
      return pool.protection.policy(of: try await protection.settings.client(id).client)
    } catch .resourceNotFound {
      return pool.protection.policy(of: nil)
    } catch {
      throw error
    }
  }

  private func answer(
    _ decision: RiskDecision,
    _ facts: RiskFacts,
    _ policy: RiskPolicy,
    mode: String,
    in pool: UserPoolSettings
  ) -> ExplainRiskResponse {
    var configuration = pool.protection.configuration ?? RiskConfigurationType()
    configuration.userPoolId = pool.id.text
    return ExplainRiskResponse(
      reasons: decision.reasons.map {
        RiskReason(name: $0.name, points: Int32(clamping: $0.points))
      },
      score: Int32(clamping: decision.score),
      level: decision.level?.rawValue,
      action: decision.response.action == .none ? nil : decision.response.action.rawValue,
      mode: mode,
      notes: facts.unknown + (facts.isLearning ? ["learning"] : []),
      configuration: JSONWriter.bytes(of: configuration)
    )
  }
}
