internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationService

@Suite("E.1.11 A user who does not exist")
struct UnknownUserTests {
  private func hiding(
    _ harness: SignInHarness,
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest()
  ) async throws -> Stage {
    try await harness.stage(
      pool,
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
  }

  @Test("looks like one who does, step by step, where existence is hidden")
  func looksReal() async throws {
    let stage = try await hiding(SignInHarness())
    try await stage.addUser("ann")
    let real = try await SRPExchange(stage, "ann")
    let fake = try await SRPExchange(stage, "bob")
    #expect(
      Set(real.challenge.challengeParameters?.keys.map { $0 } ?? [])
        == Set(fake.challenge.challengeParameters?.keys.map { $0 } ?? [])
    )
    #expect(fake.parameter("USER_ID_FOR_SRP") == "bob")
    #expect(fake.parameter("SALT").count == real.parameter("SALT").count)
    // B has a leading 00 in half of all cases; the block's length follows B's and A's.
    #expect(abs(fake.parameter("SRP_B").count - real.parameter("SRP_B").count) <= 4)
    #expect(abs(fake.parameter("SECRET_BLOCK").count - real.parameter("SECRET_BLOCK").count) <= 8)
    for exchange in [real, fake] {
      await #expect(throws: SRPSignInTests.incorrect) { try await exchange.finish("Wr0ng!pass") }
    }
    for name in ["ann", "bob"] {
      await #expect(throws: SRPSignInTests.incorrect) {
        try await stage.signIn(name, "Wr0ng!pass")
      }
    }
  }

  @Test("is found by none of the names that stand in for one")
  func standIns() async throws {
    let stage = try await hiding(SignInHarness())
    let pool = try #require(UserPoolID(stage.poolID))
    let client = try #require(ClientID(stage.clientID))
    func found(_ name: String) async throws -> String? {
      let now = stage.harness.clock.now()
      let users = stage.service.directory.users
      return try await users.find(named: name, unknownName: name, in: pool, for: client, at: now)?
        .user?.username
    }
    for name in ["nobody", " ", ""] { #expect(try await found(name) == nil) }
    try await stage.addUser("nobody")
    #expect(try await found("nobody") == "nobody")
    #expect(try await found(" ") == nil)
  }

  @Test("has a secret block of the very length that a real one has")
  func blockLength() async throws {
    let stage = try await hiding(SignInHarness())
    var lengths: Set<Int> = []
    for number in 0..<8 {
      try await stage.addUser("ann\(number)")
      for name in ["ann\(number)", "bob\(number)"] {
        let exchange = try await SRPExchange(stage, name)
        let block = Base64.decode(exchange.parameter("SECRET_BLOCK")) ?? []
        let serverPublic = Hex.decode(exchange.parameter("SRP_B")) ?? []
        // These two are public.
        let clientPublic = exchange.client.clientPublic.drop { $0 == 0 }
        lengths.insert(block.count - serverPublic.count - clientPublic.count)
      }
    }
    #expect(lengths.count == 1)
  }

  @Test("keeps its salt and id, on every instance, and has others under another name or pool")
  func isStable() async throws {
    let harness = try await SignInHarness()
    let stage = try await hiding(harness)
    let other = try await hiding(harness)
    let first = try await SRPExchange(stage, "bob")
    let again = try await SRPExchange(stage, "bob", on: harness.twin)
    #expect(first.parameter("SALT") == again.parameter("SALT"))
    #expect(first.parameter("SRP_B") != again.parameter("SRP_B"))
    #expect(try await SRPExchange(stage, "rob").parameter("SALT") != first.parameter("SALT"))
    #expect(try await SRPExchange(other, "bob").parameter("SALT") != first.parameter("SALT"))
  }

  @Test("has an id in the form that the pool's users have")
  func idForm() async throws {
    let harness = try await SignInHarness()
    let byMail = try await hiding(harness, CreateUserPoolRequest(usernameAttributes: ["email"]))
    let exchange = try await SRPExchange(byMail, "bob@example.com")
    #expect(UUIDText.isValid(exchange.parameter("USER_ID_FOR_SRP")))
    let again = try await SRPExchange(byMail, "bob@example.com")
    #expect(again.parameter("USER_ID_FOR_SRP") == exchange.parameter("USER_ID_FOR_SRP"))
    let aliased = try await hiding(harness, CreateUserPoolRequest(aliasAttributes: ["email"]))
    let byAlias = try await SRPExchange(aliased, "bob@example.com")
    #expect(UUIDText.isValid(byAlias.parameter("USER_ID_FOR_SRP")))
  }

  @Test("has a secret block of the very length that a real one has where addresses are names")
  func blockLengthByAddress() async throws {
    let stage = try await hiding(
      SignInHarness(),
      CreateUserPoolRequest(usernameAttributes: ["email"])
    )
    try await stage.addUser("ann@example.com")
    var lengths: Set<Int> = []
    for _ in 0..<4 {
      for name in ["ann@example.com", "bob@example.com"] {
        let exchange = try await SRPExchange(stage, name)
        let block = Base64.decode(exchange.parameter("SECRET_BLOCK")) ?? []
        let serverPublic = Hex.decode(exchange.parameter("SRP_B")) ?? []
        let clientPublic = exchange.client.clientPublic.drop { $0 == 0 }
        lengths.insert(block.count - serverPublic.count - clientPublic.count)
      }
    }
    #expect(lengths.count == 1)
  }

  @Test(
    "answers to its id as to its name, and is locked by both",
    arguments: [
      CreateUserPoolRequest(usernameAttributes: ["email"]),
      CreateUserPoolRequest(aliasAttributes: ["email"]),
    ]
  )
  func askedByID(_ pool: CreateUserPoolRequest) async throws {
    let stage = try await hiding(SignInHarness(), pool)
    let mail = ["email": "ann@example.com", "email_verified": "true"]
    let isAlias = pool.aliasAttributes != nil
    try await stage.addUser(isAlias ? "ann" : "ann@example.com", attributes: mail)
    for name in ["ann@example.com", "bob@example.com"] {
      let first = try await SRPExchange(stage, name)
      let id = first.parameter("USER_ID_FOR_SRP")
      let second = try await SRPExchange(stage, id)
      #expect(second.parameter("USER_ID_FOR_SRP") == id)
      #expect(second.parameter("USERNAME") == id)
      #expect(second.parameter("SALT") == first.parameter("SALT"))
      #expect(id != name)
      for wrong in [name, id, name, id, name] {
        await #expect(throws: SRPSignInTests.incorrect) {
          try await stage.signIn(wrong, "Wr0ng!pass")
        }
      }
      for locked in [name, id] {
        await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
          try await stage.signIn(locked, "Wr0ng!pass")
        }
      }
    }
  }

  @Test("is named so where existence is not hidden")
  func legacy() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "LEGACY")
    )
    let expected = AuthenticationFailure.userNotFound("User does not exist.")
    await #expect(throws: expected) { try await SRPExchange(stage, "bob") }
    await #expect(throws: expected) { try await stage.signIn("bob") }
  }

  @Test("is locked out after as many wrong passwords as a real one")
  func lockout() async throws {
    let stage = try await hiding(SignInHarness())
    try await stage.addUser("ann")
    for name in ["ann", "bob"] {
      for _ in 0..<5 {
        await #expect(throws: SRPSignInTests.incorrect) {
          try await stage.signIn(name, "Wr0ng!pass")
        }
      }
      await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
        try await stage.signIn(name)
      }
    }
  }
}
