internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("How long sessions last by a pool's tags")
struct SessionLifetimeTests {
  static let expired = AuthenticationFailure.notAuthorized("Refresh Token has expired")
  private static let day: Int64 = 86_400

  static func stage(
    _ tags: [String: String],
    _ client: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> Stage {
    let tags = Dictionary(uniqueKeysWithValues: tags.map { ("gatehouse:\($0.key)", $0.value) })
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(userPoolTags: tags), client)
    try await stage.addUser("ann")
    return stage
  }

  static func tag(
    _ stage: Stage,
    _ tags: [String: String],
    without gone: [String] = []
  ) async throws {
    let keys = gone.map { "gatehouse:\($0)" }
    if !keys.isEmpty {
      _ = try await stage.service.pools.untagResource(
        UntagResourceRequest(resourceArn: stage.pool.arn, tagKeys: keys),
        call: .recording(stage.context)
      )
    }
    guard !tags.isEmpty else { return }
    _ = try await stage.service.pools.tagResource(
      TagResourceRequest(
        resourceArn: stage.pool.arn,
        tags: Dictionary(uniqueKeysWithValues: tags.map { ("gatehouse:\($0.key)", $0.value) })
      ),
      call: .recording(stage.context)
    )
  }

  private func pass(_ days: Int64, _ stage: Stage) {
    stage.harness.clock.advance(by: .seconds(days * Self.day))
  }

  @Test("SES-26: idle for 13 days it lives, for 15 it is over, with a window of 14")
  func idle() async throws {
    let stage = try await Self.stage(["session-idle": "14d"])
    let token = try await stage.tokens("ann").refreshToken
    for _ in 0..<3 {
      pass(13, stage)
      #expect(try await stage.refresh(token)?.accessToken != nil)
    }
    pass(15, stage)
    await #expect(throws: Self.expired) { try await stage.refresh(token) }
  }

  @Test("SES-27: however often it is refreshed over two years, it ends at the absolute limit")
  func absolute() async throws {
    let stage = try await Self.stage(["session-idle": "14d"])
    let token = try await stage.tokens("ann").refreshToken
    var lived: Int64 = 0
    for _ in 0..<73 {
      pass(10, stage)
      do {
        let result = try await stage.refresh(token)
        lived += 10
        // Nothing is promised beyond the limit.
        let left = Int64(result?.refreshTokenExpiresIn ?? 0)
        #expect(left == min(14, 365 - lived) * Self.day)
      } catch {
        #expect(error as? AuthenticationFailure == Self.expired)
        break
      }
    }
    #expect(lived == 360)
  }

  @Test("SES-27: an absolute limit of its own, with rotation and without")
  func ownLimit() async throws {
    for rotation in [nil, RefreshTokenRotationType(feature: "ENABLED", retryGracePeriodSeconds: 0)]
    {
      let stage = try await Self.stage(
        ["session-idle": "14d", "session-absolute": "20d"],
        CreateUserPoolClientRequest(
          explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"]
            + (rotation == nil ? ["ALLOW_REFRESH_TOKEN_AUTH"] : []),
          refreshTokenRotation: rotation
        )
      )
      var token = try await stage.tokens("ann").refreshToken
      for (days, isAlive) in [(12, true), (7, true), (2, false)] as [(Int64, Bool)] {
        pass(days, stage)
        do {
          let result = try await stage.service.tokens.getTokensFromRefreshToken(
            GetTokensFromRefreshTokenRequest(refreshToken: token, clientId: stage.clientID),
            call: .recording(stage.context)
          ).authenticationResult
          #expect(isAlive)
          token = result?.refreshToken ?? token
        } catch {
          #expect(!isAlive && error == Self.expired)
        }
      }
    }
  }

  @Test("a shortened tag ends what is beyond it at the next refresh, a removed one nothing")
  func changed() async throws {
    let stage = try await Self.stage(["session-idle": "30d"])
    let token = try await stage.tokens("ann").refreshToken
    pass(20, stage)
    #expect(try await stage.refresh(token) != nil)
    try await Self.tag(stage, ["session-absolute": "19d"])
    await #expect(throws: Self.expired) { try await stage.refresh(token) }
    // A longer one lets it live again: it was not ended.
    try await Self.tag(stage, ["session-absolute": "60d"])
    #expect(try await stage.refresh(token) != nil)
    // Without tags the session keeps the end that it has.
    try await Self.tag(stage, [:], without: ["session-idle", "session-absolute"])
    pass(29, stage)
    #expect(try await stage.refresh(token)?.refreshTokenExpiresIn == nil)
    pass(2, stage)
    await #expect(throws: Self.expired) { try await stage.refresh(token) }
  }

