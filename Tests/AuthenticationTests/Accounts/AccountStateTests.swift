internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

/// The table of states and operations, as Services/Authentication/Accounts/README.md has it.
@Suite("An account's state decides what an operation does")
struct AccountStateTests {
  enum State: String, CaseIterable, Sendable {
    case unconfirmed = "UNCONFIRMED"
    case confirmed = "CONFIRMED"
    case forceChangePassword = "FORCE_CHANGE_PASSWORD"
    case resetRequired = "RESET_REQUIRED"
    case disabled
  }

  /// The state afterwards, or the refusal.
  enum Outcome: Sendable, Hashable {
    case becomes(State)
    case gone
    case refused(AuthenticationFailure)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let operation: String
    /// In the order of the states.
    let outcomes: [Outcome]
    var tracksDevices = false
    let run:
      @Sendable (Stage, _ name: String, AuthenticationResultType, _ code: String) async throws ->
        Void
    var testDescription: String { operation }
  }

  private static let same = State.allCases.map { Outcome.becomes($0) }
  private static let cannotBeReset = Outcome.refused(ForgotPasswordTests.cannotBeReset)
  private static let disabled = Outcome.refused(.notAuthorized("User is disabled."))
  private static let mustReset = Outcome.refused(.passwordResetRequired)
  private static let notConfirmed = Outcome.refused(.userNotConfirmed)
  private static let alreadyConfirmed = Outcome.refused(
    .invalidParameter("User is already confirmed.")
  )
  private static func cannotBeConfirmed(_ state: State) -> Outcome {
    .refused(
      .notAuthorized("User cannot be confirmed. Current status is \(state.rawValue)")
    )
  }
  /// An operation by an access token that changes no state.
  private static let byToken = [
    notConfirmed, .becomes(.confirmed), .becomes(.forceChangePassword), mustReset, disabled,
  ]

  /// The same where what the operation is about is not there.
  private static func ofNone(_ refusal: AuthenticationFailure) -> [Outcome] {
    [notConfirmed, .refused(refusal), .refused(refusal), mustReset, disabled]
  }

