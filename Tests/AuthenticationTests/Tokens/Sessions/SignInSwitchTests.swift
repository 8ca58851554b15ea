internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationService
import GatehouseStubs
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

@Suite("SES-32: the switch that stops a user's sign-ins")
struct SignInSwitchTests {
  static let revoked = AuthenticationFailure.notAuthorized("Refresh Token has been revoked")
  private static let accessRevoked = AuthenticationFailure.notAuthorized(
    "Access Token has been revoked"
  )
  private static let stopped = AuthenticationFailure.notAuthorized(
    "Sign-in is stopped for this user."
  )
  private static let attribute = "gatehouse:sign_in"

  static func stage(_ option: String = "recovery") async throws -> Stage {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        userPoolTags: ["gatehouse:sign-in-switch": option]
      )
    )
    try await stage.addUser(
      "ann",
      attributes: ["email": "ann@example.com", "email_verified": "true"]
    )
    return stage
  }

  private func set(_ value: String, by token: String?, _ stage: Stage) async throws {
    _ = try await stage.service.accounts.updateUserAttributes(
      UpdateUserAttributesRequest(
        userAttributes: [AttributeType(name: Self.attribute, value: value)],
        accessToken: token
      ),
      call: .recording(stage.context)
    )
  }

  private func administer(
    _ value: String,
    _ stage: Stage,
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? stage.service).accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributes: [AttributeType(name: Self.attribute, value: value)]
      ),
      call: .recording(stage.context)
    )
  }

  private func shown(
    _ token: String?,
    _ stage: Stage,
    by service: Authentication? = nil
  ) async throws -> String? {
    let user = try await (service ?? stage.service).accounts.getUser(
      GetUserRequest(accessToken: token),
      call: .recording(stage.context)
    )
    return user.userAttributes?.first { $0.name == Self.attribute }?.value
  }

  @Test("stopped ends everything at once, and the user cannot take it back")
  func atOnce() async throws {
    let stage = try await Self.stage()
    let (first, second) = (try await stage.tokens("ann"), try await stage.tokens("ann"))
    #expect(try await shown(first.accessToken, stage) == "allowed")
    try await set("stopped", by: first.accessToken, stage)
    for tokens in [first, second] {
      await #expect(throws: Self.revoked) { try await stage.refresh(tokens.refreshToken) }
      await #expect(throws: Self.accessRevoked) { try await stage.getUser(tokens.accessToken) }
    }
    await #expect(throws: Self.stopped) { try await stage.signIn("ann") }
    // A wrong password is told nothing of it.
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", "Wr0ng!Password")
    }
    await #expect(throws: Self.accessRevoked) {
      try await set("allowed", by: first.accessToken, stage)
    }
    try await administer("allowed", stage)
    // What was ended stays ended.
    await #expect(throws: Self.revoked) { try await stage.refresh(first.refreshToken) }
    #expect(try await stage.tokens("ann").accessToken != nil)
  }

  @Test("stopped-at-expiry keeps an access token good until it expires, and no more")
  func atExpiry() async throws {
    let stage = try await Self.stage()
    let tokens = try await stage.tokens("ann")
    try await set("stopped-at-expiry", by: tokens.accessToken, stage)
    #expect(try await shown(tokens.accessToken, stage) == "stopped-at-expiry")
    await #expect(throws: Self.revoked) { try await stage.refresh(tokens.refreshToken) }
    await #expect(throws: Self.stopped) { try await stage.signIn("ann") }
    // The user's own way back, while the token is good.
    try await set("allowed", by: tokens.accessToken, stage)
    #expect(try await stage.refresh(tokens.refreshToken)?.accessToken != nil)
    try await set("stopped-at-expiry", by: tokens.accessToken, stage)
    stage.harness.clock.advance(by: .seconds(3600))
    await #expect(throws: AuthenticationFailure.notAuthorized("Access Token has expired")) {
      try await stage.getUser(tokens.accessToken)
    }
    _ = try await stage.service.accounts.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributeNames: [Self.attribute]
      ),
      call: .recording(stage.context)
    )
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }

  @Test("a switch that is a group's alone is told, also by an instance whose settings are older")
  func ofGroup() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await stage.addGroup("staff")
    try await stage.enter("staff", "ann")
    let token = try await stage.tokens("ann").accessToken
    let twin = stage.harness.twin
    #expect(try await shown(token, stage) == nil)
    #expect(try await shown(token, stage, by: twin) == nil)
    try await SessionLifetimeTests.tag(stage, ["sign-in-switch@group/staff": "recovery"])
    #expect(try await shown(token, stage, by: twin) == "allowed")
    #expect(try await shown(token, stage) == "allowed")
  }

  @Test("a reset of the password allows sign-ins again only where the tag is recovery")
  func recovery() async throws {
    for (option, isAllowed) in [("recovery", true), ("administrator", false)] {
      let stage = try await Self.stage(option)
      try await administer("stopped", stage)
      // So that the code is the newest message.
      stage.harness.clock.advance(by: .seconds(1))
      _ = try await stage.service.accounts.forgotPassword(
        ForgotPasswordRequest(clientId: stage.clientID, username: "ann"),
        call: .recording(stage.context)
      )
      _ = try await stage.service.accounts.confirmForgotPassword(
        ConfirmForgotPasswordRequest(
          clientId: stage.clientID,
          username: "ann",
          confirmationCode: try await stage.code("ann"),
          password: "N3w!Password"
        ),
        call: .recording(stage.context)
      )
      if isAllowed {
        #expect(try await stage.signIn("ann", "N3w!Password").authenticationResult != nil)
      } else {
        await #expect(throws: Self.stopped) { try await stage.signIn("ann", "N3w!Password") }
      }
    }
  }

  @Test("each change is told at a verified address, and no other call")
  func told() async throws {
    let stage = try await Self.stage()
    let tokens = try await stage.tokens("ann")
    for (value, subject) in [
      ("stopped-at-expiry", "Sign-in was stopped"), ("allowed", "Sign-in is allowed again"),
    ] {
      stage.harness.clock.advance(by: .seconds(1))
      for _ in 0..<2 { try await set(value, by: tokens.accessToken, stage) }
      let told = try await stage.harness.outbox.listOutboxMessages(
        ListOutboxMessagesRequest(userPoolId: stage.poolID, username: "ann"),
        context: stage.context
      ).messages.filter { $0.subject == subject }
      #expect(told.map(\.destination) == ["ann@example.com"])
    }
    try await stage.addUser("bob", attributes: ["email": "bob@example.com"])
    _ = try await stage.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "bob",
        userAttributes: [AttributeType(name: Self.attribute, value: "stopped")]
      ),
      call: .recording(stage.context)
    )
    let unverified = try await stage.harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: stage.poolID, username: "bob"),
      context: stage.context
    )
    #expect(unverified.messages.isEmpty)
  }

  @Test("without the tag there is no such attribute, and an administrator can always allow again")
  func off() async throws {
    let stage = try await Self.stage("off")
    let tokens = try await stage.tokens("ann")
    #expect(try await shown(tokens.accessToken, stage) == nil)
    let unknown = AuthenticationFailure.invalidParameter(
      "user.gatehouse:sign_in: Attribute does not exist in the schema.\n"
    )
    await #expect(throws: unknown) { try await set("stopped", by: tokens.accessToken, stage) }
    await #expect(throws: unknown) { try await administer("stopped", stage) }
    try await SessionLifetimeTests.tag(stage, ["sign-in-switch": "administrator"])
    try await administer("stopped", stage)
    try await SessionLifetimeTests.tag(stage, [:], without: ["sign-in-switch"])
    await #expect(throws: Self.stopped) { try await stage.signIn("ann") }
    try await administer("allowed", stage)
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    await #expect(throws: unknown) { try await administer("allowed", stage) }
  }

  @Test("no other value, and nothing of a request that is refused")
  func values() async throws {
    let stage = try await Self.stage()
    let tokens = try await stage.tokens("ann")
    for value in ["on", "Stopped", "stopped "] {
      await expectRefusal(.invalidParameter) { try await set(value, by: tokens.accessToken, stage) }
    }
    await expectRefusal(.invalidParameter) {
      _ = try await stage.service.accounts.adminUpdateUserAttributes(
        AdminUpdateUserAttributesRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributes: [
            AttributeType(name: Self.attribute, value: "stopped"),
            AttributeType(name: "no_such", value: "x"),
          ]
        ),
        call: .recording(stage.context)
      )
    }
    #expect(try await shown(tokens.accessToken, stage) == "allowed")
    // Terraform deletes attributes that it does not know: it is shown none.
    let described = try await stage.describeUser("ann").userAttributes ?? []
    #expect(!described.contains { $0.name == Self.attribute })
    let payload = try TokenPayload.decode(tokens.idToken)
    #expect(payload[Self.attribute] == nil)
  }

  @Test("SES-35: a stop is told after what the user's status refuses")
  func order() async throws {
    let stage = try await Self.stage()
    let token = try await stage.tokens("ann").refreshToken
    try await administer("stopped-at-expiry", stage)
    await #expect(throws: Self.revoked) { try await stage.refresh(token) }
    try await stage.harness.disable("ann", in: stage.poolID)
    await #expect(throws: AuthenticationFailure.userDisabled) { try await stage.refresh(token) }
    await #expect(throws: AuthenticationFailure.userDisabled) { try await stage.signIn("ann") }
  }

  /// Each call of token issuance that makes tokens, and whether the stop comes before or after it.
  private static let moments: [(word: String, isRefresh: Bool, isBefore: Bool)] = [
    ("stopped", false, true), ("stopped", false, false), ("stopped", true, true),
    ("stopped", true, false), ("stopped-at-expiry", false, true),
    ("stopped-at-expiry", false, false), ("stopped-at-expiry", true, true),
    ("stopped-at-expiry", true, false),
  ]

  @Test("stopped while tokens are being made, no order leaves a token", arguments: moments)
  func meanwhile(_ moment: (word: String, isRefresh: Bool, isBefore: Bool)) async throws {
    let stage = try await Self.stage()
    let former = try await stage.tokens("ann")
    let method =
      moment.isRefresh ? TokenIssuanceMethods.refreshTokens : TokenIssuanceMethods.issueTokens
    let channel = InterruptedChannel(
      stage.harness.tokenChannel,
      at: method.fullName,
      isBefore: moment.isBefore
    ) {
      do {
        try await self.administer(moment.word, stage)
      } catch {
        Issue.record(error)
      }
    }
    let service = try stage.harness.instance(tokens: channel)
    await #expect(throws: moment.isRefresh ? Self.revoked : Self.stopped) {
      if moment.isRefresh {
        try await stage.initiate(
          "REFRESH_TOKEN_AUTH",
          ["REFRESH_TOKEN": former.refreshToken ?? ""],
          on: service
        )
      } else {
        try await stage.initiate(
          "USER_PASSWORD_AUTH",
          ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
          on: service
        )
      }
    }
    // Nothing that began meanwhile comes to life when sign-ins are allowed again.
    try await administer("allowed", stage)
    let attributes = try await stage.describeUser("ann").userAttributes
    let sessions = try await stage.harness.tokens.listSessions(
      ListSessionsRequest(
        userPoolId: stage.poolID,
        sub: attributes?.first { $0.name == "sub" }?.value,
        limit: 10
      ),
      context: stage.context
    ).chains
    #expect(sessions.count == (moment.word == "stopped" ? 0 : 1))
  }

  @Test("of sign-ins, refreshes and a stop at once, no order leaves a token that counts")
  func atOnceTogether() async throws {
    let stage = try await Self.stage()
    for _ in 0..<10 {
      let former = try await stage.tokens("ann")
      async let stop: Void = administer("stopped", stage, on: stage.harness.twin)
      var made: [AuthenticationResultType] = []
      do {
        made.append(try await stage.tokens("ann"))
      } catch {
        #expect(error as? AuthenticationFailure == Self.stopped)
      }
      do {
        if let result = try await stage.refresh(former.refreshToken) { made.append(result) }
      } catch {
        #expect(error as? AuthenticationFailure == Self.revoked)
      }
      try await stop
      for tokens in made {
        await #expect(throws: Self.accessRevoked) { try await stage.getUser(tokens.accessToken) }
      }
      try await administer("allowed", stage)
    }
  }
}

/// Does something just before or just after the first call of one method.
private final class InterruptedChannel: RPCChannel {
  private let channel: InProcessChannel
  private let method: String
  private let isBefore: Bool
  private let interruption: @Sendable () async -> Void
  private let isDone = Mutex(false)

  init(
    _ channel: InProcessChannel,
    at method: String,
    isBefore: Bool,
    _ interruption: @escaping @Sendable () async -> Void
  ) {
    self.channel = channel
    self.method = method
    self.isBefore = isBefore
    self.interruption = interruption
  }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let isIts =
      method.fullName == self.method
      && isDone.withLock { done in
        defer { done = true }
        return !done
      }
    if isIts, isBefore { await interruption() }
    let response = try await channel.call(method, request, context: context)
    if isIts, !isBefore { await interruption() }
    return response
  }
}
