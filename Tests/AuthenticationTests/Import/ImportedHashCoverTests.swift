import AuthenticationMessages
import Cryptography
import Domain
internal import PublicOperations
import Testing

@testable import AuthenticationCore
@testable import AuthenticationPools
@testable import AuthenticationService
@testable import AuthenticationSignIn

@Suite("E.1.11 A user who was imported with a password hash")
struct ImportedHashCoverTests {
  private typealias Hashes = ImportedPasswordTests

  private static let wrong = "Wr0ng!Password"
  private static let bcrypt = Hashes.Sample(
    algorithm: "BCRYPT",
    password: "abc",
    hash: "$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i"
  )

  /// A pool with every kind of user there is.
  private static func stage(_ tags: [String: String] = [:]) async throws -> Stage {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        aliasAttributes: ["email"],
        userPoolTags: tags
      ),
      hidesExistence: true
    )
    let names = ["waiting", "gone", "waiting-disabled", "converted"]
    let rows = names.map { "\($0),\($0)@example.com,true,\"\(bcrypt.hash)\"\n" }
    _ = try await stage.importFile(
      "cognito:username,email,email_verified,password_hash\n" + rows.joined(),
      bcrypt.algorithm
    )
    _ = try await stage.importFile(ImportFile.header + ImportFile.row("passwordless"))
    _ = try await stage.tokens("converted", bcrypt.password)
    for name in ["plain", "disabled", "locked"] { try await stage.addUser(name) }
    for name in ["disabled", "waiting-disabled"] { try await stage.disable(name) }
    return stage
  }

  /// How many hashes a sign-in computes, and what it is told.
  private func hashes(
    _ stage: Stage,
    _ name: String,
    _ password: String = wrong
  ) async throws -> (count: Int, failure: AuthenticationFailure?) {
    let before = stage.service.signIn.hashQueue.begun
    var failure: AuthenticationFailure?
    do {
      _ = try await stage.signIn(name, password)
    } catch let error as AuthenticationFailure {
      failure = error
    }
    return (stage.service.signIn.hashQueue.begun - before, failure)
  }

  private static let names = [
    "waiting", "waiting@example.com", "waiting-disabled", "converted",
    "converted@example.com", "plain", "disabled", "passwordless", "nobody", "nobody@example.com",
  ]

  @Test("costs one hash for a wrong password, like every other name of the pool")
  func everyName() async throws {
    let stage = try await Self.stage()
    for name in Self.names {
      let told = try await hashes(stage, name)
      #expect(told.count == 1, "\(name)")
      #expect(told.failure == .incorrectPassword, "\(name)")
    }
    // An administrator's server that asks for a user is told as little.
    for name in Self.names {
      let before = stage.service.signIn.hashQueue.begun
      await #expect(throws: AuthenticationFailure.incorrectPassword) {
        try await stage.service.signIn.adminInitiateAuth(
          AdminInitiateAuthRequest(
            userPoolId: stage.poolID,
            clientId: stage.clientID,
            authFlow: "ADMIN_USER_PASSWORD_AUTH",
            authParameters: ["USERNAME": name, "PASSWORD": Self.wrong]
          ),
          call: .recording(stage.context)
        )
      }
      #expect(stage.service.signIn.hashQueue.begun - before == 1, "\(name)")
    }
  }

  @Test("costs none when the name is locked, like every other name")
  func locked() async throws {
    let stage = try await Self.stage()
    for name in ["waiting", "converted", "locked", "nobody"] {
      for _ in 0..<5 { #expect(try await hashes(stage, name).count == 1) }
      let told = try await hashes(stage, name, Self.bcrypt.password)
      #expect(told.count == 0, "\(name)")
      #expect(told.failure == .passwordAttemptsExceeded)
    }
  }

  @Test("costs one for the right password once, and others none for theirs")
  func rightPassword() async throws {
    let stage = try await Self.stage()
    for (name, password, count) in [
      ("waiting", Self.bcrypt.password, 1), ("waiting", Self.bcrypt.password, 0),
      ("converted", Self.bcrypt.password, 0), ("plain", SignInHarness.password, 0),
    ] {
      let told = try await hashes(stage, name, password)
      #expect(told.count == count, "\(name)")
      #expect(told.failure == nil)
    }
    let told = try await hashes(stage, "waiting-disabled", Self.bcrypt.password)
    #expect(told.count == 1)
    #expect(told.failure == .userDisabled)
  }

  @Test("of many guesses at once as many as the lock lets through cost a hash, for any name")
  func atOnce() async throws {
    let stage = try await Self.stage()
    for name in ["waiting", "converted", "plain", "nobody"] {
      let before = stage.service.signIn.hashQueue.begun
      let locked = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<40 {
          group.addTask {
            do {
              _ = try await stage.signIn(name, "Wr0ng!\(number)")
              return false
            } catch {
              return error as? AuthenticationFailure == .passwordAttemptsExceeded
            }
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(locked == 35, "\(name)")
      #expect(stage.service.signIn.hashQueue.begun - before == 5, "\(name)")
    }
  }

  @Test("is forgiven the failures before the right password, also the count of that one")
  func forgiven() async throws {
    let stage = try await Self.stage()
    for _ in 0..<4 { _ = try await hashes(stage, "waiting") }
    #expect(try await hashes(stage, "waiting", Self.bcrypt.password).failure == nil)
    for _ in 0..<4 {
      #expect(try await hashes(stage, "waiting").failure == .incorrectPassword)
    }
    #expect(try await hashes(stage, "waiting", Self.bcrypt.password).failure == nil)
  }

  @Test("is told apart by the work where the pool wants it so, or the client tells who exists")
  func withoutCover() async throws {
    let cheap = try await Self.stage(["gatehouse:imported-hash-cover": "off"])
    let open = try await Self.stage()
    let legacy = Stage(
      harness: open.harness,
      pool: open.pool,
      client: try await open.harness.makeClient(
        of: open.pool,
        CreateUserPoolClientRequest(preventUserExistenceErrors: "LEGACY")
      )
    )
    for stage in [cheap, legacy] {
      for name in Self.names {
        let count = try await hashes(stage, name).count
        #expect(count == (name.hasPrefix("waiting") ? 1 : 0), "\(name)")
      }
    }
    _ = try await cheap.service.pools.tagResource(
      TagResourceRequest(
        resourceArn: cheap.pool.arn,
        tags: ["gatehouse:imported-hash-cover": "on"]
      ),
      call: .recording(cheap.context)
    )
    #expect(try await hashes(cheap, "nobody").count == 1)
  }

  @Test("makes no other pool's names cost anything, nor its own once all have come")
  func otherPools() async throws {
    let stage = try await Self.stage()
    let other = try await stage.harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
    try await other.addUser("plain")
    for name in ["plain", "nobody"] { #expect(try await hashes(other, name).count == 0) }
    for name in ["waiting", "gone", "waiting-disabled"] {
      _ = try await hashes(stage, name, Self.bcrypt.password)
    }
    try await stage.service.expiredRowRemoval.removeOnce()
    for name in Self.names { #expect(try await hashes(stage, name).count == 0, "\(name)") }
  }

  @Test("a name has one kind of hash on every instance, and keeps it when others come and go")
  func stableKinds() async throws {
    let stage = try await Self.stage()
    let pool = try #require(UserPoolID(stage.poolID))
    let other = try #require(UserPoolID("us-east-1_another01"))
    let kinds = try ["BCRYPT 4", "BCRYPT 5", "PBKDF2_SHA256 10 32"].map {
      try #require(PasswordHash.Kind($0))
    }
    let (one, twin) = (
      stage.service.directory.unknownUsers, stage.harness.twin.directory.unknownUsers
    )
    var counts: [String: Int] = [:]
    var moved = 0
    for number in 0..<900 {
      let name = "name\(number)"
      let kind = try #require(one.hashKind(name, among: kinds, in: pool)).text
      counts[kind, default: 0] += 1
      #expect(twin.hashKind(name, among: kinds.reversed(), in: pool)?.text == kind)
      if kind != kinds[2].text {
        #expect(one.hashKind(name, among: [kinds[0], kinds[1]], in: pool)?.text == kind)
      }
      if one.hashKind(name, among: kinds, in: other)?.text != kind { moved += 1 }
    }
    // A third each, and in another pool two thirds another one.
    #expect(counts.count == 3 && counts.values.allSatisfy { (220...380).contains($0) })
    #expect((500...700).contains(moved))
    #expect(one.hashKind("name", among: [], in: pool) == nil)
  }
}