  static let rows: [Row] = [
    Row(
      operation: "InitiateAuth",
      outcomes: [
        notConfirmed, .becomes(.confirmed), .becomes(.forceChangePassword), mustReset, disabled,
      ]
    ) { stage, name, _, _ in _ = try await stage.signIn(name) },
    Row(
      operation: "InitiateAuth, refresh token",
      outcomes: [
        notConfirmed, .becomes(.confirmed), .becomes(.forceChangePassword), mustReset, disabled,
      ]
    ) { stage, _, tokens, _ in _ = try await stage.refresh(tokens.refreshToken) },
    Row(
      operation: "GetTokensFromRefreshToken",
      outcomes: [
        .refused(.notAuthorized("User is not confirmed.")), .becomes(.confirmed),
        .becomes(.forceChangePassword),
        .refused(.notAuthorized("Password reset required for the user")), disabled,
      ]
    ) { stage, _, tokens, _ in
      _ = try await stage.service.tokens.getTokensFromRefreshToken(
        GetTokensFromRefreshTokenRequest(
          refreshToken: tokens.refreshToken,
          clientId: stage.clientID
        ),
        call: .recording(stage.context)
      )
    },
    Row(operation: "GetUser", outcomes: byToken) { stage, _, tokens, _ in
      _ = try await stage.getUser(tokens.accessToken)
    },
    Row(
      operation: "ConfirmSignUp",
      outcomes: [
        .refused(.expiredCode), cannotBeConfirmed(.confirmed),
        cannotBeConfirmed(.forceChangePassword), cannotBeConfirmed(.resetRequired),
        cannotBeConfirmed(.confirmed),
      ]
    ) { stage, name, _, _ in try await stage.confirm(name, "x") },
    Row(
      operation: "ResendConfirmationCode",
      outcomes: [
        .becomes(.unconfirmed), alreadyConfirmed, alreadyConfirmed, alreadyConfirmed, disabled,
      ]
    ) { stage, name, _, _ in _ = try await stage.resend(name) },
    Row(
      operation: "ForgotPassword",
      outcomes: [
        .becomes(.unconfirmed), .becomes(.confirmed), cannotBeReset, .becomes(.resetRequired),
        disabled,
      ]
    ) { stage, name, _, _ in try await stage.forgot(name) },
    Row(
      operation: "ConfirmForgotPassword",
      outcomes: [
        .becomes(.unconfirmed), .becomes(.confirmed), cannotBeReset, .becomes(.confirmed),
        disabled,
      ]
    ) { stage, name, _, code in try await stage.recover(name, code) },
    Row(
      operation: "ChangePassword",
      outcomes: [notConfirmed, .becomes(.confirmed), cannotBeReset, mustReset, disabled]
    ) { stage, _, tokens, _ in
      try await stage.change(tokens.accessToken, from: SignInHarness.password, to: "N3w!Password")
    },
    Row(
      operation: "AdminResetUserPassword",
      outcomes: [
        cannotBeReset, .becomes(.resetRequired), cannotBeReset, .becomes(.resetRequired), disabled,
      ]
    ) { stage, name, _, _ in try await stage.reset(name) },
    Row(
      operation: "AdminSetUserPassword, permanent",
      outcomes: Array(repeating: .becomes(.confirmed), count: 4) + [.becomes(.disabled)]
    ) { stage, name, _, _ in
      try await stage.setPassword(name, "N3w!Password", permanent: true)
    },
    Row(
      operation: "AdminConfirmSignUp",
      outcomes: [
        .becomes(.confirmed), cannotBeConfirmed(.confirmed),
        cannotBeConfirmed(.forceChangePassword), cannotBeConfirmed(.resetRequired),
        cannotBeConfirmed(.confirmed),
      ]
    ) { stage, name, _, _ in
      _ = try await stage.service.accounts.adminConfirmSignUp(
        AdminConfirmSignUpRequest(userPoolId: stage.poolID, username: name),
        call: .recording(stage.context)
      )
    },
    Row(operation: "UpdateUserAttributes", outcomes: byToken) { stage, _, tokens, _ in
      try await stage.update(tokens.accessToken, ["name": "Ann"])
    },
    Row(operation: "AdminUpdateUserAttributes", outcomes: same) { stage, name, _, _ in
      try await stage.adminUpdate(name, ["name": "Ann"])
    },
    Row(operation: "DeleteUserAttributes", outcomes: byToken) { stage, _, tokens, _ in
      try await stage.delete(tokens.accessToken, ["name"])
    },
    Row(operation: "AdminDeleteUserAttributes", outcomes: same) { stage, name, _, _ in
      try await stage.adminDelete(name, ["name"])
    },
    Row(operation: "GetUserAttributeVerificationCode", outcomes: byToken) { stage, _, tokens, _ in
      try await stage.askToVerify(tokens.accessToken)
    },
    Row(
      operation: "VerifyUserAttribute",
      outcomes: [
        notConfirmed, .refused(.expiredCode), .refused(.expiredCode), mustReset, disabled,
      ]
    ) { stage, _, tokens, _ in try await stage.verify(tokens.accessToken, "x") },
    Row(operation: "SetUserSettings", outcomes: byToken) { stage, _, tokens, _ in
      _ = try await stage.service.accounts.setUserSettings(
        SetUserSettingsRequest(accessToken: tokens.accessToken, mfaOptions: []),
        call: .recording(stage.context)
      )
    },
    Row(operation: "AdminSetUserSettings", outcomes: same) { stage, name, _, _ in
      _ = try await stage.service.accounts.adminSetUserSettings(
        AdminSetUserSettingsRequest(userPoolId: stage.poolID, username: name, mfaOptions: []),
        call: .recording(stage.context)
      )
    },
    Row(operation: "SetUserMFAPreference", outcomes: byToken) { stage, _, tokens, _ in
      _ = try await stage.service.signIn.setUserMFAPreference(
        SetUserMFAPreferenceRequest(accessToken: tokens.accessToken),
        call: .recording(stage.context)
      )
    },
    Row(
      operation: "VerifySoftwareToken",
      outcomes: ofNone(
        .softwareTokenMFANotFound("Software Token MFA has not been enabled by the userPool")
      )
    ) {
      stage,
      _,
      tokens,
      _ in
      _ = try await stage.service.signIn.verifySoftwareToken(
        VerifySoftwareTokenRequest(accessToken: tokens.accessToken, userCode: "000000"),
        call: .recording(stage.context)
      )
    },
    Row(operation: "ConfirmDevice", outcomes: ofNone(.invalidDeviceKey), tracksDevices: true) {
      stage,
      _,
      tokens,
      _ in
      _ = try await stage.service.signIn.confirmDevice(
        ConfirmDeviceRequest(accessToken: tokens.accessToken, deviceKey: "us-east-1_none"),
        call: .recording(stage.context)
      )
    },
    Row(operation: "UpdateDeviceStatus", outcomes: ofNone(.deviceNotFound), tracksDevices: true) {
      stage,
      _,
      tokens,
      _ in
      _ = try await stage.service.signIn.updateDeviceStatus(
        UpdateDeviceStatusRequest(
          accessToken: tokens.accessToken,
          deviceKey: "us-east-1_none",
          deviceRememberedStatus: "remembered"
        ),
        call: .recording(stage.context)
      )
    },
    Row(
      operation: "AdminDisableUser",
      outcomes: Array(repeating: .becomes(.disabled), count: 5)
    ) { stage, name, _, _ in try await stage.disable(name) },
    Row(
      operation: "AdminEnableUser",
      outcomes: same.dropLast() + [.becomes(.confirmed)]
    ) { stage, name, _, _ in try await stage.enable(name) },
    Row(
      operation: "DeleteUser",
      outcomes: [notConfirmed, .gone, .gone, mustReset, disabled]
    ) { stage, _, tokens, _ in try await stage.deleteSelf(tokens.accessToken) },
  ]

