internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
internal import TestSupport
internal import Testing

@Suite("SES-34: changes that end a user's sessions")
struct SessionEndingTests {
  /// A change, and whether the user's own access token makes it.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ending: String
    let isOwn: Bool
    /// Whether it changes something; sessions then go on without the tag and end with it.
    var isChange = true
    let make: @Sendable (Stage, String?) async throws -> Void
  }

  static let changes: [Change] = [
    Change(testDescription: "ChangePassword", ending: "password-change", isOwn: true) {
      (stage, token) in
      _ = try await stage.service.accounts.changePassword(
        ChangePasswordRequest(
          previousPassword: SignInHarness.password,
          proposedPassword: "N3w!Password",
          accessToken: token
        ),
        call: .recording(stage.context)
      )
    },
    Change(
      testDescription: "AdminSetUserPassword",
      ending: "password-set-by-admin",
      isOwn: false
    ) { (stage, _) in
      _ = try await stage.service.accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: stage.poolID,
          username: "ann",
          password: "N3w!Password",
          permanent: true
        ),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "AdminAddUserToGroup", ending: "group-change", isOwn: false) {
      (stage, _) in
      _ = try await stage.service.accounts.adminAddUserToGroup(
        AdminAddUserToGroupRequest(userPoolId: stage.poolID, username: "ann", groupName: "new"),
        call: .recording(stage.context)
      )
    },
    Change(
      testDescription: "AdminAddUserToGroup of a member",
      ending: "group-change",
      isOwn: false,
      isChange: false
    ) { (stage, _) in
      _ = try await stage.service.accounts.adminAddUserToGroup(
        AdminAddUserToGroupRequest(userPoolId: stage.poolID, username: "ann", groupName: "old"),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "AdminRemoveUserFromGroup", ending: "group-change", isOwn: false) {
      (stage, _) in
      _ = try await stage.service.accounts.adminRemoveUserFromGroup(
        AdminRemoveUserFromGroupRequest(
          userPoolId: stage.poolID,
          username: "ann",
          groupName: "old"
        ),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "DeleteGroup", ending: "group-change", isOwn: false) { (stage, _) in
      _ = try await stage.service.accounts.deleteGroup(
        DeleteGroupRequest(groupName: "old", userPoolId: stage.poolID),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "UpdateUserAttributes", ending: "address-change", isOwn: true) {
      (stage, token) in
      _ = try await stage.service.accounts.updateUserAttributes(
        UpdateUserAttributesRequest(
          userAttributes: [AttributeType(name: "email", value: "new@example.com")],
          accessToken: token
        ),
        call: .recording(stage.context)
      )
    },
    Change(
      testDescription: "UpdateUserAttributes of a name",
      ending: "address-change",
      isOwn: true,
      isChange: false
    ) { (stage, token) in
      _ = try await stage.service.accounts.updateUserAttributes(
        UpdateUserAttributesRequest(
          userAttributes: [AttributeType(name: "given_name", value: "Ann")],
          accessToken: token
        ),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "AdminDeleteUserAttributes", ending: "address-change", isOwn: false) {
      (stage, _) in
      _ = try await stage.service.accounts.adminDeleteUserAttributes(
        AdminDeleteUserAttributesRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributeNames: ["email"]
        ),
        call: .recording(stage.context)
      )
    },
    Change(
      testDescription: "another user verifies the address",
      ending: "address-change",
      isOwn: false
    ) { (stage, _) in
      try await stage.addUser("bob")
      _ = try await stage.service.accounts.adminUpdateUserAttributes(
        AdminUpdateUserAttributesRequest(
          userPoolId: stage.poolID,
          username: "bob",
          userAttributes: Stage.list(["email": "ann@example.com", "email_verified": "true"])
        ),
        call: .recording(stage.context)
      )
    },
    Change(
      testDescription: "AdminDeleteSoftwareToken",
      ending: "factor-change",
      isOwn: false,
      isChange: false
    ) { (stage, _) in
      _ = try await stage.service.signIn.adminDeleteSoftwareToken(
        AdminDeleteSoftwareTokenRequest(userPoolId: stage.poolID, username: "ann"),
        call: .recording(stage.context)
      )
    },
    Change(testDescription: "AdminSetUserSettings", ending: "factor-change", isOwn: false) {
      (stage, _) in
      _ = try await stage.service.accounts.adminSetUserSettings(
        AdminSetUserSettingsRequest(
          userPoolId: stage.poolID,
          username: "ann",
          mfaOptions: [MFAOptionType(deliveryMedium: "SMS", attributeName: "phone_number")]
        ),
        call: .recording(stage.context)
      )
    },
  ]

  private func stage(_ tags: [String: String]) async throws -> Stage {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(aliasAttributes: ["email"], userPoolTags: tags)
    )
    try await stage.addUser(
      "ann",
      attributes: [
        "email": "ann@example.com", "email_verified": "true", "phone_number": "+15550001234",
      ]
    )
    for name in ["old", "new"] { try await stage.addGroup(name) }
    try await stage.enter("old", "ann")
    return stage
  }

  private func isAlive(_ tokens: AuthenticationResultType, _ stage: Stage) async throws -> Bool {
    do {
      _ = try await stage.refresh(tokens.refreshToken)
      return true
    } catch {
      #expect(error as? AuthenticationFailure == SignInSwitchTests.revoked)
      return false
    }
  }

  @Test(
    "end them where the tag names the change, and the session of the user's own token never",
    arguments: changes
  )
  func ends(_ change: Change) async throws {
    let stage = try await stage(["gatehouse:session-ends-on": change.ending])
    let (own, other) = (try await stage.tokens("ann"), try await stage.tokens("ann"))
    try await change.make(stage, own.accessToken)
    #expect(try await isAlive(own, stage) == (change.isOwn || !change.isChange))
    #expect(try await isAlive(other, stage) == !change.isChange)
  }

  @Test("end nothing where the tag names other changes, or there is none", arguments: changes)
  func leaves(_ change: Change) async throws {
    let others = SessionEnding.allCases.map(\.rawValue).filter { $0 != change.ending }
    let tags = ["gatehouse:session-ends-on": others.joined(separator: " ")]
    let stage = try await stage(change.isOwn ? [:] : tags)
    let tokens = try await stage.tokens("ann")
    try await change.make(stage, tokens.accessToken)
    #expect(try await isAlive(tokens, stage))
  }

  @Test("an authenticator that is set up ends the other sessions")
  func authenticator() async throws {
    let stage = try await stage(["gatehouse:session-ends-on": "factor-change"])
    _ = try await stage.service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
        mfaConfiguration: "OPTIONAL"
      ),
      call: .recording(stage.context)
    )
    let (own, other) = (try await stage.tokens("ann"), try await stage.tokens("ann"))
    let associated = try await stage.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(accessToken: own.accessToken),
      call: .recording(stage.context)
    )
    #expect(try await isAlive(other, stage))
    let secret = try #require(Base32.decode(associated.secretCode ?? ""))
    let step = TOTP.step(atUnixSeconds: stage.harness.clock.now().unixSeconds)
    _ = try await stage.service.signIn.verifySoftwareToken(
      VerifySoftwareTokenRequest(
        accessToken: own.accessToken,
        userCode: TOTP(secret: secret).code(atStep: step)
      ),
      call: .recording(stage.context)
    )
    #expect(try await isAlive(own, stage))
    #expect(try await !isAlive(other, stage))
  }
}
