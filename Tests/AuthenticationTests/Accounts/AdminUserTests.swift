internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("An administrator's users")
struct AdminUserTests {
  private func create(
    _ stage: Stage,
    _ request: AdminCreateUserRequest
  ) async throws -> UserType? {
    var request = request
    request.userPoolId = stage.poolID
    request.username = request.username ?? "ann"
    return try await stage.service.accounts.adminCreateUser(
      request,
      call: .recording(stage.context)
    ).user
  }

  private func messages(_ stage: Stage) async throws -> [OutboxMessage] {
    try await stage.harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: stage.poolID),
      context: stage.context
    ).messages
  }

  @Test("are made with a temporary password that obeys the policy and is sent to them")
  func invitation() async throws {
    let stage = try await SignInHarness().stage()
    let user = try await create(
      stage,
      AdminCreateUserRequest(
        userAttributes: Stage.list(["email": "ann@example.com"]),
        desiredDeliveryMediums: ["EMAIL"]
      )
    )
    #expect(user?.username == "ann")
    #expect(user?.userStatus == "FORCE_CHANGE_PASSWORD")
    #expect(user?.enabled == true)
    #expect(user?.userCreateDateUnixMillis == stage.harness.clock.now().unixMillis)
    let sent = try await messages(stage)
    #expect(sent.map(\.deliveryMedium) == ["EMAIL"])
    #expect(sent.first?.purpose == "admin_create_user")
    #expect(sent.first?.clientId == nil)
    let password = String(decoding: sent.first?.code ?? [], as: UTF8.self)
    #expect(
      String(decoding: sent.first?.body ?? [], as: UTF8.self)
        == "Your username is ann and temporary password is \(password)."
    )
    #expect(try await stage.signIn("ann", password).challengeName == "NEW_PASSWORD_REQUIRED")
  }

  @Test("get messages on each medium that is wanted and known, or none")
  func media() async throws {
    let stage = try await SignInHarness().stage()
    let both = Stage.list(["email": "ann@example.com", "phone_number": "+4915112345678"])
    _ = try await create(
      stage,
      AdminCreateUserRequest(userAttributes: both, desiredDeliveryMediums: ["SMS", "EMAIL"])
    )
    #expect(Set(try await messages(stage).map(\.deliveryMedium)) == ["SMS", "EMAIL"])
    _ = try await create(
      stage,
      AdminCreateUserRequest(username: "bob", userAttributes: both, messageAction: "SUPPRESS")
    )
    #expect(try await messages(stage).count == 2)
    _ = try await create(stage, AdminCreateUserRequest(username: "eve", userAttributes: both))
    #expect(try await messages(stage).count == 3)
  }

  @Test("are not said to have a verified address, nor written to at one, that they have not")
  func missingAddresses() async throws {
    let stage = try await SignInHarness().stage()
    let mail = ["email": "ann@example.com"]
    for (attributes, media, message) in [
      (["email_verified": "true"], nil, "Email is required to verify/un-verify an email"),
      (
        mail.merging(["phone_number_verified": "true"]) { $1 }, nil,
        "Phone Number is required to verify/un-verify a phone number"
      ),
      ([:], ["EMAIL"], "Email is required to send a message by email"),
      (mail, ["EMAIL", "SMS"], "Phone Number is required to send a message by SMS"),
    ] as [([String: String], [String]?, String)] {
      await #expect(throws: AuthenticationFailure.invalidParameter(message)) {
        try await create(
          stage,
          AdminCreateUserRequest(
            userAttributes: Stage.list(attributes),
            desiredDeliveryMediums: media
          )
        )
      }
    }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.describeUser("ann")
    }
    _ = try await create(
      stage,
      AdminCreateUserRequest(
        userAttributes: Stage.list(["email_verified": "false"]),
        messageAction: "SUPPRESS",
        desiredDeliveryMediums: ["SMS"]
      )
    )
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Phone Number is required to send a message by SMS"
      )
    ) {
      try await create(
        stage,
        AdminCreateUserRequest(messageAction: "RESEND", desiredDeliveryMediums: ["SMS"])
      )
    }
    #expect(try await messages(stage).isEmpty)
  }

  @Test("may be invited again while they have not come, with another password")
  func resend() async throws {
    let stage = try await SignInHarness().stage()
    let mail = Stage.list(["email": "ann@example.com"])
    _ = try await create(
      stage,
      AdminCreateUserRequest(userAttributes: mail, temporaryPassword: "Temp0rary!")
    )
    stage.harness.clock.advance(by: .seconds(8 * 86_400))
    _ = try await create(
      stage,
      AdminCreateUserRequest(temporaryPassword: "Temp0rary!2", messageAction: "RESEND")
    )
    #expect(try await messages(stage).count == 2)
    let answer = try await stage.signIn("ann", "Temp0rary!2")
    #expect(answer.challengeName == "NEW_PASSWORD_REQUIRED")
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "Temp0rary!") }
    try await stage.addUser("bob")
    await #expect(
      throws: AuthenticationFailure.unsupportedUserState(
        "Resend not possible. bob status is not FORCE_CHANGE_PASSWORD"
      )
    ) {
      try await create(stage, AdminCreateUserRequest(username: "bob", messageAction: "RESEND"))
    }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await create(stage, AdminCreateUserRequest(username: "eve", messageAction: "RESEND"))
    }
  }

  @Test(
    "may be verified by the word in any case, which is told in one",
    arguments: ["True", "TRUE"]
  )
  func wordsOfAnyCase(word: String) async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        aliasAttributes: ["email"],
        schema: [SchemaAttributeType(name: "vip", attributeDataType: "Boolean", mutable: true)]
      )
    )
    let made = try await create(
      stage,
      AdminCreateUserRequest(
        userAttributes: Stage.list(["email": "ann@example.com", "email_verified": word]),
        messageAction: "SUPPRESS"
      )
    )
    #expect(made?.attributes?.last == AttributeType(name: "email_verified", value: "true"))
    #expect(try await stage.describeUser("ann@example.com").username == "ann")
    try await stage.adminUpdate("ann", ["email_verified": "False", "custom:vip": word])
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
    #expect(try await stage.attributes("ann")["custom:vip"] == "true")
    try await stage.adminUpdate("ann", ["email": "new@example.com", "email_verified": word])
    #expect(try await stage.attributes("ann")["email_verified"] == "true")
    #expect(try await stage.describeUser("new@example.com").username == "ann")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Attributes did not conform to the schema: email_verified: Value must be true or false\n"
      )
    ) { try await stage.adminUpdate("ann", ["email_verified": "yes"]) }
  }

  @Test("is not said to be unverified where the caller said nothing of it")
  func noFlags() async throws {
    let stage = try await SignInHarness().stage()
    let address = ["email": "ann@example.com"]
    let made = try await create(
      stage,
      AdminCreateUserRequest(userAttributes: Stage.list(address), messageAction: "SUPPRESS")
    )
    #expect(made?.attributes?.compactMap(\.name) == ["sub", "email"])
    #expect(try await stage.attributes("ann") == address)
    try await stage.adminUpdate("ann", ["email_verified": "true"])
    try await stage.adminDelete("ann", ["email_verified"])
    #expect(try await stage.attributes("ann") == address)
    try await stage.adminUpdate("ann", ["email": "new@example.com"])
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
  }

  @Test("cannot be made twice, nor with a temporary password that breaks the policy")
  func refusals() async throws {
    let stage = try await SignInHarness().stage()
    _ = try await create(stage, AdminCreateUserRequest(messageAction: "SUPPRESS"))
    await #expect(throws: AuthenticationFailure.usernameExists("User account already exists")) {
      try await create(stage, AdminCreateUserRequest())
    }
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: Password not long enough"
      )
    ) {
      try await create(stage, AdminCreateUserRequest(username: "bob", temporaryPassword: "Sh0rt!"))
    }
  }

  @Test("get another password for good or for once")
  func setPassword() async throws {
    let stage = try await SignInHarness().stage()
    _ = try await stage.signUp("ann")
    func set(_ password: String, permanent: Bool?) async throws {
      _ = try await stage.service.accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: stage.poolID,
          username: "ann",
          password: password,
          permanent: permanent
        ),
        call: .recording(stage.context)
      )
    }
    try await set("Chosen0ne!", permanent: true)
    #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
    #expect(try await stage.signIn("ann", "Chosen0ne!").authenticationResult != nil)
    try await set("Temp0rary!", permanent: nil)
    #expect(try await stage.describeUser("ann").userStatus == "FORCE_CHANGE_PASSWORD")
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: Password must have symbol characters"
      )
    ) { try await set("Chosen0ne", permanent: true) }
  }

  @Test("take their messages along when deleted, which hold the address, and no other user's")
  func deletionOfMessages() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["ann", "bob"] {
      _ = try await create(
        stage,
        AdminCreateUserRequest(
          username: name,
          userAttributes: Stage.list(["email": "\(name)@example.com"]),
          desiredDeliveryMediums: ["EMAIL"]
        )
      )
    }
    #expect(Set(try await messages(stage).map(\.username)) == ["ann", "bob"])
    let request = AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann")
    _ = try await stage.service.accounts.adminDeleteUser(request, call: .recording(stage.context))
    #expect(Set(try await messages(stage).map(\.username)) == ["bob"])
  }

  @Test("are gone with their tokens when deleted, and may come again as another user")
  func deletion() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    let request = AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann")
    _ = try await stage.service.accounts.adminDeleteUser(request, call: .recording(stage.context))
    let unknown = AuthenticationFailure.userNotFound("User does not exist.")
    await #expect(throws: unknown) { try await stage.getUser(tokens.accessToken) }
    await #expect {
      try await stage.refresh(tokens.refreshToken)
    } throws: { error in
      if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
    }
    await #expect(throws: unknown) {
      try await stage.service.accounts.adminDeleteUser(request, call: .recording(stage.context))
    }
    #expect(try await stage.addUser("ann") != sub)
    await #expect(throws: unknown) { try await stage.getUser(tokens.accessToken) }
  }

  @Test("of an unknown pool are unknown by its id")
  func unknownPool() async throws {
    let stage = try await SignInHarness().stage()
    await #expect(
      throws: AuthenticationFailure.resourceNotFound(
        "User pool us-east-1_000000000 does not exist."
      )
    ) {
      try await stage.service.accounts.adminGetUser(
        AdminGetUserRequest(userPoolId: "us-east-1_000000000", username: "ann"),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.describeUser("a\u{0}b")
    }
  }
}
