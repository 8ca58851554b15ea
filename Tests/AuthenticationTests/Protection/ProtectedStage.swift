internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationProtection
internal import AuthenticationService
internal import AuthenticationSignIn
internal import LambdaFunctions
internal import PublicOperations
internal import RPC
internal import TestSupport

/// A pool with threat protection, whose users sign in from where a test says.
struct ProtectedStage: Sendable {
  let stage: Stage

  /// One of another test, whose pool has threat protection.
  init(_ stage: Stage) {
    self.stage = stage
  }

  init(
    _ mode: String = "ENFORCED",
    factors: Bool = false,
    devices: DeviceConfigurationType? = nil,
    tags: [String: String]? = nil,
    functions: LambdaFunctions? = nil,
    triggers: LambdaConfigType? = nil
  ) async throws {
    let harness = try await SignInHarness(functions: functions)
    stage = try await harness.stage(
      CreateUserPoolRequest(
        lambdaConfig: triggers,
        deviceConfiguration: devices,
        userPoolTags: tags,
        userPoolAddOns: UserPoolAddOnsType(advancedSecurityMode: mode),
        userPoolTier: "PLUS"
      )
    )
    if factors {
      _ = try await stage.service.pools.setUserPoolMfaConfig(
        SetUserPoolMfaConfigRequest(
          userPoolId: stage.poolID,
          softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
          mfaConfiguration: "OPTIONAL"
        ),
        call: .recording(stage.context)
      )
    }
  }

  /// On no list of leaked ones.
  static let password = "9-Lanterns-afloat"

  @discardableResult
  func addUser(_ name: String) async throws -> String {
    try await stage.addUser(name, password: Self.password)
  }

  var protection: Protection { stage.service.protection }
  var clock: ManualClock { stage.harness.clock }

  /// A call from an address, by a browser.
  func call(from address: String, agent: String = Self.agent) -> Call {
    var context = stage.context
    context.sourceIP = address
    context.userAgent = agent
    return .recording(context)
  }

  static let agent = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36"
  static let otherAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"

  @discardableResult
  func signIn(
    _ name: String,
    from address: String,
    agent: String = Self.agent,
    password: String = Self.password,
    device: String? = nil,
    encoded: String? = nil
  ) async throws -> InitiateAuthResponse {
    var parameters = ["USERNAME": name, "PASSWORD": password]
    parameters["DEVICE_KEY"] = device
    return try await stage.service.signIn.initiateAuth(
      InitiateAuthRequest(
        authFlow: "USER_PASSWORD_AUTH",
        authParameters: parameters,
        clientId: stage.clientID,
        userContextData: encoded.map { UserContextDataType(encodedData: $0) }
      ),
      call: call(from: address, agent: agent)
    )
  }

  /// Answers a challenge from an address, by a browser.
  @discardableResult
  func respond(
    _ challenge: String,
    _ responses: [String: String],
    session: String? = nil,
    from address: String,
    agent: String = Self.agent
  ) async throws -> RespondToAuthChallengeResponse {
    try await stage.service.signIn.respondToAuthChallenge(
      RespondToAuthChallengeRequest(
        clientId: stage.clientID,
        challengeName: challenge,
        session: session,
        challengeResponses: responses
      ),
      call: call(from: address, agent: agent)
    )
  }

  /// Signs in once a day from one place until nothing new is learned.
  func settle(_ name: String, from address: String) async throws {
    for _ in 0..<4 {
      try await signIn(name, from: address)
      await protection.flush()
      clock.advance(by: .seconds(86_400))
    }
  }

  func events(_ name: String) async throws -> [AuthEventType] {
    try await protection.adminListUserAuthEvents(
      AdminListUserAuthEventsRequest(userPoolId: stage.poolID, username: name),
      call: .recording(stage.context)
    ).authEvents ?? []
  }

  func configure(
    low: String? = nil,
    medium: String? = nil,
    high: String? = nil,
    notify: Bool = false,
    leaked: String? = nil,
    blocked: [String]? = nil,
    skipped: [String]? = nil,
    client: String? = nil
  ) async throws {
    let action = { (text: String?) in
      text.map { AccountTakeoverActionType(notify: notify, eventAction: $0) }
    }
    var takeover: AccountTakeoverRiskConfigurationType?
    if low != nil || medium != nil || high != nil {
      takeover = AccountTakeoverRiskConfigurationType(
        actions: AccountTakeoverActionsType(
          lowAction: action(low),
          mediumAction: action(medium),
          highAction: action(high)
        )
      )
    }
    _ = try await protection.setRiskConfiguration(
      SetRiskConfigurationRequest(
        userPoolId: stage.poolID,
        clientId: client,
        compromisedCredentialsRiskConfiguration: leaked.map {
          CompromisedCredentialsRiskConfigurationType(
            actions: CompromisedCredentialsActionsType(eventAction: $0)
          )
        },
        accountTakeoverRiskConfiguration: takeover,
        riskExceptionConfiguration: blocked == nil && skipped == nil
          ? nil
          : RiskExceptionConfigurationType(
            blockedIpRangeList: blocked,
            skippedIpRangeList: skipped
          )
      ),
      call: .recording(stage.context)
    )
  }
}
