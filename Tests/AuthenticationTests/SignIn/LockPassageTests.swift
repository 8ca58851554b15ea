internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Who passes a lock")
struct LockPassageTests {
  static let home = "192.0.2.7"
  static let away = "198.51.100.9"
  static let locked = AuthenticationFailure.notAuthorized("Password attempts exceeded")
  static let incorrect = AuthenticationFailure.notAuthorized("Incorrect username or password.")
  static let slowed = AuthenticationFailure.tooManyRequests("Rate exceeded")

  /// A sign-in from an address, and the flow that it goes by.
  struct Door: Sendable, CustomTestStringConvertible {
    let isSRP: Bool

    var testDescription: String { isSRP ? "SRP" : "password" }

    @discardableResult
    func signIn(
      _ stage: Stage,
      _ name: String,
      _ password: String = SignInHarness.password,
      from address: String,
      deviceKey: String? = nil,
      on service: Authentication? = nil
    ) async throws -> AuthenticationResultType? {
      var context = stage.context
      context.sourceIP = address
      let service = service ?? stage.service
      guard isSRP else {
        var parameters = ["USERNAME": name, "PASSWORD": password]
        parameters["DEVICE_KEY"] = deviceKey
        return try await service.signIn.initiateAuth(
          InitiateAuthRequest(
            authFlow: "USER_PASSWORD_AUTH",
            authParameters: parameters,
            clientId: stage.clientID
          ),
          call: .recording(context)
        ).authenticationResult
      }
      var answers = try await SRPExchange(stage, name).answers(password)
      answers["DEVICE_KEY"] = deviceKey
      return try await service.signIn.respondToAuthChallenge(
        RespondToAuthChallengeRequest(
          clientId: stage.clientID,
          challengeName: "PASSWORD_VERIFIER",
          challengeResponses: answers
        ),
        call: .recording(context)
      ).authenticationResult
    }
  }

  static let doors = [Door(isSRP: false), Door(isSRP: true)]

