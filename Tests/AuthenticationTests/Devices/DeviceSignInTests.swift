internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import GatehouseMessages
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

  @Test("a device's secret alone signs nobody in: without the password's A there is no proof")
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
    // Somebody else is signing in just now, with another A.
    _ = try await device.signIn()
    await #expect(throws: Self.invalidSession) {
      _ = try await device.begin(client, session: nil)
    }
  }

  @Test("a tracked device that is not remembered counts as never used")
  func notRemembered() async throws {
    let stage = try await SignInHarness().deviceStage(asksUser: true)
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let answer = try await device.signIn()
    #expect(answer.challengeName == nil)
    #expect(answer.authenticationResult?.newDeviceMetadata == nil)
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
    await #expect(throws: AuthenticationFailure.self) {
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

  @Test("an A that is 0 modulo N never begins a device's proof", arguments: ["0", "00"])
  func nullA(text: String) async throws {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    let session = try await device.signIn().session
    await #expect(throws: AuthenticationFailure.self) {
      _ = try await stage.respond(
        "DEVICE_SRP_AUTH",
        ["USERNAME": "ann", "DEVICE_KEY": device.key, "SRP_A": text],
        session: session
      )
    }
  }

  @Test("a device that was forgotten meanwhile ends the proof with the text clients look for")
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
