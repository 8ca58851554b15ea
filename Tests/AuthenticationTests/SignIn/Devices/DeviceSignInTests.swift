internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
import GatehouseStubs
internal import Postgres
internal import TestSupport
internal import Testing

@Suite("Signing in with a device")
struct DeviceSignInTests {
  static let invalidSession = AuthenticationFailure.notAuthorized("Invalid session for the user.")

  @Test("a remembered device is asked for its proof, and then given tokens that name it")
  func amplify() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let asked = try await device.signIn()
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    #expect(asked.authenticationResult == nil)
    let tokens = try await device.prove()
    #expect(tokens.newDeviceMetadata == nil)
    #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))
    #expect(try await device.refresh(tokens.refreshToken, key: device.key) != nil)
  }

  @Test("pycognito's habit is served: the A of the password's proof again, and no Session")
  func pycognito() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    // The key in step 1 already.
    let exchange = try await SRPExchange(stage, "ann", deviceKey: device.key)
    let client = exchange.client
    let asked = try await stage.respond(
      "PASSWORD_VERIFIER",
      try exchange.answers(SignInHarness.password)
    )
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    let challenge = try await device.begin(client, session: nil)
    #expect(challenge.challengeName == "DEVICE_PASSWORD_VERIFIER")
    let done = try await stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge)
    )
    #expect(done.authenticationResult?.accessToken != nil)
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(client, session: nil)
    }
  }

  @Test("the key counts also where it comes with the password's proof alone")
  func keyInStepThree() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let exchange = try await SRPExchange(stage, "ann")
    var answers = try exchange.answers(SignInHarness.password)
    answers["DEVICE_KEY"] = device.key
    let asked = try await stage.respond("PASSWORD_VERIFIER", answers)
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
  }

  @Test("a device's secret alone signs no user in: without the password's A there is no proof")
  func withoutPassword() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let client = try SRP.Client()
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(client, session: nil)
    }
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(client, session: "bm90IGEgc2Vzc2lvbg")
    }
    // Another client is signing in just now, with another A.
    _ = try await device.signIn()
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(client, session: nil)
    }
  }

  @Test("DEV-16: a tracked device that is not remembered counts as never used")
  func notRemembered() async throws {
    let stage = try await SignInHarness().deviceStage(asksUser: true)
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let answer = try await device.signIn()
    #expect(answer.challengeName == nil)
    #expect(answer.authenticationResult?.newDeviceMetadata == nil)
  }

  @Test("DEV-16, DEV-26: what a tracked device that is not remembered gets is bound to it")
  func notRememberedIsBound() async throws {
    let stage = try await SignInHarness().deviceStage(
      asksUser: true,
      tags: ["gatehouse:forget-ends-access": "on"]
    )
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let tokens = try #require(try await device.signIn().authenticationResult)
    for key in [nil, "us-east-1_11111111-2222-3333-4444-555555555555"] {
      await #expect(throws: DeviceTokenTests.refused) {
        _ = try await device.refresh(tokens.refreshToken, key: key)
      }
    }
    #expect(try await device.refresh(tokens.refreshToken, key: device.key)?.accessToken != nil)
    try await device.forget()
    await #expect(throws: DeviceTokenTests.refused) {
      _ = try await device.refresh(tokens.refreshToken, key: device.key)
    }
    await #expect(throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")) {
      _ = try await stage.getUser(tokens.accessToken)
    }
  }

  @Test(
    "who exists is not told by a proof without a Session, whatever it names",
    arguments: ["us-east-1_1", String(repeating: "x", count: 300), "a\0b"]
  )
  func hiddenExistence(key: String) async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let client = try SRP.Client()
    var work: Set<Int> = []
    for name in ["ann", "nobody"] {
      let before = stage.harness.registryStore.statistics.leases
      await #expect(throws: AuthenticationFailure.notAuthorized("Invalid session for the user.")) {
        _ = try await stage.respond(
          "DEVICE_SRP_AUTH",
          ["USERNAME": name, "DEVICE_KEY": key, "SRP_A": Hex.encode(client.clientPublic)]
        )
      }
      work.insert(stage.harness.registryStore.statistics.leases - before)
    }
    #expect(work.count == 1)
  }

  @Test("of a hundred uses of a session over two instances exactly one goes on")
  func replayedSession() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let session = try await device.signIn().session
    let client = try SRP.Client()
    let challenges = await withTaskGroup(
      of: RespondToAuthChallengeResponse?.self,
      returning: [RespondToAuthChallengeResponse].self
    ) { group in
      for index in 0..<100 {
        let service = index.isMultiple(of: 2) ? stage.service : stage.harness.twin
        group.addTask {
          do {
            return try await device.begin(client, session: session, on: service)
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { if let found = $1 { $0.append(found) } }
    }
    #expect(challenges.count == 1)
    guard let challenge = challenges.first else { return }
    let answers = try device.answers(client, challenge)
    let wins = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        let service = index.isMultiple(of: 2) ? stage.service : stage.harness.twin
        group.addTask {
          do {
            return try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers, on: service)
              .authenticationResult != nil
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test("a session is of no use at another step, for another client or with another device")
  func foreignSession() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let other = try await DeviceClient(stage, "ann")
    try await other.confirm()
    let session = try await device.signIn().session
    await expectRefusal(.notAuthorized) {
      _ = try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "ann", "NEW_PASSWORD": "An0ther!pass"],
        session: session
      )
    }
    let client = try SRP.Client()
    let second = Stage(
      harness: stage.harness,
      pool: stage.pool,
      client: try await stage.harness.makeClient(of: stage.pool)
    )
    await #expect(throws: Self.invalidSession) {
      _ = try await second.respond(
        "DEVICE_SRP_AUTH",
        ["USERNAME": "ann", "DEVICE_KEY": device.key, "SRP_A": "0123456789abcdef"],
        session: session
      )
    }
    await #expect(throws: DeviceLifeTests.notFound) {
      _ = try await other.begin(client, session: session)
    }
  }

  @Test("a block or session of another user, device or pool proves nothing")
  func foreignBlock() async throws {
    let stage = try await SignInHarness().deviceStage()
    try await stage.addUser("bob")
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let other = try await DeviceClient(stage, "bob")
    try await other.confirm()
    let proofs = { () async throws -> [String: String] in
      let client = try SRP.Client()
      let challenge = try await device.begin(client, session: try await device.signIn().session)
      return try device.answers(client, challenge)
    }
    for (name, value) in [("USERNAME", "bob"), ("DEVICE_KEY", other.key)] {
      var answers = try await proofs()
      answers[name] = value
      await expectRefusal(.notAuthorized) {
        _ = try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers)
      }
    }
    let abroad = try await stage.harness.deviceStage()
    let answers = try await proofs()
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Incorrect username or password.")
    ) { _ = try await abroad.respond("DEVICE_PASSWORD_VERIFIER", answers) }
    // The session of bob's sign-in is of no use to a client that claims to be ann.
    let session = try await other.signIn().session
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(try SRP.Client(), session: session)
    }
  }

  /// N of RFC 3526 §4 and three times N, as clients write numbers.
  static let multiplesOfModulus: [String] = {
    let modulus =
      """
      FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404\
      DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406\
      B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD\
      24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E46\
      2E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D226\
      1898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB397\
      0F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A6452\
      1F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CA\
      FFFFFFFFFFFFFFFF
      """
    var carry = 0
    var triple: [UInt8] = []
    for byte in (Hex.decode(modulus) ?? []).reversed() {
      carry += 3 * Int(byte)
      triple.append(UInt8(carry & 0xFF))
      carry >>= 8
    }
    return [modulus, Hex.encode([UInt8(carry)] + triple.reversed())]
  }()

  @Test(
    "an A that is 0 modulo N never begins a device's proof",
    arguments: ["0", "00"] + multiplesOfModulus
  )
  func nullA(text: String) async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let session = try await device.signIn().session
    await expectRefusal(.invalidParameter) {
      _ = try await stage.respond(
        "DEVICE_SRP_AUTH",
        ["USERNAME": "ann", "DEVICE_KEY": device.key, "SRP_A": text],
        session: session
      )
    }
  }

  @Test("DEV-11: a device forgotten meanwhile ends the proof with the text clients look for")
  func forgottenMeanwhile() async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let asked = try await device.signIn()
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: asked.session)
    let answers = try device.answers(client, challenge)
    try await device.forget()
    await #expect(throws: DeviceLifeTests.notFound) {
      _ = try await stage.respond("DEVICE_PASSWORD_VERIFIER", answers)
    }
    await #expect(throws: DeviceLifeTests.notFound) { _ = try await device.signIn() }
  }
}