  private func lock(_ name: String, _ door: Door, _ stage: Stage) async throws {
    for _ in 0..<5 {
      await #expect(throws: Self.incorrect) {
        try await door.signIn(stage, name, "Wr0ng!pass", from: Self.away)
      }
    }
    for _ in 0..<3 {
      await #expect(throws: Self.locked) {
        try await door.signIn(stage, name, "Wr0ng!pass", from: Self.away)
      }
    }
  }

  @Test("the owner, from an address of a sign-in of these days, and no stranger", arguments: doors)
  func owner(door: Door) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await door.signIn(stage, "ann", from: Self.home)
    try await lock("ann", door, stage)
    await #expect(throws: Self.locked) { try await door.signIn(stage, "ann", from: Self.away) }
    for _ in 0..<3 {
      let tokens = try await door.signIn(stage, "ann", from: Self.home)
      #expect(tokens?.accessToken != nil)
    }
    // The stranger gains nothing by that.
    await #expect(throws: Self.locked) { try await door.signIn(stage, "ann", from: Self.away) }
  }

  @Test(
    "a guesser at that address is answered as everywhere, and locks that address",
    arguments: doors
  )
  func guesserNextDoor(door: Door) async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    try await stage.addUser("ann")
    try await door.signIn(stage, "ann", from: Self.home)
    for name in ["ann", "nobody"] {
      try await lock(name, door, stage)
      for _ in 0..<5 {
        await #expect(throws: Self.locked) {
          try await door.signIn(stage, name, "Wr0ng!pass", from: Self.home)
        }
      }
      await #expect(throws: Self.locked) { try await door.signIn(stage, name, from: Self.home) }
    }
    stage.harness.clock.advance(by: .seconds(1))
    try await door.signIn(stage, "ann", from: Self.home)
  }

  /// A stage whose devices are remembered as soon as they are confirmed.
  private func deviceStage() async throws -> Stage {
    try await SignInHarness().stage(
      CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(
          challengeRequiredOnNewDevice: false,
          deviceOnlyRememberedOnUserPrompt: false
        )
      )
    )
  }

  @Test("a remembered device, wherever it is, and no other", arguments: doors)
  func device(door: Door) async throws {
    let stage = try await deviceStage()
    try await stage.addUser("ann")
    let device = try await DeviceClient(stage, "ann")
    try await lock("ann", door, stage)
    // A key that a sign-in was given, and that no device has confirmed.
    await #expect(throws: Self.locked) {
      try await door.signIn(stage, "ann", from: Self.away, deviceKey: device.key)
    }
    try await device.confirm()
    try await door.signIn(stage, "ann", from: Self.away, deviceKey: device.key)
    await #expect(throws: Self.locked) {
      try await door.signIn(stage, "ann", from: Self.away, deviceKey: device.key + "0")
    }
  }

  @Test(
    "DEV-26: a device that is forgotten, or no longer remembered, passes no lock",
    arguments: doors
  )
  func forgottenDevice(door: Door) async throws {
    let stage = try await deviceStage()
    try await stage.addUser("ann")
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    try await device.setStatus("not_remembered")
    try await lock("ann", door, stage)
    let signIn = {
      _ = try await door.signIn(stage, "ann", from: Self.away, deviceKey: device.key)
    }
    await #expect(throws: Self.locked) { try await signIn() }
    stage.harness.clock.advance(by: .seconds(1))
    try await device.setStatus("remembered")
    _ = try await device.prove()
    try await lock("ann", door, stage)
    try await signIn()
    try await device.forget()
    await #expect(throws: Self.locked) { try await signIn() }
  }

  @Test(
    "no user passes by an address of another user, or of more than a month ago",
    arguments: doors
  )
  func unfamiliar(door: Door) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    try await door.signIn(stage, "bob", from: Self.home)
    try await lock("ann", door, stage)
    await #expect(throws: Self.locked) { try await door.signIn(stage, "ann", from: Self.home) }
    stage.harness.clock.advance(by: .seconds(2))
    try await door.signIn(stage, "ann", from: Self.home)
    stage.harness.clock.advance(by: .seconds(31 * 86400))
    _ = try await stage.service.expiredRowRemoval.removeOnce()
    try await lock("ann", door, stage)
    await #expect(throws: Self.locked) { try await door.signIn(stage, "ann", from: Self.home) }
  }

  @Test("of many guesses at once from the owner's address five are looked at", arguments: doors)
  func parallel(door: Door) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await door.signIn(stage, "ann", from: Self.home)
    try await lock("ann", door, stage)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<30 {
        let service = number.isMultiple(of: 2) ? stage.harness.authentication : stage.harness.twin
        group.addTask {
          await #expect(throws: Self.locked) {
            try await door.signIn(stage, "ann", "Wr0ng!pass", from: Self.home, on: service)
          }
        }
      }
    }
    await #expect(throws: Self.locked) { try await door.signIn(stage, "ann", from: Self.home) }
    let counts = try await stage.harness.database.administrationPool().query(
      "SELECT failures FROM authentication.password_failures WHERE name LIKE 'origin %'"
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("failures") }
    #expect(counts.max() == 5)
  }

  @Test(
    "wrong passwords of one network slow it, whatever the names, and no other",
    arguments: doors
  )
  func spraying(door: Door) async throws {
    let harness = try await SignInHarness()
    let service = try harness.instance(wrongPasswordsOfNetwork: 4)
    let stage = try await Stage.hiding(harness: harness)
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    try await door.signIn(stage, "ann", from: Self.away)
    // Four an hour, and the one that finds none left.
    for number in 0..<5 {
      await #expect(throws: Self.incorrect) {
        try await door.signIn(stage, "user\(number)", "Spr1ng!24", from: Self.away, on: service)
      }
    }
    for name in ["bob", "ann", "nobody"] {
      await #expect(throws: Self.slowed) {
        try await door.signIn(stage, name, "Spr1ng!24", from: Self.away, on: service)
      }
    }
    // A right one tells nothing either, but to a user who is known there.
    await #expect(throws: Self.slowed) {
      try await door.signIn(stage, "bob", from: Self.away, on: service)
    }
    try await door.signIn(stage, "ann", from: Self.away, on: service)
    try await door.signIn(stage, "bob", from: Self.home, on: service)
    // What is not looked at is not counted for the names.
    harness.clock.advance(by: .seconds(1))
    try await door.signIn(stage, "bob", from: Self.away, on: service)
  }

  @Test(
    "E.1.9: a network's lock doubles up to a minute, and a quiet time forgets it",
    arguments: doors
  )
  func networkLock(door: Door) async throws {
    let harness = try await SignInHarness()
    let service = try harness.instance(wrongPasswordsOfNetwork: 3)
    let stage = try await harness.stage()
    func guess(_ name: String) async {
      await #expect(throws: Self.incorrect) {
        try await door.signIn(stage, name, "Spr1ng!24", from: Self.away, on: service)
      }
    }
    // Each name once, so that none of them is locked itself.
    let times: [Duration] = [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) }
    for number in 0..<(3 + times.count + 2) { try await stage.addUser("user\(number)") }
    for number in 0..<3 { await guess("user\(number)") }
    for (number, time) in times.enumerated() {
      await guess("user\(3 + number)")
      harness.clock.advance(by: time - .milliseconds(1))
      await #expect(throws: Self.slowed) {
        try await door.signIn(stage, "user\(3 + number)", from: Self.away, on: service)
      }
      harness.clock.advance(by: .milliseconds(1))
      try await door.signIn(stage, "user\(3 + number)", from: Self.away, on: service)
    }
    // Less than gives the first of the hour's back.
    harness.clock.advance(by: .seconds(900))
    await guess("user\(3 + times.count)")
    harness.clock.advance(by: .seconds(1))
    try await door.signIn(stage, "user\(4 + times.count)", from: Self.away, on: service)
  }

  @Test("E.1.9: of many wrong passwords at once of a network one begins its lock", arguments: doors)
  func networkBurst(door: Door) async throws {
    let harness = try await SignInHarness()
    let services = [
      try harness.instance(wrongPasswordsOfNetwork: 2),
      try harness.instance(wrongPasswordsOfNetwork: 2),
    ]
    let stage = try await Stage.hiding(harness: harness)
    try await stage.addUser("ann")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<30 {
        group.addTask {
          _ = try? await door.signIn(
            stage,
            "user\(number)",
            from: Self.away,
            on: services[number % services.count]
          )
        }
      }
    }
    await #expect(throws: Self.slowed) {
      try await door.signIn(stage, "ann", from: Self.away, on: services[0])
    }
    harness.clock.advance(by: .seconds(1))
    try await door.signIn(stage, "ann", from: Self.away, on: services[1])
  }

  @Test(
    "E.1.9: a remembered device passes its network's lock, and none that is forgotten",
    arguments: doors
  )
  func deviceInNetwork(door: Door) async throws {
    let stage = try await deviceStage()
    let service = try stage.harness.instance(wrongPasswordsOfNetwork: 1)
    for name in ["ann", "bob", "eve", "joe"] { try await stage.addUser(name) }
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    for name in ["eve", "joe"] {
      _ = try? await door.signIn(stage, name, "Spr1ng!24", from: Self.away, on: service)
    }
    let signIn = { (name: String) in
      _ = try await door.signIn(stage, name, from: Self.away, deviceKey: device.key, on: service)
    }
    await #expect(throws: Self.slowed) { try await signIn("bob") }
    try await signIn("ann")
    try await device.forget()
    await #expect(throws: Self.slowed) { try await signIn("ann") }
  }

  @Test("E.1.9: a network's lock tells its cure in the log, once, and no client")
  func networkLockLog() async throws {
    let harness = try await SignInHarness()
    let service = try harness.instance(wrongPasswordsOfNetwork: 1)
    let stage = try await Stage.hiding(harness: harness)
    let log = RecordedLog()
    var context = stage.context
    context.sourceIP = "10.0.0.1"
    for number in 0..<5 {
      _ = try? await service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "user\(number)", "PASSWORD": "Spr1ng!24"],
          clientId: stage.clientID
        ),
        call: .recording(context, logger: log.logger)
      )
    }
    let warnings = log.lines.filter { $0.level == .warning }
    #expect(warnings.count == 1)
    #expect(warnings.first?.metadata["network"] == "10.0.0.1")
    #expect(warnings.first?.metadata["seconds"] == "1")
    #expect(warnings.first?.metadata["cure"]?.contains("trusted-proxies") == true)
  }

  @Test("the network of a backend that signs is not slowed")
  func backends() async throws {
    let harness = try await SignInHarness()
    let service = try harness.instance(wrongPasswordsOfNetwork: 1)
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    var context = stage.context
    context.sourceIP = Self.home
    for password in ["Wr0ng!pass", "Wr0ng!pass", SignInHarness.password] {
      let signIn = {
        _ = try await service.signIn.adminInitiateAuth(
          AdminInitiateAuthRequest(
            userPoolId: stage.poolID,
            clientId: stage.clientID,
            authFlow: "ADMIN_USER_PASSWORD_AUTH",
            authParameters: ["USERNAME": "ann", "PASSWORD": password]
          ),
          call: .recording(context)
        )
      }
      if password == SignInHarness.password {
        try await signIn()
      } else {
        await #expect(throws: Self.incorrect) { try await signIn() }
      }
    }
  }
}
