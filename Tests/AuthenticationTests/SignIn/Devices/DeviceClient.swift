internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import TestSupport

/// A device of a user as a client keeps it, with the steps that clients take.
struct DeviceClient: Sendable {
  let stage: Stage
  let name: String
  let key: String
  let group: String
  let secret: [UInt8]
  let salt: [UInt8]
  /// The tokens of the sign-in that the device came from.
  let tokens: AuthenticationResultType

  /// Signs in without a device and takes the key that is given.
  init(_ stage: Stage, _ name: String) async throws {
    try self.init(stage, name, try await stage.tokens(name))
  }

  init(_ stage: Stage, _ name: String, _ tokens: AuthenticationResultType) throws {
    guard let metadata = tokens.newDeviceMetadata, let key = metadata.deviceKey,
      let group = metadata.deviceGroupKey
    else { throw SignInHarness.NothingReturned() }
    self.stage = stage
    self.name = name
    self.key = key
    self.group = group
    self.tokens = tokens
    secret = Array(Base64.encode(SecureRandom.bytes(40)).utf8)
    salt = SRP.salt(SecureRandom.bytes(16))
  }

  var identity: SRPIdentity { SRPIdentity(group: group, user: key) }

  var verifier: DeviceSecretVerifierConfigType {
    let verifier = SRP.verifier(identity: identity, password: secret, salt: salt)
    return DeviceSecretVerifierConfigType(
      passwordVerifier: Base64.encode(verifier),
      salt: Base64.encode(salt)
    )
  }

  @discardableResult
  func confirm(
    key other: String? = nil,
    _ verifier: DeviceSecretVerifierConfigType? = nil,
    on service: Authentication? = nil
  ) async throws -> ConfirmDeviceResponse {
    try await (service ?? stage.service).signIn.confirmDevice(
      ConfirmDeviceRequest(
        accessToken: tokens.accessToken,
        deviceKey: other ?? key,
        deviceSecretVerifierConfig: verifier ?? self.verifier,
        deviceName: "phone"
      ),
      call: .recording(stage.context)
    )
  }

  func setStatus(_ status: String?) async throws {
    _ = try await stage.service.signIn.updateDeviceStatus(
      UpdateDeviceStatusRequest(
        accessToken: tokens.accessToken,
        deviceKey: key,
        deviceRememberedStatus: status
      ),
      call: .recording(stage.context)
    )
  }

  func forget() async throws {
    _ = try await stage.service.signIn.forgetDevice(
      ForgetDeviceRequest(accessToken: tokens.accessToken, deviceKey: key),
      call: .recording(stage.context)
    )
  }

  /// The password step with the device's key.
  func signIn() async throws -> InitiateAuthResponse {
    try await stage.initiate(
      "USER_PASSWORD_AUTH",
      ["USERNAME": name, "PASSWORD": SignInHarness.password, "DEVICE_KEY": key]
    )
  }

  /// DEVICE_SRP_AUTH; without a Session as pycognito does it, or with one as Amplify does.
  func begin(
    _ client: SRP.Client,
    session: String?,
    on service: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    try await stage.respond(
      "DEVICE_SRP_AUTH",
      [
        "USERNAME": name, "DEVICE_KEY": key,
        "SRP_A": String(Hex.encode(client.clientPublic).drop { $0 == "0" }),
      ],
      session: session,
      on: service
    )
  }

  /// What proves the device.
  func answers(
    _ client: SRP.Client,
    _ challenge: RespondToAuthChallengeResponse
  ) throws -> [String: String] {
    let parameters = challenge.challengeParameters ?? [:]
    let block = Base64.decode(parameters["SECRET_BLOCK"] ?? "") ?? []
    let timestamp = SRPExchange.timestamp(stage.harness.clock.now())
    let sessionKey = try client.sessionKey(
      identity: identity,
      password: secret,
      salt: Hex.decode(parameters["SALT"] ?? "") ?? [],
      serverPublic: Hex.decode(parameters["SRP_B"] ?? "") ?? []
    )
    let signature = SRP.signature(
      key: sessionKey,
      identity: identity,
      secretBlock: block,
      timestamp: timestamp
    )
    return [
      "USERNAME": parameters["USERNAME"] ?? "", "DEVICE_KEY": key,
      "PASSWORD_CLAIM_SECRET_BLOCK": parameters["SECRET_BLOCK"] ?? "",
      "PASSWORD_CLAIM_SIGNATURE": Base64.encode(signature),
      "TIMESTAMP": timestamp,
    ]
  }

  /// All steps, as Amplify takes them.
  func prove() async throws -> AuthenticationResultType {
    let asked = try await signIn()
    let client = try SRP.Client()
    let challenge = try await begin(client, session: asked.session)
    let answer = try await stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try answers(client, challenge)
    )
    guard let result = answer.authenticationResult else { throw SignInHarness.NothingReturned() }
    return result
  }

  func refresh(_ token: String?, key: String?) async throws -> AuthenticationResultType? {
    var parameters = ["REFRESH_TOKEN": token ?? ""]
    parameters["DEVICE_KEY"] = key
    return try await stage.initiate("REFRESH_TOKEN_AUTH", parameters).authenticationResult
  }
}

extension SignInHarness {
  /// A pool that tracks devices, with one user, and tags for what Cognito lacks.
  func deviceStage(
    asksUser: Bool = false,
    tags: [String: String] = [:]
  ) async throws -> Stage {
    let stage = try await stage(
      CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(
          challengeRequiredOnNewDevice: true,
          deviceOnlyRememberedOnUserPrompt: asksUser
        ),
        userPoolTags: tags
      )
    )
    try await stage.addUser("ann")
    return stage
  }
}
