internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing

/// A pool with second factors, and what its users do with them.
struct FactorStage: Sendable {
  let stage: Stage

  static let phone = "+15550001234"
  static let sms = SmsConfigurationType(snsCallerArn: "arn:aws:iam::123456789012:role/sns")
  static let invalidSession = AuthenticationFailure.notAuthorized("Invalid session for the user.")
  static let usedSession = AuthenticationFailure.notAuthorized(
    "Invalid session for the user, session can only be used once."
  )
  static let expiredSession = AuthenticationFailure.notAuthorized(
    "Invalid session for the user, session is expired."
  )
  static let wrongTOTP = AuthenticationFailure.wrongFactorCode("Invalid code received for user")
  static let wrongSent = AuthenticationFailure.wrongFactorCode(
    "Invalid code or auth state for the user."
  )
  static let codeMismatch = AuthenticationFailure.enableSoftwareTokenMFA(
    "Code mismatch and fail enable Software Token MFA"
  )

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Every user has the address and number unless said otherwise.
  init(
    _ requirement: String,
    sms: Bool = false,
    token: Bool = false,
    email: Bool = false,
    pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    client: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws {
    let stage = try await SignInHarness().stage(pool, client)
    self.stage = stage
    try await configure(requirement, sms: sms, token: token, email: email)
  }

  @discardableResult
  func configure(
    _ requirement: String?,
    sms: Bool = false,
    token: Bool = false,
    email: Bool = false
  ) async throws -> SetUserPoolMfaConfigResponse {
    try await service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        smsMfaConfiguration: sms ? SmsMfaConfigType(smsConfiguration: Self.sms) : nil,
        softwareTokenMfaConfiguration: token ? SoftwareTokenMfaConfigType(enabled: true) : nil,
        emailMfaConfiguration: email ? EmailMfaConfigType() : nil,
        mfaConfiguration: requirement
      ),
      call: .recording(stage.context)
    )
  }

  var service: Authentication { stage.service }
  var clock: ManualClock { stage.harness.clock }

  /// A code of the secret, so many steps from now.
  func code(_ secret: [UInt8], steps: Int64 = 0) -> String {
    TOTP(secret: secret).code(atStep: TOTP.step(atUnixSeconds: clock.now().unixSeconds) + steps)
  }

  func secret(_ code: String?) throws -> [UInt8] {
    let bytes = code.flatMap { Base32.decode($0) }
    return try #require(bytes)
  }

  /// Sets an authenticator up by access token and switches it on; a step passes.
  func setUpToken(_ name: String, preferred: Bool = true) async throws -> [UInt8] {
    let access = try await stage.tokens(name).accessToken
    let secret = try await associate(access)
    try await prefer(name, token: (true, preferred))
    return secret
  }

  func associate(_ access: String?, name: String? = nil) async throws -> [UInt8] {
    let associated = try await service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(accessToken: access),
      call: .recording(stage.context)
    )
    let secret = try secret(associated.secretCode)
    let verified = try await service.signIn.verifySoftwareToken(
      VerifySoftwareTokenRequest(
        accessToken: access,
        userCode: code(secret),
        friendlyDeviceName: name
      ),
      call: .recording(stage.context)
    )
    #expect(verified.status == "SUCCESS")
    clock.advance(by: .seconds(30))
    return secret
  }

  func prefer(
    _ name: String,
    sms: (Bool, Bool)? = nil,
    token: (Bool, Bool)? = nil,
    email: (Bool, Bool)? = nil
  ) async throws {
    _ = try await service.signIn.adminSetUserMFAPreference(
      AdminSetUserMFAPreferenceRequest(
        smsMfaSettings: sms.map { SMSMfaSettingsType(enabled: $0.0, preferredMfa: $0.1) },
        softwareTokenMfaSettings: token.map {
          SoftwareTokenMfaSettingsType(enabled: $0.0, preferredMfa: $0.1)
        },
        emailMfaSettings: email.map { EmailMfaSettingsType(enabled: $0.0, preferredMfa: $0.1) },
        username: name,
        userPoolId: stage.poolID
      ),
      call: .recording(stage.context)
    )
  }

  func answer(
    _ challenge: String,
    _ code: String,
    _ session: String?,
    name: String = "ann",
    deviceKey: String? = nil,
    on service: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    var responses = ["USERNAME": name, "\(challenge)_CODE": code]
    responses["DEVICE_KEY"] = deviceKey
    return try await stage.respond(
      challenge,
      responses,
      session: session,
      on: service
    )
  }

  func choose(_ answer: String, _ session: String?) async throws -> RespondToAuthChallengeResponse {
    try await stage.respond(
      "SELECT_MFA_TYPE",
      ["USERNAME": "ann", "ANSWER": answer],
      session: session
    )
  }

  func setUp(_ session: String?) async throws -> RespondToAuthChallengeResponse {
    try await stage.respond("MFA_SETUP", ["USERNAME": "ann"], session: session)
  }

  /// A code that is not the given one.
  static func another(_ code: String) -> String {
    code == "000000" ? "000001" : "000000"
  }
}
