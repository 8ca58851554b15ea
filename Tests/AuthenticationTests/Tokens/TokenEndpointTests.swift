internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import Domain
internal import FoundationEssentials
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing
internal import TicketTestSupport

@Suite("The token endpoint's refresh grant")
struct TokenEndpointTests {
  /// The endpoint before a service, behind a gate of its own.
  private struct Door: Sendable {
    let stage: Stage
    let endpoint: TokenEndpoint
    let events: AuditOperator
    let log: AuditLog

    init(_ stage: Stage, _ service: Authentication? = nil) throws {
      self.stage = stage
      let database = stage.harness.database.pool(schema: "authentication")
      log = AuditLog(
        database: database,
        clock: stage.harness.clock,
        random: SequenceRandomSource(seed: 7),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      )
      let service = service ?? stage.service
      endpoint = TokenEndpoint(
        service.tokens,
        through: service.gate(tickets: try TicketingChannel.testKeys(), auditLog: log)
      )
      events = AuditOperator(
        database: database,
        sealer: stage.harness.sealer,
        of: .userPools,
        clock: stage.harness.clock
      )
    }

    func grant(
      _ token: String?,
      secret: String? = nil,
      client: String? = nil
    ) async throws -> GrantByRefreshTokenResponse {
      // Every request has an id of its own.
      var context = stage.context
      context.requestID = "\(UInt64.random(in: .min ... .max))"
      let response = try await endpoint.grantByRefreshToken(
        GrantByRefreshTokenRequest(
          clientId: client ?? stage.clientID,
          clientSecret: secret,
          refreshToken: token
        ),
        context: context
      )
      // Each door's log and each kind of refusal is written apart, some time later: written here, the
      // events of all doors stand in the order of their requests.
      await log.flush()
      return response
    }

    func newestEvent() async throws -> AuditEvent? {
      try await events.listAuditEvents(
        ListAuditEventsRequest(limit: 1),
        context: stage.context
      )
      .events.first
    }
  }

  private static let always = DeviceConfigurationType(
    challengeRequiredOnNewDevice: false,
    deviceOnlyRememberedOnUserPrompt: false
  )

