internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Audit events")
struct AuditEventTests {
  @Test("an administrator's call is one event: caller, address, operation, user and result")
  func administrator() async throws {
    let audit = try await AuditStage()
    _ = try await audit.client.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: audit.stage.poolID,
        username: "ann",
        messageAction: "SUPPRESS"
      ),
      context: audit.signed("r-1")
    )
    let event = try #require(try await audit.list().first)
    #expect(try await audit.list().count == 1)
    #expect(event.operation == "AdminCreateUser" && event.outcome == "Success")
    #expect(event.actor == "access_key" && event.accessKeyId == AuditStage.accessKeyID)
    #expect(event.sourceIp == "192.0.2.7" && event.userAgent == "test/1")
    #expect(event.userPoolId == audit.stage.poolID && event.requestId == "r-1")
    #expect(event.username == "ann" && event.sub?.count == 36 && event.reason == nil)
    #expect(event.atUnixMillis == audit.harness.clock.now().unixMillis)
  }

  @Test("who loses a verified address to another user has an event of it")
  func losses() async throws {
    let audit = try await AuditStage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"], aliasAttributes: ["email"])
    )
    let sub = try await audit.stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    _ = try await audit.client.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: audit.stage.poolID,
        username: "bob",
        userAttributes: Stage.list(ForgotPasswordTests.verified),
        forceAliasCreation: true,
        messageAction: "SUPPRESS"
      ),
      context: audit.signed("r-1")
    )
    _ = try await audit.client.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: audit.stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email_verified": "true"])
      ),
      context: audit.signed("r-2")
    )
    let events = try await audit.list()
    let told = Set(
      events.map {
        "\($0.requestId ?? "") \($0.username ?? "") \($0.rule ?? "") \($0.outcome ?? "")"
      }
    )
    #expect(events.count == 4)
    #expect(
      told == [
        "r-1 bob  Success", "r-1 ann another user has verified the address Success",
        "r-2 ann  Success", "r-2 bob another user has verified the address Success",
      ]
    )
    #expect(
      events.filter { $0.username == "ann" }.allSatisfy {
        $0.sub == sub && $0.accessKeyId == AuditStage.accessKeyID
      }
    )
  }

  @Test("a sign-in, a refresh and GetUser that succeed leave none")
  func quiet() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    let tokens = try await audit.signIn("ann", SignInHarness.password).authenticationResult
    _ = try await audit.client.getUser(
      GetUserRequest(accessToken: tokens?.accessToken),
      context: audit.anonymous()
    )
    _ = try await audit.client.getTokensFromRefreshToken(
      GetTokensFromRefreshTokenRequest(
        refreshToken: tokens?.refreshToken,
        clientId: audit.stage.clientID
      ),
      context: audit.anonymous()
    )
    #expect(try await audit.list().isEmpty)
  }

  @Test("a refusal names the exception, the reason and the rule")
  func refusal() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    await expectRPCRefusal(.notAuthorized) { try await audit.signIn("ann", "not her password") }
    let event = try #require(try await audit.list().first)
    #expect(event.operation == "InitiateAuth" && event.outcome == "NotAuthorizedException")
    #expect(event.reason == "not_authorized" && event.rule == "the password is wrong")
    #expect(event.actor == "anonymous" && event.accessKeyId == nil)
    #expect(event.username == "ann" && event.sub == sub && event.nameHash == nil)
    #expect(event.clientId == audit.stage.clientID && event.userPoolId == audit.stage.poolID)
  }

  @Test("a name that no user has is stored as a keyed hash: people type passwords there")
  func unknownNames() async throws {
    let audit = try await AuditStage()
    await expectRPCRefusal(.userNotFound) { try await audit.signIn("Hunter2-Secret", "x") }
    let event = try #require(try await audit.list().first)
    #expect(event.username == nil && event.sub == nil && event.nameHash?.count == 32)
    #expect(event.reason == "user_not_found")
    #expect(try await !audit.storedText().lowercased().contains("hunter2"))
    // An operator who knows the name finds it, in upper or lower case.
    #expect(
      try await audit.list(ListAuditEventsRequest(user: "hunter2-secret")).count == 1
    )
    #expect(try await audit.list(ListAuditEventsRequest(user: "hunter3-secret")).isEmpty)
  }

  @Test("a user's own change is one event of that user; a token that is refused names no user")
  func tokenHolder() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    let token = try await audit.stage.tokens("ann").accessToken
    _ = try await audit.client.changePassword(
      ChangePasswordRequest(
        previousPassword: SignInHarness.password,
        proposedPassword: "An0ther-password",
        accessToken: token
      ),
      context: audit.anonymous("change")
    )
    let event = try #require(try await audit.list().first)
    #expect(event.operation == "ChangePassword" && event.outcome == "Success")
    #expect(event.actor == "user" && event.sub == sub && event.username == "ann")

    let forged = (token ?? "").split(separator: ".").dropLast().joined(separator: ".") + ".AAAA"
    await expectRPCRefusal(.notAuthorized) {
      try await audit.client.deleteUser(
        DeleteUserRequest(accessToken: forged),
        context: audit.anonymous("forged")
      )
    }
    let refused = try #require(try await audit.list().last)
    #expect(refused.requestId == "forged" && refused.actor == "anonymous")
    #expect(refused.sub == nil && refused.username == nil && refused.userPoolId == nil)
  }

  @Test("a made-up refresh token blames no user that it names; one used again names its user")
  func refreshTokens() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    let client = try await audit.harness.makeClient(
      of: audit.stage.pool,
      RefreshTests.rotating(0)
    )
    let tokens = try await audit.client.initiateAuth(
      InitiateAuthRequest(
        authFlow: "USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
        clientId: client.clientId
      ),
      context: audit.anonymous()
    ).authenticationResult
    let refresh = { (token: String?) async throws in
      _ = try await audit.client.getTokensFromRefreshToken(
        GetTokensFromRefreshTokenRequest(refreshToken: token, clientId: client.clientId),
        context: audit.anonymous()
      )
    }
    await expectRPCRefusal(.notAuthorized) { try await refresh("\(sub).rubbish") }
    let refused = try #require(try await audit.list().last)
    #expect(refused.outcome == "NotAuthorizedException" && refused.actor == "anonymous")
    #expect(refused.sub == nil && refused.username == nil)

    try await refresh(tokens?.refreshToken)
    await expectRPCRefusal(.refreshTokenReuse) { try await refresh(tokens?.refreshToken) }
    let reused = try #require(try await audit.list().last)
    #expect(reused.outcome == "RefreshTokenReuseException" && reused.actor == "user")
    #expect(reused.sub == sub && reused.username == "ann")
  }

  @Test("a sign-in that sets the first password is an event, because it changes one")
  func firstPassword() async throws {
    let audit = try await AuditStage()
    _ = try await audit.stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: audit.stage.poolID,
        username: "ann",
        temporaryPassword: "Temp0rary!",
        messageAction: "SUPPRESS"
      ),
      call: .recording(audit.signed())
    )
    let asked = try await audit.signIn("ann", "Temp0rary!")
    #expect(try await audit.list().isEmpty)
    _ = try await audit.client.respondToAuthChallenge(
      RespondToAuthChallengeRequest(
        clientId: audit.stage.clientID,
        challengeName: asked.challengeName,
        session: asked.session,
        challengeResponses: ["USERNAME": "ann", "NEW_PASSWORD": "Chosen-0ne!"]
      ),
      context: audit.anonymous()
    )
    let event = try #require(try await audit.list().first)
    #expect(event.operation == "RespondToAuthChallenge" && event.outcome == "Success")
    #expect(event.username == "ann")
  }

  @Test("a deleted user is still named by the event of the deletion")
  func deletion() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    _ = try await audit.client.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: audit.stage.poolID, username: "ann"),
      context: audit.signed()
    )
    let event = try #require(try await audit.list(ListAuditEventsRequest(user: sub)).first)
    #expect(event.username == "ann" && event.operation == "AdminDeleteUser")
  }

  @Test("nothing of a request's values is stored: passwords, codes, tokens, secrets, sentences")
  func secrets() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    let mark = "MARK-0f-A-Secret!"
    await expectRPCRefusal(.notAuthorized) { try await audit.signIn("ann", mark) }
    await expectRPCRefusal(.userNotFound) { try await audit.signIn(mark, mark) }
    await expectRPCRefusal(.resourceNotFound) {
      try await audit.client.confirmSignUp(
        ConfirmSignUpRequest(
          clientId: mark,
          secretHash: mark,
          username: mark,
          confirmationCode: mark
        ),
        context: audit.anonymous()
      )
    }
    await expectRPCRefusal(.invalidParameter) {
      try await audit.client.tagResource(
        TagResourceRequest(resourceArn: mark, tags: [mark: mark]),
        context: audit.signed()
      )
    }
    await expectRPCRefusal(.resourceNotFound) {
      try await audit.client.initiateAuth(
        InitiateAuthRequest(authFlow: mark, authParameters: [mark: mark], clientId: mark),
        context: audit.anonymous()
      )
    }
    var pasted = audit.signed()
    pasted.accessKeyID = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
    await expectRPCRefusal(.resourceNotFound) {
      try await audit.client.adminGetUser(
        AdminGetUserRequest(userPoolId: mark, username: mark),
        context: pasted
      )
    }
    #expect(try await audit.list().count == 6)
    let stored = try await audit.storedText()
    #expect(!stored.contains("MARK") && !stored.contains("wJalr"))
  }
}