  @Test("SES-35: the rule of an event tells the idle window, the absolute limit and an end apart")
  func rules() async throws {
    let stage = try await Self.stage(["session-idle": "14d", "session-absolute": "20d"])
    func rule(_ token: String?) async throws -> String? {
      let call = Call.recording(stage.context)
      await expectRefusal(.notAuthorized) {
        _ = try await stage.service.signIn.initiateAuth(
          InitiateAuthRequest(
            authFlow: "REFRESH_TOKEN_AUTH",
            authParameters: ["REFRESH_TOKEN": token ?? ""],
            clientId: stage.clientID
          ),
          call: call
        )
      }
      return call.trail.facts.rule
    }
    let idle = try await stage.tokens("ann").refreshToken
    pass(15, stage)
    #expect(try await rule(idle) == "chain past its expiry")
    let old = try await stage.tokens("ann").refreshToken
    pass(13, stage)
    #expect(try await stage.refresh(old) != nil)
    pass(8, stage)
    #expect(try await rule(old) == "chain past its absolute limit")
    let ended = try await stage.tokens("ann").refreshToken
    _ = try await stage.service.tokens.adminUserGlobalSignOut(
      AdminUserGlobalSignOutRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    #expect(try await rule(ended) == "chain ended by request")
  }

  @Test("session-absolute alone only shortens RefreshTokenValidity")
  func alone() async throws {
    let shorter = try await Self.stage(["session-absolute": "10d"])
    let token = try await shorter.tokens("ann")
    #expect(token.refreshTokenExpiresIn == nil)
    pass(9, shorter)
    #expect(try await shorter.refresh(token.refreshToken) != nil)
    pass(2, shorter)
    await #expect(throws: Self.expired) { try await shorter.refresh(token.refreshToken) }
    let longer = try await Self.stage(["session-absolute": "300d"])
    let other = try await longer.tokens("ann").refreshToken
    pass(29, longer)
    #expect(try await longer.refresh(other) != nil)
    pass(2, longer)
    await #expect(throws: Self.expired) { try await longer.refresh(other) }
  }

  @Test("SES-29: the client is told when its session ends, where an idle window is in force")
  func told() async throws {
    let stage = try await Self.stage(["session-idle": "14d"])
    let first = try await stage.tokens("ann")
    #expect(first.refreshTokenExpiresIn == Int32(14 * Self.day))
    pass(1, stage)
    #expect(
      try await stage.refresh(first.refreshToken)?.refreshTokenExpiresIn == Int32(14 * Self.day)
    )
    let plain = try await Self.stage([:])
    #expect(try await plain.tokens("ann").refreshTokenExpiresIn == nil)
  }

  @Test("a group's window alone does not outlast the client's RefreshTokenValidity")
  func group() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await stage.addGroup("staff")
    try await stage.enter("staff", "ann")
    try await Self.tag(stage, ["session-idle@group/staff": "14d"])
    let token = try await stage.tokens("ann").refreshToken
    for _ in 0..<2 {
      pass(13, stage)
      #expect(try await stage.refresh(token) != nil)
    }
    pass(5, stage)
    await #expect(throws: Self.expired) { try await stage.refresh(token) }
    let idle = try await stage.tokens("ann").refreshToken
    pass(15, stage)
    await #expect(throws: Self.expired) { try await stage.refresh(idle) }
  }

  @Test(
    "SES-30, SES-31: one session for each installation of a client, and for each client its own"
  )
  func installation() async throws {
    let stage = try await Self.stage(["session-per-device": "one"])
    let other = try await stage.harness.makeClient(of: stage.pool)
    func signIn(_ name: String?, _ client: String?) async throws -> String? {
      try await stage.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
          clientMetadata: name.map { ["gatehouse:installation": $0] },
          clientId: client
        ),
        call: .recording(stage.context)
      ).authenticationResult?.refreshToken
    }
    let first = try await signIn("phone", stage.clientID)
    let elsewhere = try await signIn("phone", other.clientId)
    let tablet = try await signIn("tablet", stage.clientID)
    let nameless = try await signIn(nil, stage.clientID)
    _ = try await signIn(nil, stage.clientID)
    let second = try await signIn("phone", stage.clientID)
    await #expect(throws: SignInSwitchTests.revoked) { try await stage.refresh(first) }
    for token in [tablet, nameless, second] {
      #expect(try await stage.refresh(token)?.accessToken != nil)
    }
    let kept = Stage(harness: stage.harness, pool: stage.pool, client: other)
    #expect(try await kept.refresh(elsewhere)?.accessToken != nil)
    for wrong in ["", "a b", "ä", String(repeating: "x", count: 129)] {
      await expectRefusal(.invalidParameter) { _ = try await signIn(wrong, stage.clientID) }
    }
  }
}
