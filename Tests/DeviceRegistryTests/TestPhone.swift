import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import Domain
import TestSupport

/// A phone with an app: its keys and its secret, and what its user types.
struct TestPhone {
  let fixture: RegistryFixture
  let pool: String
  let key: TestKey
  let biometricKey: TestKey
  let accountKeys = AccountKeys()
  let pinSecret: [UInt8]
  let instanceID: String

  static let pin = "24680"

  init(_ fixture: RegistryFixture, pool: String = RegistryFixture.pool) async throws {
    self.fixture = fixture
    self.pool = pool
    key = try TestKey()
    biometricKey = try TestKey()
    pinSecret = SecureRandom.bytes(32)
    let registered = try await fixture.apps[0].registerInstance(
      Self.registration(of: key, in: pool, fixture),
      context: fixture.context
    )
    instanceID = registered.instance?.instanceId ?? ""
  }

  static func registration(
    of key: TestKey,
    in pool: String,
    _ fixture: RegistryFixture
  ) throws -> RegisterInstanceRequest {
    let call = ProvedCall(
      url: "https://login.example.com/interaction/v1/instances",
      issuedAt: fixture.clock.now()
    )
    return RegisterInstanceRequest(
      userPoolId: pool,
      proof: call.proof(try call.header(by: key)),
      description: AppDescription(
        platform: "android",
        model: "Pixel 9",
        appVersion: "1.0",
        protocolVersions: ["1"]
      ),
      push: PushAddress(type: "fcm", token: "token-1")
    )
  }

  /// USR-22: what stands for the PIN in SRP.
  static func pinInput(_ pin: String, _ secret: [UInt8]) -> [UInt8] {
    let message = Array("gatehouse pin 1".utf8) + [0] + Array(pin.utf8)
    return Array(Base64.encode(HMACKey(secret).authenticate(message)).utf8)
  }

  var identity: SRPIdentity {
    SRPIdentity(group: String(pool.split(separator: "_")[1]), user: instanceID)
  }

  /// What a user sets.
  func newPIN(_ pin: String = Self.pin) -> NewPIN {
    let salt = SRP.salt(SecureRandom.bytes(16))
    return NewPIN(
      salt: salt,
      verifier: SRP.verifier(
        identity: identity,
        password: Self.pinInput(pin, pinSecret),
        salt: salt
      )
    )
  }

  var newBiometric: NewBiometric {
    NewBiometric(publicKey: biometricKey.point, attestation: "as the phone gave it")
  }

  // MARK: - Answers

  /// The answer of a user who types a PIN, and of the phone to a fingerprint.
  func answer(
    _ challenge: FactorChallenge?,
    pin: String? = nil,
    biometric: TestKey? = nil,
    attemptID: String = Hex.encode(SecureRandom.bytes(8))
  ) throws -> FactorAnswer {
    let block = challenge?.block ?? []
    var answer = FactorAnswer(attemptId: attemptID, block: block)
    if let pin { answer.pin = try proof(of: pin, challenge, attemptID).proof }
    if let biometric {
      answer.biometricSignature = try biometric.key.sign(
        Array("gatehouse biometric 1".utf8) + [0] + block + Array(attemptID.utf8)
      )
    }
    return answer
  }

  /// The proof of a PIN, and what proves the registry in return.
  func proof(
    of pin: String,
    _ challenge: FactorChallenge?,
    _ attemptID: String
  ) throws -> (proof: PINProof, serverProof: [UInt8]) {
    let client = try SRP.Client()
    let key = try client.sessionKey(
      identity: identity,
      password: Self.pinInput(pin, pinSecret),
      salt: challenge?.salt ?? [],
      serverPublic: challenge?.serverPublic ?? []
    )
    let block = challenge?.block ?? []
    let signature = SRP.signature(
      key: key,
      identity: identity,
      secretBlock: block,
      timestamp: attemptID
    )
    let serverProof = HMACKey(key).authenticate(
      Array("gatehouse server".utf8) + [0] + block + Array(attemptID.utf8)
    )
    return (PINProof(clientPublic: client.clientPublic, proof: signature), serverProof)
  }

  // MARK: - Calls

  func begin(
    session: String = "s1",
    isEnrolment: Bool = false,
    _ policy: FactorPolicy? = nil
  ) async throws(DeviceRegistryFailure) -> FactorInfo {
    let begun = try await fixture.factors[0].beginFactor(
      BeginFactorRequest(
        userPoolId: pool,
        instanceId: instanceID,
        sessionId: session,
        isEnrolment: isEnrolment,
        policy: policy,
        expiresAtUnixMillis: fixture.clock.now().adding(seconds: 600).unixMillis
      ),
      context: fixture.context
    )
    guard let info = begun.info else { throw .internalFault("no info") }
    return info
  }

  func send(
    _ answer: FactorAnswer,
    session: String = "s1",
    enrolling account: NewAccount? = nil,
    of accountID: String? = nil,
    _ policy: FactorPolicy? = nil,
    proof: InstanceProof? = nil,
    on service: Int = 0
  ) async throws(DeviceRegistryFailure) -> AnswerFactorResponse {
    try await fixture.factors[service].answerFactor(
      AnswerFactorRequest(
        userPoolId: pool,
        instanceId: instanceID,
        proof: proof,
        sessionId: session,
        isEnrolment: account != nil,
        policy: policy,
        expiresAtUnixMillis: fixture.clock.now().adding(seconds: 600).unixMillis,
        answer: answer,
        newAccount: account,
        accountId: accountID
      ),
      context: fixture.context
    )
  }

  /// Asks for a challenge and answers it.
  func verify(
    pin: String? = nil,
    biometric: TestKey? = nil,
    session: String = "s1",
    _ policy: FactorPolicy? = nil
  ) async throws -> AnswerFactorResponse {
    let info = try await begin(session: session, policy)
    return try await send(
      try answer(info.challenge, pin: pin, biometric: biometric),
      session: session,
      policy
    )
  }

  func newAccount(sub: String = RegistryFixture.sub) -> NewAccount {
    NewAccount(sub: sub, displayName: "Ada", publicKey: accountKeys.point(of: sub))
  }

  /// Enrols the first account, with a PIN and perhaps a fingerprint.
  @discardableResult
  func enrol(
    sub: String = RegistryFixture.sub,
    withBiometric: Bool = false
  ) async throws -> AppAccount {
    let answer = FactorAnswer(
      attemptId: "enrol \(sub)",
      setPin: newPIN(),
      setBiometric: withBiometric ? newBiometric : nil
    )
    let answered = try await send(
      answer,
      session: "enrolment of \(sub)",
      enrolling: newAccount(sub: sub)
    )
    return answered.account ?? AppAccount()
  }

  /// The instance as its own proof finds it.
  func described() async throws -> AppInstance? {
    let call = ProvedCall(issuedAt: fixture.clock.now())
    return try await fixture.apps[1].proveInstance(
      ProveInstanceRequest(proof: call.proof(try call.header(by: key))),
      context: fixture.context
    ).instance
  }
}
