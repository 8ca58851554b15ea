import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService

/// A device as a client keeps it: its key, group and secret.
struct TestDevice {
  let fixture: RegistryFixture
  let pool: String
  let sub: String
  let key: String
  var group: String
  let secret: [UInt8]
  let salt: [UInt8]

  init(
    _ fixture: RegistryFixture,
    pool: String = RegistryFixture.pool,
    sub: String = RegistryFixture.sub
  ) async throws {
    let issued = try await fixture.registry.issueDevice(
      IssueDeviceRequest(userPoolId: pool, sub: sub),
      context: fixture.context
    )
    self.fixture = fixture
    self.pool = pool
    self.sub = sub
    key = issued.deviceKey ?? ""
    group = issued.deviceGroupKey ?? ""
    secret = Array(Base64.encode(SecureRandom.bytes(40)).utf8)
    salt = SRP.salt(SecureRandom.bytes(16))
  }

  var identity: SRPIdentity { SRPIdentity(group: group, user: key) }
  var verifier: [UInt8] { SRP.verifier(identity: identity, password: secret, salt: salt) }

  func track(
    isRemembered: Bool = true,
    limit: DeviceLimit? = nil,
    on registry: DeviceRegistry? = nil
  ) async throws(DeviceRegistryFailure) -> TrackDeviceResponse {
    try await (registry ?? fixture.registry).trackDevice(
      tracking(verifier, salt, isRemembered: isRemembered, limit: limit),
      context: fixture.context
    )
  }

  func tracking(
    _ verifier: [UInt8],
    _ salt: [UInt8],
    isRemembered: Bool = true,
    limit: DeviceLimit? = nil
  ) -> TrackDeviceRequest {
    TrackDeviceRequest(
      userPoolId: pool,
      sub: sub,
      deviceKey: key,
      name: "phone",
      srpVerifier: verifier,
      srpSalt: salt,
      isRemembered: isRemembered,
      limit: limit,
      ipAddress: "192.0.2.1",
      sdk: "Boto3/1.0"
    )
  }

  func find(
    rememberedFor seconds: Int64? = nil
  ) async throws(DeviceRegistryFailure)
    -> TrackedDevice?
  {
    try await fixture.registry.findDevice(
      FindDeviceRequest(
        userPoolId: pool,
        sub: sub,
        deviceKey: key,
        rememberedForSeconds: seconds
      ),
      context: fixture.context
    ).device
  }

  func begin(
    sub other: String? = nil
  ) async throws(DeviceRegistryFailure) -> DeviceChallenge {
    let begun = try await fixture.registry.beginDeviceProof(
      BeginDeviceProofRequest(
        userPoolId: pool,
        sub: other ?? sub,
        deviceKey: key,
        validitySeconds: 180
      ),
      context: fixture.context
    )
    guard let challenge = begun.challenge else { throw .internalFault("no challenge") }
    return challenge
  }

  /// What proves the device; the block stands for whatever authentication made of the challenge.
  func answer(
    _ client: SRP.Client,
    to challenge: DeviceChallenge,
    pool other: String? = nil,
    isFactorGiven: Bool = false,
    tokensFollow: Bool = false
  ) throws -> FinishDeviceProofRequest {
    let timestamp = "Sat Nov 21 00:00:00 UTC 2026"
    let block: [UInt8] = [1, 2, 3]
    let sessionKey = try client.sessionKey(
      identity: identity,
      password: secret,
      salt: challenge.srpSalt ?? [],
      serverPublic: challenge.serverPublic ?? []
    )
    return FinishDeviceProofRequest(
      userPoolId: other ?? pool,
      deviceKey: key,
      secretBlock: block,
      signature: SRP.signature(
        key: sessionKey,
        identity: identity,
        secretBlock: block,
        timestamp: timestamp
      ),
      timestamp: timestamp,
      sub: sub,
      challenge: challenge.sealed,
      clientPublic: client.clientPublic,
      serverPublic: challenge.serverPublic,
      ipAddress: "192.0.2.7",
      sdk: "aws-amplify/6",
      isFactorGiven: isFactorGiven,
      tokensFollow: tokensFollow
    )
  }

  /// Both steps of a proof.
  func prove(
    isFactorGiven: Bool = false,
    tokensFollow: Bool = false
  ) async throws {
    let client = try SRP.Client()
    _ = try await finish(
      try answer(
        client,
        to: try await begin(),
        isFactorGiven: isFactorGiven,
        tokensFollow: tokensFollow
      )
    )
  }

  func finish(
    _ request: FinishDeviceProofRequest,
    on registry: DeviceRegistry? = nil
  ) async throws(DeviceRegistryFailure) -> FinishDeviceProofResponse {
    try await (registry ?? fixture.registry).finishDeviceProof(request, context: fixture.context)
  }
}
