internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import TestSupport

/// The client's side of an SRP sign-in, step by step, as a real client does it.
struct SRPExchange: Sendable {
  let stage: Stage
  let client: SRP.Client
  let challenge: InitiateAuthResponse

  init(
    _ stage: Stage,
    _ name: String,
    deviceKey: String? = nil,
    inCustomFlow isCustom: Bool = false,
    byChoice isByChoice: Bool = false,
    on service: Authentication? = nil
  ) async throws {
    self.stage = stage
    client = try SRP.Client()
    // Clients send A as a number: without leading zeros.
    let hex = Hex.encode(client.clientPublic).drop { $0 == "0" }
    var parameters = ["USERNAME": name, "SRP_A": String(hex)]
    parameters["DEVICE_KEY"] = deviceKey
    if isCustom { parameters["CHALLENGE_NAME"] = "SRP_A" }
    if isByChoice { parameters["PREFERRED_CHALLENGE"] = "PASSWORD_SRP" }
    challenge = try await stage.initiate(
      isCustom ? "CUSTOM_AUTH" : isByChoice ? "USER_AUTH" : "USER_SRP_AUTH",
      parameters,
      on: service
    )
  }

  func parameter(_ name: String) -> String { challenge.challengeParameters?[name] ?? "" }

  /// What proves the password.
  func answers(
    _ password: String,
    timestamp: String? = nil,
    username: String? = nil
  ) throws -> [String: String] {
    let identity = SRPIdentity(group: stage.poolName, user: parameter("USER_ID_FOR_SRP"))
    let block = Base64.decode(parameter("SECRET_BLOCK")) ?? []
    let stamp = timestamp ?? Self.timestamp(stage.harness.clock.now())
    let key = try client.sessionKey(
      identity: identity,
      password: Array(password.utf8),
      salt: Hex.decode(parameter("SALT")) ?? [],
      serverPublic: Hex.decode(parameter("SRP_B")) ?? []
    )
    let signature = SRP.signature(
      key: key,
      identity: identity,
      secretBlock: block,
      timestamp: stamp
    )
    return [
      "USERNAME": username ?? parameter("USER_ID_FOR_SRP"),
      "PASSWORD_CLAIM_SECRET_BLOCK": parameter("SECRET_BLOCK"),
      "PASSWORD_CLAIM_SIGNATURE": Base64.encode(signature),
      "TIMESTAMP": stamp,
    ]
  }

  func finish(
    _ password: String = SignInHarness.password,
    timestamp: String? = nil,
    username: String? = nil,
    metadata: [String: String]? = nil,
    on service: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    let answers = try answers(password, timestamp: timestamp, username: username)
    return try await stage.respond(
      "PASSWORD_VERIFIER",
      answers,
      metadata: metadata,
      on: service
    )
  }

  /// Writes the moment in the form that clients use.
  static func timestamp(_ moment: Instant) -> String {
    let time = CivilTime(moment)
    return "\(time.weekdayName) \(time.monthName) \(time.day) \(time.clock) UTC \(time.year)"
  }
}