  @Test("gives new tokens of the same sign-in and no refresh token")
  func wholeWay() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let first = try await stage.tokens("ann")
    stage.harness.clock.advance(by: .seconds(600))
    let result = try await Door(stage).grant(first.refreshToken)
    #expect(result.error == nil && result.refreshToken == nil && result.expiresInSeconds == 3600)
    let old = try TokenPayload.decode(first.idToken)
    let new = try TokenPayload.decode(result.idToken)
    for claim in ["sub", "auth_time", "origin_jti", "cognito:username"] {
      #expect(old[claim] != nil && old[claim] == new[claim])
    }
    #expect(try await stage.getUser(result.accessToken).username == "ann")
  }

  @Test("DEV-29: works for an API sign-in only where no devices are remembered")
  func remembering() async throws {
    for configuration in [
      nil, Self.always,
      DeviceConfigurationType(
        challengeRequiredOnNewDevice: true,
        deviceOnlyRememberedOnUserPrompt: true
      ),
    ] {
      let stage = try await SignInHarness().stage(
        CreateUserPoolRequest(
          deviceConfiguration: configuration,
          // Not even then: what may leave the key out is the API's own refresh.
          userPoolTags: ["gatehouse:refresh-without-device-key": "accept"]
        )
      )
      try await stage.addUser("ann")
      let tokens = try await stage.tokens("ann")
      let result = try await Door(stage).grant(tokens.refreshToken)
      #expect(result.error == (configuration == nil ? nil : "invalid_grant"))
      #expect((result.accessToken != nil) == (configuration == nil))
      guard configuration != nil else { continue }
      let device = try DeviceClient(stage, "ann", tokens)
      try await device.confirm()
      #expect(try await Door(stage).grant(tokens.refreshToken).error == "invalid_grant")
      #expect(try await device.refresh(tokens.refreshToken, key: device.key) != nil)
      let event = try #require(try await Door(stage).newestEvent())
      #expect(event.operation == "GetTokensFromRefreshToken")
      #expect(event.rule == "the token endpoint does not refresh where devices are remembered")
    }
  }

  @Test("DEV-29: is refused for a sign-in without a device too, once remembering is switched on")
  func rememberingSince() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    _ = try await stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: stage.poolID,
        deviceConfiguration: Self.always
      ),
      call: .recording(stage.context)
    )
    // An instance that still has the settings of before reads the new ones with the user.
    #expect(try await Door(stage, stage.harness.twin).grant(token).error == "invalid_grant")
    #expect(try await Door(stage).grant(token).error == "invalid_grant")
  }

  @Test("needs the secret of a client that has one, and no secret of one that has none")
  func secrets() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    let door = try Door(stage)
    for secret in [nil, "", "wrong", stage.secretHash("ann")] {
      #expect(try await door.grant(token, secret: secret).error == "invalid_client")
    }
    let event = try #require(try await door.newestEvent())
    #expect(event.outcome == "UnauthorizedException" && event.clientId == stage.clientID)
    #expect(event.rule == "the client did not prove which it is")
    let result = try await door.grant(token, secret: stage.client.clientSecret)
    #expect(result.error == nil && result.idToken != nil)

    let open = try await harness.stage()
    try await open.addUser("ann")
    let other = try await open.tokens("ann").refreshToken
    #expect(try await Door(open).grant(other, secret: "any").error == "invalid_client")
    #expect(try await Door(open).grant(other).error == nil)
  }

  @Test("does not tell which clients exist: an unknown one fails like one with the wrong secret")
  func unknownClients() async throws {
    let door = try Door(try await SignInHarness().stage())
    for client in ["unknown", "", "a\u{0}b", String(repeating: "a", count: 26)] {
      #expect(try await door.grant("x", secret: "s", client: client).error == "invalid_client")
    }
  }

  @Test("knows a secret that was added, and forgets one that was deleted, on every instance")
  func secretRotation() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    let twin = try Door(stage, stage.harness.twin)
    let old = stage.client.clientSecret
    #expect(try await twin.grant(token, secret: old).error == nil)
    let added = try await stage.service.pools.addUserPoolClientSecret(
      AddUserPoolClientSecretRequest(userPoolId: stage.poolID, clientId: stage.clientID),
      call: .recording(stage.context)
    ).clientSecretDescriptor
    #expect(try await twin.grant(token, secret: added?.clientSecretValue).error == nil)
    let listed =
      try await stage.service.pools.listUserPoolClientSecrets(
        ListUserPoolClientSecretsRequest(userPoolId: stage.poolID, clientId: stage.clientID),
        call: .recording(stage.context)
      ).clientSecrets ?? []
    for secret in listed where secret.clientSecretId != added?.clientSecretId {
      _ = try await stage.service.pools.deleteUserPoolClientSecret(
        DeleteUserPoolClientSecretRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          clientSecretId: secret.clientSecretId
        ),
        call: .recording(stage.context)
      )
    }
    #expect(try await twin.grant(token, secret: old).error == "invalid_client")
    #expect(try await twin.grant(token, secret: added?.clientSecretValue).error == nil)
  }

  @Test("is for clients that may refresh, by the flow or by rotating")
  func flows() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"])
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    #expect(try await Door(stage).grant(token).error == "unauthorized_client")
    #expect(try await Door(stage).newestEvent()?.rule == "the client allows no refreshing")
  }

  @Test("rotates where the client does, and ends the sign-in on reuse")
  func rotation() async throws {
    let stage = try await SignInHarness()
      .stage(CreateUserPoolRequest(), RefreshTests.rotating(0))
    try await stage.addUser("ann")
    let door = try Door(stage)
    let first = try await stage.tokens("ann").refreshToken
    let second = try await door.grant(first).refreshToken
    #expect(second != nil && second != first)
    stage.harness.clock.advance(by: .seconds(60))
    let third = try await door.grant(second)
    #expect(third.refreshToken != nil)
    #expect(try await door.grant(first).error == "invalid_grant")
    #expect(try await door.newestEvent()?.outcome == "RefreshTokenReuseException")
    #expect(try await door.grant(third.refreshToken).error == "invalid_grant")
  }

  @Test("is refused for what is no refresh token of the client, and for what no longer is one")
  func invalidTokens() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    try await stage.addUser("ann")
    let door = try Door(stage)
    let tokens = try await stage.tokens("ann")
    for token in ["rubbish", "\u{0}", tokens.accessToken, String(repeating: "A", count: 20_000)] {
      #expect(try await door.grant(token).error == "invalid_grant")
    }
    #expect(try await door.grant(nil).error == "invalid_request")
    #expect(try await Door(other).grant(tokens.refreshToken).error == "invalid_grant")

    let revoked = try await stage.tokens("ann").refreshToken
    _ = try await stage.service.tokens.revokeToken(
      RevokeTokenRequest(token: revoked, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    #expect(try await door.grant(revoked).error == "invalid_grant")
    #expect(try await door.newestEvent()?.rule == "chain ended by request")

    stage.harness.clock.advance(by: .seconds(30 * 86_400))
    #expect(try await door.grant(tokens.refreshToken).error == "invalid_grant")
  }

  @Test("is refused for a user who was disabled")
  func disabledUser() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    try await stage.harness.disable("ann", in: stage.poolID)
    #expect(try await Door(stage).grant(token).error == "invalid_grant")
    #expect(try await Door(stage).newestEvent()?.rule == "User is disabled.")
  }

  @Test("a function that answers nonsense is no fault of the request")
  func failingFunction() async throws {
    let fails = Mutex(false)
    try await FunctionServer.with({ invocation in
      guard fails.withLock({ $0 }) else { return .event(invocation) }
      return .answer(status: 200, headers: [], body: Array("[]".utf8))
    }) { _, functions in
      let stage = try await SignInHarness(functions: functions)
        .stage(CreateUserPoolRequest(lambdaConfig: Triggers.tokens("V1_0")))
      try await stage.addUser("ann")
      let token = try await stage.tokens("ann").refreshToken
      fails.withLock { $0 = true }
      await #expect {
        try await Door(stage).grant(token)
      } throws: { error in
        if case .invalidLambdaResponse = error as? AuthenticationFailure { true } else { false }
      }
    }
  }

  @Test("a token issuance out of reach is a fault, on which no user is signed out")
  func fault() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    let service = try stage.harness.instance(tokens: UnreachableChannel())
    await #expect {
      try await Door(stage, service).grant(token)
    } throws: { error in
      if case .unavailable = error as? AuthenticationFailure { true } else { false }
    }
  }
}

/// Another process that cannot be reached.
private struct UnreachableChannel: RPCChannel {
  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    throw RPCError(code: .unavailable)
  }
}
