import AuthenticationMessages
import Cryptography
import Domain
import Postgres
internal import PublicOperations
import Synchronization
import TestSupport
import Testing

@testable import AuthenticationAccounts
@testable import AuthenticationCore
@testable import AuthenticationImport
@testable import AuthenticationPools
@testable import AuthenticationService

@Suite("The kinds of imported hashes")
struct HashKindTests {
  private typealias Hashes = ImportedPasswordTests

  static let texts = [
    "BCRYPT": "BCRYPT 8", "SCRYPT": "SCRYPT 16384 8 1 64", "ARGON2ID": "ARGON2ID 19 256 2 1 32",
    "PBKDF2_SHA256": "PBKDF2_SHA256 4096 64",
  ]

  private func kinds(_ stage: Stage) async throws -> [String] {
    try await stage.harness.database.administrationPool().query(
      """
      SELECT kind FROM authentication.imported_hash_kinds
      WHERE user_pool_id = \(stage.poolID) ORDER BY kind
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("kind") }
  }

  /// What a process covers whose settings are of another version.
  private func covered(_ stage: Stage, _ service: Authentication) async throws -> [String] {
    let id = try #require(UserPoolID(stage.poolID))
    return try await service.directory.settings.pool(id).hashesToCover.map(\.text)
  }

  @Test("are the pool's as soon as a user has one, for every process", arguments: Hashes.samples)
  func following(_ sample: ImportedPasswordTests.Sample) async throws {
    let stage = try await Stage.importing()
    let (one, twin) = (stage.service, stage.harness.twin)
    #expect(try await covered(stage, twin) == [])
    _ = try await stage.importFile(Hashes.file(sample.hash), sample.algorithm)
    let text = try #require(Self.texts[sample.algorithm])
    #expect(try await kinds(stage) == [text])
    #expect(try await covered(stage, twin) == [text])
    #expect(try await covered(stage, one) == [text])
    // One that is there already changes no settings.
    let id = try #require(UserPoolID(stage.poolID))
    let version = try await one.directory.settings.pool(id).version
    _ = try await stage.importFile(Hashes.file(sample.hash, name: "bob"), sample.algorithm)
    #expect(try await one.directory.settings.pool(id).version == version)

    try await one.expiredRowRemoval.removeOnce()
    #expect(try await covered(stage, twin) == [text])
    // One user comes, the other is deleted: then no user has the kind.
    _ = try await stage.tokens("ann", sample.password)
    try await one.expiredRowRemoval.removeOnce()
    #expect(try await kinds(stage) == [text])
    _ = try await one.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: stage.poolID, username: "bob"),
      call: .recording(stage.context)
    )
    try await one.expiredRowRemoval.removeOnce()
    #expect(try await kinds(stage) == [])
    #expect(try await covered(stage, twin) == [])
    #expect(try await covered(stage, one) == [])
  }

  @Test("go with their pool, and are no other pool's")
  func pools() async throws {
    let stage = try await Hashes.imported(Hashes.bcrypt)
    let other = try await stage.harness.stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    _ = try await other.importFile(Hashes.file(Hashes.samples[3].hash), "PBKDF2_SHA256")
    #expect(try await kinds(stage) == ["BCRYPT 8"])
    #expect(try await kinds(other) == ["PBKDF2_SHA256 4096 64"])
    #expect(try await covered(other, stage.service) == ["PBKDF2_SHA256 4096 64"])
    _ = try await stage.service.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    try await stage.service.expiredRowRemoval.removeOnce()
    #expect(try await kinds(stage) == [])
    #expect(try await kinds(other) == ["PBKDF2_SHA256 4096 64"])
  }

  @Test("are 64 at most: a row of another one is refused")
  func most() async throws {
    let stage = try await Stage.importing()
    let hash = Hashes.samples[3].hash
    let rows = (1...70).map { number in
      "u\(number),u\(number)@example.com,true,"
        + hash.replacing("$4096$", with: "$\(number)$") + "\n"
    }
    let header = "cognito:username,email,email_verified,password_hash\n"
    let job = try await stage.importFile(header + rows.joined(), "PBKDF2_SHA256")
    #expect(job.importedUsers == 64)
    #expect(try await kinds(stage).count == 64)
    let refusals = try await stage.log(job)
    #expect(refusals.count == 6)
    #expect(refusals.allSatisfy { $0.hasSuffix("64 kinds already, which is the most.") })
    // Those that are there may have more users.
    let again = try await stage.importFile(
      header + rows.map { "x" + $0 }.joined().replacing(",u", with: ",xu"),
      "PBKDF2_SHA256"
    )
    #expect(again.importedUsers == 64)
  }

  /// As a version writes it that knows no kinds.
  private func importAsBefore(_ stage: Stage, _ name: String, _ hash: [UInt8]) async throws {
    try await stage.harness.store.execute(
      """
      INSERT INTO authentication.users
        (user_pool_id, username, sub, status, attributes, sealed_password_hash, enabled_factors,
         created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(stage.poolID), \(name), \("sub of " + name), 'CONFIRMED', '{}'::jsonb, \(hash),
        '{}', 0, 0)
      """
    )
  }

  @Test("of users that an older version imports are found in the background, in pieces")
  func olderVersion() async throws {
    let stage = try await Stage.importing()
    let id = try #require(UserPoolID(stage.poolID))
    let (bcrypt, pbkdf2) = (Hashes.bcrypt, Hashes.samples[3])
    for (number, sample) in [bcrypt, pbkdf2, bcrypt].enumerated() {
      let name = "old\(number)"
      let sealed = try stage.service.accounts.passwords.seal(
        ImportedPassword(algorithm: #require(.init(rawValue: sample.algorithm)), text: sample.hash),
        sub: "sub of " + name,
        in: id
      )
      try await importAsBefore(stage, name, sealed)
    }
    // One that cannot be opened must not keep the others from it, nor come back forever.
    try await importAsBefore(stage, "broken", [1, 2, 3])
    #expect(try await covered(stage, stage.service) == [])
    try await stage.service.expiredRowRemoval.removeOnce()
    #expect(try await kinds(stage) == ["BCRYPT 8", "PBKDF2_SHA256 4096 64"])
    #expect(try await covered(stage, stage.harness.twin).count == 2)
    let left = try await stage.count(
      """
      SELECT count(*) AS count FROM authentication.users
      WHERE sealed_password_hash IS NOT NULL AND imported_hash_kind IS NULL
      """
    )
    #expect(left == 0)
    // What sets a password there removes the hash and knows no kind.
    try await stage.harness.store.execute(
      """
      UPDATE authentication.users SET sealed_password_hash = NULL
      WHERE user_pool_id = \(stage.poolID) AND username <> 'old1'
      """
    )
    try await stage.service.expiredRowRemoval.removeOnce()
    #expect(try await kinds(stage) == ["PBKDF2_SHA256 4096 64"])
  }

  @Test("stay while an import that has not ended writes users of them")
  func duringImport() async throws {
    let stage = try await Hashes.imported(Hashes.bcrypt)
    _ = try await stage.tokens("ann", Hashes.bcrypt.password)
    let id = try #require(UserPoolID(stage.poolID))
    let store = ImportedHashKindStore(users: stage.service.directory.users)
    let entry = ImportedHashKindStore.Entry(pool: stage.poolID, kind: "BCRYPT 8")
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let isOver = Mutex(false)
    async let importing: Void = stage.service.directory.users.writing {
      (db: inout PostgresConnection) throws(AuthenticationFailure) in
      #expect(try db.keepHashKinds(["BCRYPT 8"], in: id) == ["BCRYPT 8"])
      begin.yield()
      while !isOver.withLock({ $0 }) {
        _ = try db.one("SELECT true AS found") { (_: borrowing PostgresRow) in true }
      }
    }
    for await _ in begun { break }
    // It does not wait for the import.
    let isRemoved = try await store.removeUnused(entry)
    isOver.withLock { $0 = true }
    try await importing
    #expect(!isRemoved)
    #expect(try await kinds(stage) == ["BCRYPT 8"])
    #expect(try await store.removeUnused(entry))
    #expect(try await kinds(stage) == [])
  }
}
