internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
internal import Foundation
internal import GatehouseMessages
internal import LambdaFunctions
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

/// A pool whose users choose how to begin a sign-in, and what a client of it sends.
struct ChoiceStage: Sendable {
  let stage: Stage

  static let relyingPartyID = "example.com"
  static let all = ["PASSWORD", "EMAIL_OTP", "SMS_OTP", "WEB_AUTHN"]
  static let email = "ann@example.com"
  static let phone = "+15550001234"
  static let incorrect = AuthenticationFailure.notAuthorized("Incorrect username or password.")
  static let wrongCode = AuthenticationFailure.wrongFactorCode(
    "Invalid code or auth state for the user."
  )

  init(
    _ factors: [String] = Self.all,
    mfa: String = "OFF",
    factor: String? = nil,
    tags: [String: String]? = nil,
    hidesExistence: Bool = false,
    flows: [String] = SignInHarness.allFlows + ["ALLOW_USER_AUTH"],
    secret: Bool = false,
    pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    functions: LambdaFunctions? = nil
  ) async throws {
    var request = pool
    request.policies = UserPoolPolicyType(
      signInPolicy: SignInPolicyType(allowedFirstAuthFactors: factors)
    )
    request.userPoolTags = tags
    stage = try await SignInHarness(functions: functions).stage(
      request,
      CreateUserPoolClientRequest(
        generateSecret: secret,
        explicitAuthFlows: flows,
        preventUserExistenceErrors: hidesExistence ? "ENABLED" : "LEGACY"
      )
    )
    try await configure(mfa, factor: factor)
  }

  var service: Authentication { stage.service }
  var clock: ManualClock { stage.harness.clock }

  /// Authenticators, and messages to phones, as second factors; passkeys as two factors, or as one.
  func configure(_ mfa: String, factor: String? = nil, userVerification: String? = nil) async throws
  {
    _ = try await service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        smsMfaConfiguration: mfa == "OFF"
          ? nil : SmsMfaConfigType(smsConfiguration: FactorStage.sms),
        softwareTokenMfaConfiguration: mfa == "OFF"
          ? nil : SoftwareTokenMfaConfigType(enabled: true),
        mfaConfiguration: mfa,
        webAuthnConfiguration: WebAuthnConfigurationType(
          relyingPartyId: Self.relyingPartyID,
          userVerification: userVerification,
          factorConfiguration: factor
        )
      ),
      call: .recording(stage.context)
    )
  }

  /// A user with a password, a verified address and a verified number.
  @discardableResult
  func addUser(_ name: String = "ann", email: String = Self.email) async throws -> String {
    try await stage.addUser(
      name,
      attributes: [
        "email": email, "email_verified": "true", "phone_number": Self.phone,
        "phone_number_verified": "true",
      ]
    )
  }

  /// A passkey of the user.
  func addPasskey(
    _ name: String = "ann",
    _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
  ) async throws -> SoftwareAuthenticator {
    let token = try await stage.tokens(name).accessToken
    var authenticator = try SoftwareAuthenticator(relyingPartyID: Self.relyingPartyID)
    change(&authenticator)
    let answer = try await service.passkeys.startWebAuthnRegistration(
      StartWebAuthnRegistrationRequest(accessToken: token),
      call: .recording(stage.context)
    )
    let options = try JSONDecoder().decode(
      PasskeyStage.Options.self,
      from: Data((answer.credentialCreationOptions?.text ?? "").utf8)
    )
    _ = try await service.passkeys.completeWebAuthnRegistration(
      CompleteWebAuthnRegistrationRequest(
        accessToken: token,
        credential: JSONDocument(text: try authenticator.registration(options.challengeBytes))
      ),
      call: .recording(stage.context)
    )
    authenticator.userHandle = Base64URL.decode(options.user.id)
    return authenticator
  }

  func begin(
    _ name: String? = "ann",
    _ preferred: String? = nil,
    _ others: [String: String] = [:],
    session: String? = nil,
    on service: Authentication? = nil
  ) async throws -> InitiateAuthResponse {
    var parameters = others
    parameters["USERNAME"] = name
    parameters["PREFERRED_CHALLENGE"] = preferred
    return try await stage.initiate("USER_AUTH", parameters, session: session, on: service)
  }

  func choose(
    _ answer: String,
    _ session: String?,
    _ others: [String: String] = [:],
    name: String = "ann"
  ) async throws -> RespondToAuthChallengeResponse {
    try await stage.respond(
      "SELECT_CHALLENGE",
      others.merging(["USERNAME": name, "ANSWER": answer]) { $1 },
      session: session
    )
  }

  func answer(
    _ challenge: String,
    _ parameter: String,
    _ value: String,
    _ session: String?,
    name: String? = "ann",
    on service: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    var responses = [parameter: value]
    responses["USERNAME"] = name
    return try await stage.respond(challenge, responses, session: session, on: service)
  }

  func useCode(
    _ code: String,
    _ session: String?,
    _ challenge: String = "EMAIL_OTP",
    name: String = "ann"
  ) async throws -> RespondToAuthChallengeResponse {
    try await answer(challenge, "\(challenge)_CODE", code, session, name: name)
  }

  func usePasskey(
    _ authenticator: SoftwareAuthenticator,
    _ asked: InitiateAuthResponse,
    name: String? = "ann",
    _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
  ) async throws -> RespondToAuthChallengeResponse {
    var authenticator = authenticator
    change(&authenticator)
    let json = try authenticator.assertion(
      try Self.options(asked.challengeParameters).challengeBytes
    )
    return try await answer("WEB_AUTHN", "CREDENTIAL", json, asked.session, name: name)
  }

  /// The members of PublicKeyCredentialRequestOptionsJSON.
  struct Options: Decodable {
    let challenge: String
    let timeout: Int
    let rpId: String
    let allowCredentials: [PasskeyStage.Descriptor]
    let userVerification: String

    var challengeBytes: [UInt8] { Base64URL.decode(challenge) ?? [] }
  }

  static func options(_ parameters: [String: String]?) throws -> Options {
    let text = try #require(parameters?["CREDENTIAL_REQUEST_OPTIONS"])
    return try JSONDecoder().decode(Options.self, from: Data(text.utf8))
  }
}