  @Test("for each operation in each state", arguments: rows)
  func table(row: Row) async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        // Refresh tokens of such a pool need a device's key.
        deviceConfiguration: row.tracksDevices
          ? DeviceConfigurationType(deviceOnlyRememberedOnUserPrompt: true) : nil
      )
    )
    #expect(row.outcomes.count == State.allCases.count)
    for (state, expected) in zip(State.allCases, row.outcomes) {
      let name = "user-\(state)"
      try await stage.addUser(name, attributes: ForgotPasswordTests.verified)
      let tokens = try await stage.tokens(name)
      try await stage.forgot(name)
      let code = try await stage.newestCode(name)
      try await move(name, of: stage, to: state)
      #expect(try await outcome(of: row, stage, name, tokens, code) == expected, "\(state)")
    }
  }

  private func outcome(
    of row: Row,
    _ stage: Stage,
    _ name: String,
    _ tokens: AuthenticationResultType,
    _ code: String
  ) async throws -> Outcome {
    do {
      try await row.run(stage, name, tokens, code)
    } catch let failure as AuthenticationFailure {
      return .refused(failure)
    }
    do {
      let user = try await stage.describeUser(name)
      guard user.enabled == true else { return .becomes(.disabled) }
      return .becomes(State(rawValue: user.userStatus ?? "") ?? .disabled)
    } catch AuthenticationFailure.userNotFound {
      return .gone
    }
  }

  /// Puts the user into the state behind the service's back, so that the token stays good.
  private func move(_ name: String, of stage: Stage, to state: State) async throws {
    guard state != .disabled else {
      return try await stage.harness.disable(name, in: stage.poolID)
    }
    _ = try await stage.harness.database.administrationPool().execute(
      """
      UPDATE authentication.users SET status = \(state.rawValue)
      WHERE user_pool_id = \(stage.poolID) AND username = \(name)
      """
    )
  }
}
