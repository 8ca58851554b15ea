internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing

/// Refresh tokens say whose they are; that spares a question, and nothing else may come of it.
@Suite("The name in a refresh token")
struct NamedRefreshTokenTests {
  /// What follows the name: all of a token as earlier versions made it.
  private func unnamed(_ token: String?) throws -> String {
    let parts = try #require(token).split(separator: ".")
    #expect(parts.count == 2)
    return String(parts[1])
  }

  @Test("spares the question whose token it is, in both operations")
  func oneCall() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    let channel = WatchedChannel(stage.harness.tokenChannel)
    let service = try stage.harness.instance(tokens: channel)
    _ = try await stage.initiate(
      "REFRESH_TOKEN_AUTH",
      ["REFRESH_TOKEN": token ?? ""],
      on: service
    )
    _ = try await service.tokens.getTokensFromRefreshToken(
      GetTokensFromRefreshTokenRequest(refreshToken: token, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    #expect(channel.methods == ["RefreshTokens", "RefreshTokens"])
  }

  @Test("may be missing, as in tokens of earlier versions, or made up: the token alone counts")
  func otherNames() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let bob = try await stage.addUser("bob")
    let off = try await stage.addUser("off")
    try await stage.harness.disable("off", in: stage.poolID)
    let tail = try unnamed(try await stage.tokens("ann").refreshToken)
    let nobody = "11111111-2222-4333-8444-555555555555"
    for text in [tail] + [sub, sub.uppercased(), bob, off, nobody].map({ "\($0).\(tail)" }) {
      let result = try await stage.refresh(text)
      #expect(try TokenPayload.decode(result?.accessToken)["sub"] == .string(sub))
      #expect(try TokenPayload.decode(result?.idToken)["cognito:username"] == .string("ann"))
    }
  }

  @Test("says nothing to a client without the token: all get the same refusal")
  func nothingLearned() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    let sub = try await stage.addUser("ann")
    let off = try await stage.addUser("off")
    try await stage.harness.disable("off", in: stage.poolID)
    let elsewhere = try await other.addUser("ann")
    let foreign = try unnamed(try await other.tokens("ann").refreshToken)
    let nobody = "11111111-2222-4333-8444-555555555555"
    for name in [sub, off, elsewhere, nobody, "", "ann", "\(sub).\(sub)"] {
      for tail in ["rubbish", "", foreign, String(repeating: "A", count: 98)] {
        await #expect(throws: RefreshTests.invalid) {
          try await stage.refresh("\(name).\(tail)")
        }
      }
    }
  }

  @Test("does not change what a rotation does: one successor, grace, and the end by reuse")
  func rotation() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      RefreshTests.rotating(30)
    )
    let sub = try await stage.addUser("ann")
    let bob = try await stage.addUser("bob")
    let first = try await stage.tokens("ann")
    let tail = try unnamed(first.refreshToken)
    let successor = try await next(stage, first.refreshToken)
    // Whatever it is called, it is the token that was replaced.
    for text in [tail, "\(sub).\(tail)", "\(bob).\(tail)"] {
      #expect(try await next(stage, text) == successor)
    }
    #expect(try unnamed(successor) != tail)
    stage.harness.clock.advance(by: .seconds(30))
    await #expect(throws: AuthenticationFailure.refreshTokenReuse) {
      try await next(stage, "\(bob).\(tail)")
    }
    await #expect(throws: RevocationTests.revokedRefresh) { try await next(stage, successor) }
    await #expect(throws: RevocationTests.revokedAccess) {
      try await stage.getUser(first.accessToken)
    }
  }

  private func next(_ stage: Stage, _ token: String?) async throws -> String? {
    try await stage.service.tokens.getTokensFromRefreshToken(
      GetTokensFromRefreshTokenRequest(refreshToken: token, clientId: stage.clientID),
      call: .recording(stage.context)
    ).authenticationResult?.refreshToken
  }

  @Test("a sign-out after the user was read and before the chain is ends the refresh")
  func revokedMeanwhile() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    let channel = WatchedChannel(stage.harness.tokenChannel) { method in
      guard method == "RefreshTokens" else { return }
      _ = try? await stage.service.tokens.globalSignOut(
        GlobalSignOutRequest(accessToken: tokens.accessToken),
        call: .recording(stage.context)
      )
    }
    let service = try stage.harness.instance(tokens: channel)
    await #expect(throws: RevocationTests.revokedRefresh) {
      try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": tokens.refreshToken ?? ""],
        on: service
      )
    }
    #expect(channel.methods == ["RefreshTokens"])
  }

  @Test("DEV-26, DEV-27: a device that is forgotten after it was found ends the refresh too")
  func forgottenMeanwhile() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let channel = WatchedChannel(stage.harness.tokenChannel) { method in
      if method == "RefreshTokens" { _ = try? await device.forget() }
    }
    let service = try stage.harness.instance(tokens: channel)
    await #expect(throws: DeviceTokenTests.refused) {
      try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": device.tokens.refreshToken ?? "", "DEVICE_KEY": device.key],
        on: service
      )
    }
    #expect(channel.methods == ["RefreshTokens"])
  }
}

/// Token issuance behind a note of what it is asked, and something that happens just before.
private final class WatchedChannel: RPCChannel {
  private let channel: InProcessChannel
  private let before: @Sendable (String) async -> Void
  private let asked = Mutex<[String]>([])

  var methods: [String] { asked.withLock { $0 } }

  init(_ channel: InProcessChannel, before: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.channel = channel
    self.before = before
  }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let name = String(method.fullName.drop { $0 != "/" }.dropFirst())
    asked.withLock { $0.append(name) }
    await before(name)
    return try await channel.call(method, request, context: context)
  }
}
