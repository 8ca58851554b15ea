internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Refreshing")
struct RefreshTests {
  static let invalid = AuthenticationFailure.notAuthorized("Invalid Refresh Token.")

  private func exchange(
    _ stage: Stage,
    _ token: String?,
    secret: String? = nil
  ) async throws -> AuthenticationResultType? {
    try await stage.service.tokens.getTokensFromRefreshToken(
      GetTokensFromRefreshTokenRequest(
        refreshToken: token,
        clientId: stage.clientID,
        clientSecret: secret
      ),
      call: .recording(stage.context)
    ).authenticationResult
  }

  static func rotating(_ seconds: Int32) -> CreateUserPoolClientRequest {
    CreateUserPoolClientRequest(
      explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
      refreshTokenRotation: RefreshTokenRotationType(
        feature: "ENABLED",
        retryGracePeriodSeconds: seconds
      )
    )
  }

  @Test("by both names of the flow gives new tokens of the same sign-in and no refresh token")
  func oldFlow() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let first = try await stage.tokens("ann")
    stage.harness.clock.advance(by: .seconds(600))
    for flow in ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"] {
      let result = try await stage.initiate(flow, ["REFRESH_TOKEN": first.refreshToken ?? ""])
        .authenticationResult
      #expect(result?.refreshToken == nil)
      let old = try TokenPayload.decode(first.idToken)
      let new = try TokenPayload.decode(result?.idToken)
      for claim in ["sub", "auth_time", "origin_jti", "event_id", "cognito:username"] {
        #expect(old[claim] != nil && old[claim] == new[claim])
      }
      #expect(old["jti"] != new["jti"])
      #expect(try await stage.getUser(result?.accessToken).username == "ann")
    }
    #expect(try await exchange(stage, first.refreshToken)?.refreshToken == nil)
  }

  @Test("shows what the user's attributes are now")
  func currentAttributes() async throws {
    let stage = try await SignInHarness().stage(SignUpTests.mailPool)
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    try await stage.confirm("ann", try await stage.code("ann"))
    let first = try await stage.tokens("ann")
    let second = try await stage.refresh(first.refreshToken)
    #expect(try TokenPayload.decode(second?.idToken)["email_verified"] == .bool(true))
  }

  @Test("is refused for what is no refresh token of this client")
  func foreignTokens() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    for token in ["rubbish", tokens.accessToken ?? "", String(repeating: "A", count: 200)] {
      await #expect(throws: Self.invalid) { try await stage.refresh(token) }
    }
    await #expect(throws: Self.invalid) { try await other.refresh(tokens.refreshToken) }
    await #expect(throws: Self.invalid) { try await exchange(other, tokens.refreshToken) }
  }

  @Test("ends when the client's refresh tokens do")
  func expiry() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    stage.harness.clock.advance(by: .seconds(30 * 86_400))
    await #expect(throws: AuthenticationFailure.notAuthorized("Refresh Token has expired")) {
      try await stage.refresh(tokens.refreshToken)
    }
  }

  @Test("needs the hash over the username or the sub, or the raw secret in the newer operation")
  func secrets() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    let sub = try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken ?? ""
    for name in ["ann", sub] {
      let answer = try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": token, "SECRET_HASH": stage.secretHash(name) ?? ""]
      )
      #expect(answer.authenticationResult?.idToken != nil)
    }
    let unverified = AuthenticationFailure.notAuthorized(
      "Unable to verify secret hash for client \(stage.clientID)"
    )
    for wrong in [stage.secretHash("bob") ?? "", "", "wrong"] {
      await #expect(throws: unverified) {
        try await stage.initiate(
          "REFRESH_TOKEN_AUTH",
          ["REFRESH_TOKEN": token, "SECRET_HASH": wrong]
        )
      }
    }
    await #expect {
      try await stage.refresh(token)
    } throws: { error in
      if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
    }
    #expect(try await exchange(stage, token, secret: stage.client.clientSecret)?.idToken != nil)
    for secret in [nil, "wrong", stage.secretHash("ann")] {
      await #expect {
        try await exchange(stage, token, secret: secret)
      } throws: { error in
        if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
      }
    }
  }

  @Test("SES-36: takes the secret itself as SECRET_HASH, each that counts, and no other flow does")
  func rawSecret() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken ?? ""
    let first = try #require(stage.client.clientSecret)
    stage.harness.clock.advance(by: .seconds(60))
    let added = try await stage.service.pools.addUserPoolClientSecret(
      AddUserPoolClientSecretRequest(userPoolId: stage.poolID, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    let second = try #require(added.clientSecretDescriptor?.clientSecretValue)
    let unverified = AuthenticationFailure.notAuthorized(
      "Unable to verify secret hash for client \(stage.clientID)"
    )
    for secret in [first, second] {
      for flow in ["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"] {
        let parameters = ["REFRESH_TOKEN": token, "SECRET_HASH": secret]
        #expect(try await stage.initiate(flow, parameters).authenticationResult?.idToken != nil)
        let byAdministrator = try await stage.service.signIn.adminInitiateAuth(
          AdminInitiateAuthRequest(
            userPoolId: stage.poolID,
            clientId: stage.clientID,
            authFlow: flow,
            authParameters: parameters
          ),
          call: .recording(stage.context)
        )
        #expect(byAdministrator.authenticationResult?.idToken != nil)
      }
      await #expect(throws: unverified) {
        try await stage.initiate(
          "USER_PASSWORD_AUTH",
          ["USERNAME": "ann", "PASSWORD": SignInHarness.password, "SECRET_HASH": secret]
        )
      }
      await #expect(throws: unverified) {
        try await stage.service.accounts.forgotPassword(
          ForgotPasswordRequest(clientId: stage.clientID, secretHash: secret, username: "ann"),
          call: .recording(stage.context)
        )
      }
    }
    _ = try await stage.service.pools.deleteUserPoolClientSecret(
      DeleteUserPoolClientSecretRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        clientSecretId: added.clientSecretDescriptor?.clientSecretId
      ),
      call: .recording(stage.context)
    )
    await #expect(throws: unverified) {
      try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": token, "SECRET_HASH": second]
      )
    }
  }

  @Test("rotates where the client does, forgives within the grace and ends the sign-in on reuse")
  func rotation() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(), Self.rotating(30))
    try await stage.addUser("ann")
    let first = try await stage.tokens("ann").refreshToken
    let second = try await exchange(stage, first)
    #expect(second?.refreshToken != nil && second?.refreshToken != first)
    stage.harness.clock.advance(by: .seconds(29))
    #expect(try await exchange(stage, first)?.refreshToken != nil)
    let third = try await exchange(stage, second?.refreshToken)
    stage.harness.clock.advance(by: .seconds(60))
    await #expect(throws: AuthenticationFailure.refreshTokenReuse) {
      try await exchange(stage, first)
    }
    await #expect {
      try await exchange(stage, third?.refreshToken)
    } throws: { error in
      if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
    }
    await #expect {
      try await stage.getUser(third?.accessToken)
    } throws: { error in
      if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("by the old flow is refused where the client rotates")
  func oldFlowRotating() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(), Self.rotating(0))
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken
    await #expect {
      try await stage.refresh(token)
    } throws: { error in
      if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("is refused for a user who was disabled behind the scenes")
  func disabledUser() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    try await stage.harness.disable("ann", in: stage.poolID)
    let disabled = AuthenticationFailure.notAuthorized("User is disabled.")
    await #expect(throws: disabled) { try await stage.refresh(tokens.refreshToken) }
    await #expect(throws: disabled) { try await stage.getUser(tokens.accessToken) }
    await #expect(throws: disabled) { try await stage.signIn("ann") }
    await #expect(throws: disabled) { try await SRPExchange(stage, "ann").finish() }
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "Wr0ng!pass") }
  }
}
