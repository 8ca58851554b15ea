internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@Suite("Guesses at the same moment")
struct ParallelGuessTests {
  /// How a guess ended: looked at and wrong, not looked at, or right.
  enum Ending: Sendable, Hashable {
    case wrong
    case locked
    case signedIn
  }

  /// All at once, by turns at two instances.
  private func endings(
    of count: Int,
    _ harness: SignInHarness,
    _ guess: @escaping @Sendable (Int, Authentication) async throws -> Void
  ) async throws -> [Ending: Int] {
    try await withThrowingTaskGroup(of: Ending.self) { group in
      for number in 0..<count {
        let service = number.isMultiple(of: 2) ? harness.authentication : harness.twin
        group.addTask {
          do {
            try await guess(number, service)
            return .signedIn
          } catch AuthenticationFailure.notAuthorized("Incorrect username or password.") {
            return .wrong
          } catch AuthenticationFailure.notAuthorized("Password attempts exceeded") {
            return .locked
          }
        }
      }
      return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  /// The failures that are kept of a name.
  private func failures(_ name: String, _ stage: Stage) async throws -> Int? {
    try await stage.harness.database.administrationPool().first(
      """
      SELECT failures FROM authentication.password_failures
      WHERE user_pool_id = \(stage.poolID) AND name = \("password of " + name)
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("failures") }
  }

  private func signIn(
    _ stage: Stage,
    _ name: String,
    _ password: String,
    on service: Authentication
  ) async throws {
    let parameters = ["USERNAME": name, "PASSWORD": password]
    _ = try await stage.initiate("USER_PASSWORD_AUTH", parameters, on: service)
  }

  @Test("E.1.9 of two hundred on two instances five are looked at, under all names together")
  func passwords() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(CreateUserPoolRequest(aliasAttributes: ["email"]))
    let sub = try await stage.addUser(
      "ann",
      attributes: ["email": "ann@example.com", "email_verified": "true"]
    )
    let names = ["ann", "ann@example.com", sub]
    let endings = try await endings(of: 200, harness) { number, service in
      try await signIn(stage, names[number % 3], "Wr0ng!\(number)", on: service)
    }
    #expect(endings == [.wrong: 5, .locked: 195])
    #expect(try await failures("ann", stage) == 5)
    // Now the right one is not looked at either, until the lock has ended.
    await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
      try await signIn(stage, "ann", SignInHarness.password, on: harness.twin)
    }
    harness.clock.advance(by: .seconds(1))
    try await signIn(stage, "ann", SignInHarness.password, on: harness.twin)
  }

  @Test("for an administrator's flow count the same")
  func administrators() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let endings = try await endings(of: 100, harness) { number, service in
      _ = try await service.signIn.adminInitiateAuth(
        AdminInitiateAuthRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          authFlow: "ADMIN_USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": "Wr0ng!\(number)"]
        ),
        call: .recording(stage.context)
      )
    }
    #expect(endings == [.wrong: 5, .locked: 95])
  }

  @Test("the right password among many wrong ones helps only when it is one of the first five")
  func rightOneAmongThem() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    for name in ["ann", "bob", "cyd"] {
      try await stage.addUser(name)
      let endings = try await endings(of: 100, harness) { number, service in
        let password = number == 60 ? SignInHarness.password : "Wr0ng!\(number)"
        try await signIn(stage, name, password, on: service)
      }
      // A right one lets the counting begin anew, after at most four.
      let most = endings[.signedIn] == 1 ? 9 : 5
      #expect(endings[.wrong, default: 0] <= most, "\(endings)")
      #expect(endings[.wrong, default: 0] >= 5, "\(endings)")
    }
  }

  @Test("for a user who does not exist are locked the same way")
  func unknown() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
    let endings = try await endings(of: 60, harness) { number, service in
      try await signIn(stage, "nobody", "Wr0ng!\(number)", on: service)
    }
    #expect(endings == [.wrong: 5, .locked: 55])
  }

  @Test("by SRP: of a hundred wrong proofs, each with a challenge of its own, five are looked at")
  func proofs() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let proofs = try await proofs(of: 100, stage, "ann")
    let right = try await SRPExchange(stage, "ann").answers(SignInHarness.password)
    let endings = try await endings(of: 100, harness) { number, service in
      _ = try await stage.respond("PASSWORD_VERIFIER", proofs[number], on: service)
    }
    #expect(endings == [.wrong: 5, .locked: 95])
    // Passwords and proofs are counted together.
    let locked = AuthenticationFailure.notAuthorized("Password attempts exceeded")
    await #expect(throws: locked) {
      try await signIn(stage, "ann", SignInHarness.password, on: harness.twin)
    }
    await #expect(throws: locked) {
      try await stage.respond("PASSWORD_VERIFIER", right, on: harness.twin)
    }
    #expect(try await failures("ann", stage) == 5)
  }

  @Test("by SRP for a user who does not exist are locked the same way")
  func unknownProofs() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
    let proofs = try await proofs(of: 30, stage, "nobody")
    let endings = try await endings(of: 30, harness) { number, service in
      _ = try await stage.respond("PASSWORD_VERIFIER", proofs[number], on: service)
    }
    #expect(endings == [.wrong: 5, .locked: 25])
  }

  /// Wrong ones, each to a challenge of its own.
  private func proofs(
    of count: Int,
    _ stage: Stage,
    _ name: String
  ) async throws -> [[String: String]] {
    var proofs: [[String: String]] = []
    for number in 0..<count {
      proofs.append(try await SRPExchange(stage, name).answers("Wr0ng!\(number)"))
    }
    return proofs
  }

  @Test("wait for one that is being counted, right ones too, and see the lock that it begins")
  func decidedAfterwards() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    for (name, flow) in [("ann", "USER_PASSWORD_AUTH"), ("bob", "USER_SRP_AUTH")] {
      try await stage.addUser(name)
      let proof = try await SRPExchange(stage, name).answers(SignInHarness.password)
      let pool = stage.poolID
      let now = harness.clock.now().unixMillis
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let isOver = Mutex(false)
      // The fifth failure is written before the password is read, and committed once the sign-in
      // waits for it.
      async let locking: Void = harness.database.administrationPool().transaction {
        (db: inout PostgresConnection) throws(PostgresError) in
        _ = try db.execute(
          """
          INSERT INTO authentication.password_failures
            (user_pool_id, name, failures, failed_at_unix_millis)
          VALUES (\(pool), \("password of " + name), 5, \(now))
          """
        )
        begin.yield()
        var isAwaited: Bool?
        while isAwaited != true, !isOver.withLock({ $0 }) {
          isAwaited = try db.first(
            """
            SELECT true AS awaited FROM pg_locks
            WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
            """
          ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("awaited") }
        }
      }
      for await _ in begun { break }
      await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
        if flow == "USER_SRP_AUTH" {
          _ = try await stage.respond("PASSWORD_VERIFIER", proof)
        } else {
          try await signIn(stage, name, SignInHarness.password, on: harness.twin)
        }
      }
      isOver.withLock { $0 = true }
      try await locking
      #expect(try await failures(name, stage) == 5)
      let chains = try await harness.database.administrationPool().query(
        "SELECT true AS found FROM token_issuance.chains"
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Bool in try row.value("found") }
      #expect(chains.isEmpty)
    }
  }

  @Test("that are all right are all sign-ins, and lock no user out")
  func rightOnes() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    for _ in 0..<2 {
      let endings = try await endings(of: 50, harness) { _, service in
        try await signIn(stage, "ann", SignInHarness.password, on: service)
      }
      #expect(endings == [.signedIn: 50])
    }
    // One mistake after them is the first.
    for _ in 0..<4 {
      await #expect(throws: SRPSignInTests.incorrect) {
        try await signIn(stage, "ann", "Wr0ng!pass", on: harness.twin)
      }
    }
    try await signIn(stage, "ann", SignInHarness.password, on: harness.authentication)
  }

  @Test("a refusal that comes before the password is no guess")
  func otherRefusals() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    for _ in 0..<10 {
      await expectRefusal(.notAuthorized) {
        try await stage.initiate(
          "USER_PASSWORD_AUTH",
          ["USERNAME": "ann", "PASSWORD": "Wr0ng!pass", "SECRET_HASH": "AAAA"]
        )
      }
    }
    try await signIn(stage, "ann", SignInHarness.password, on: harness.twin)
  }
}
