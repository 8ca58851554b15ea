import Cryptography
import Domain
import Postgres
import TestSupport
import Testing

@testable import Runtime

@Suite("Whether a service's database is fit for it")
struct DatabaseReadinessTests {
  private static let migrations = (1...3).map {
    Migration(number: $0, name: "step", sql: Array("CREATE TABLE t\($0) (id integer);".utf8))
  }

  private func history(_ count: Int, oldestProgram: Int = 0) -> Migrations {
    Migrations(
      schema: "alpha",
      migrations: Array(Self.migrations.prefix(count)),
      oldestProgram: oldestProgram
    )
  }

  /// Keys by their ids, each made of one byte; the last seals.
  private func sealer(_ keys: KeyValuePairs<UInt32, UInt8>) throws -> Sealer {
    var bytes: [UInt32: [UInt8]] = [:]
    for (id, byte) in keys { bytes[id] = Array(repeating: byte, count: 32) }
    return try Sealer(keys: bytes, current: try #require(keys.last).key)
  }

  private func readiness(
    of database: TestDatabase,
    history: Migrations,
    _ sealer: Sealer?,
    recordsKeys: Bool = true,
    clock: any WallClock = SystemClock()
  ) -> DatabaseReadiness {
    DatabaseReadiness(
      pool: database.pool(schema: "alpha"),
      history: history,
      sealer: sealer,
      recordsKeys: recordsKeys,
      clock: clock
    )
  }

  private func database(_ count: Int) async throws -> TestDatabase {
    try await ThrowawayPostgres.shared().makeDatabase(history(count))
  }

  @Test("a database that was never prepared or migrated is not fit, and the cure is named")
  func unprepared() async throws {
    let database = try await ThrowawayPostgres.shared().makeEmptyDatabase()
    try await DatabaseBootstrap(schemas: [.init(name: "alpha")])
      .apply(to: database.administration)
    let readiness = readiness(of: database, history: history(1), try sealer([1: 1]))
    let fault = try #require(await readiness.fault())
    #expect(fault.cause.contains("is not prepared for this version"))
    #expect(fault.cure == "run gatehousectl migrate")
    try await history(1).apply(to: database.administration)
    #expect(await readiness.fault() == nil)
  }

  @Test("an older database is not fit until it is migrated; a newer one is")
  func versions() async throws {
    let database = try await database(1)
    let sealer = try sealer([1: 1])
    let old = readiness(of: database, history: history(1), sealer)
    let new = readiness(of: database, history: history(3), sealer)
    #expect(await old.fault() == nil)
    let fault = await new.fault()
    #expect(
      fault?.cause == "the schema alpha has 1 of the 3 migrations that this version needs"
    )
    #expect(fault?.cure == "run gatehousectl migrate")
    try await history(3).apply(to: database.administration)
    #expect(await new.fault() == nil)
    #expect(await old.fault() == nil)
    #expect(await readiness(of: database, history: history(1), sealer).fault() == nil)
  }

  @Test("a program two versions older than the schema is not fit, also while it runs")
  func outdated() async throws {
    let database = try await database(1)
    let sealer = try sealer([1: 1])
    let old = readiness(of: database, history: history(1), sealer)
    let former = readiness(of: database, history: history(2, oldestProgram: 1), sealer)
    try await history(2, oldestProgram: 1).apply(to: database.administration)
    #expect(await old.fault() == nil)
    try await history(3, oldestProgram: 2).apply(to: database.administration)
    #expect(await former.fault() == nil)
    for outdated in [old, readiness(of: database, history: history(1), sealer)] {
      let fault = await outdated.fault()
      #expect(
        fault?.cause
          == "this version is too old for the schema alpha, which has 3 migrations and serves programs"
          + " that know 2 of them or more; this one knows 1"
      )
      #expect(fault?.cure.contains("the one just before") == true)
    }
  }

  @Test("an instance with another key than its peers' is not fit, and leaves no trace")
  func foreignKey() async throws {
    let database = try await database(1)
    #expect(await readiness(of: database, history: history(1), try sealer([1: 1])).fault() == nil)
    let other = readiness(of: database, history: history(1), try sealer([1: 2]))
    let fault = try #require(await other.fault())
    #expect(fault.cause.hasPrefix("key 1 in seal-key-file is not the key 1"))
    #expect(fault.cure.contains("seal-key-file of its peers"))
    let unknown = readiness(of: database, history: history(1), try sealer([2: 2]))
    #expect(await unknown.fault()?.cause.hasPrefix("seal-key-file has no key 1,") == true)
    #expect(await readiness(of: database, history: history(1), try sealer([1: 1])).fault() == nil)
  }

  @Test("a look by the operator's program records no key, and finds one that differs")
  func look() async throws {
    let database = try await database(1)
    let (own, other) = (try sealer([1: 1]), try sealer([1: 2]))
    func look(_ sealer: Sealer?) async -> ReadinessFault? {
      await readiness(of: database, history: history(1), sealer, recordsKeys: false).fault()
    }
    #expect(await look(own) == nil)
    #expect(await look(other) == nil)
    #expect(await readiness(of: database, history: history(1), own).fault() == nil)
    #expect(await look(own) == nil)
    #expect(await look(nil) == nil)
    #expect(await look(other)?.cause.hasPrefix("key 1 in seal-key-file is not the key 1") == true)
  }

  @Test("a clock that is off PostgreSQL's is a fault, by which way, and none when it is set")
  func clock() async throws {
    let database = try await database(1)
    let clock = ManualClock(SystemClock().now())
    let readiness = readiness(of: database, history: history(1), try sealer([1: 1]), clock: clock)
    for (offset, words) in [(-3600, "behind that of"), (3600, "ahead of that of")] {
      clock.set(SystemClock().now().adding(seconds: Int64(offset)))
      let fault = try #require(await readiness.fault())
      #expect(fault.cause.hasPrefix("the clock of this machine is more than 30 s \(words)"))
      #expect(fault.cure.contains("NTP"))
    }
    try await until {
      clock.set(SystemClock().now())
      return await readiness.fault() == nil
    }
  }

  @Test("a rotation: both keys open; the new one alone does not, and those who run go on")
  func rotation() async throws {
    let database = try await database(1)
    let before = readiness(of: database, history: history(1), try sealer([1: 1]))
    #expect(await before.fault() == nil)
    let both = readiness(of: database, history: history(1), try sealer([1: 1, 2: 2]))
    #expect(await both.fault() == nil)
    #expect(await before.fault() == nil)
    let early = readiness(of: database, history: history(1), try sealer([2: 2]))
    #expect(await early.fault()?.cause.hasPrefix("seal-key-file has no key 1,") == true)
    let late = readiness(of: database, history: history(1), try sealer([1: 1]))
    #expect(await late.fault()?.cause.hasPrefix("seal-key-file has no key 2,") == true)
  }

  @Test("of instances that start together with different keys, only those of one key are fit")
  func race() async throws {
    let database = try await database(1)
    let instances = try (0..<8).map { number in
      readiness(of: database, history: history(1), try sealer([1: UInt8(number % 2)]))
    }
    let fit = await withTaskGroup(of: (Int, Bool).self) { group in
      for (number, instance) in instances.enumerated() {
        group.addTask { (number % 2, await instance.fault() == nil) }
      }
      return await group.reduce(into: [0: [], 1: []]) { $0[$1.0, default: []].append($1.1) }
    }
    #expect(Set(fit.values.map(Set.init)) == [[true], [false]])
  }

  @Test("a server that goes away is told in its own words, and is fit again when it is back")
  func outage() async throws {
    let server = try await ThrowawayPostgres.start()
    let database = try await server.makeDatabase(history(1))
    let readiness = readiness(of: database, history: history(1), try sealer([1: 1]))
    #expect(await readiness.fault() == nil)
    try await server.stop()
    // The first question may find the old connections broken; the next ones are refused.
    try await until {
      await readiness.fault()?.cause.contains("\(server.folder)/.s.PGSQL.") == true
    }
    #expect(await readiness.fault()?.cure.hasPrefix("start PostgreSQL") == true)
    try await server.restart()
    try await until { await readiness.fault() == nil }
  }

  @Test("a key that was removed is needed no more, and does not come back as another")
  func retiredKey() async throws {
    let database = try await database(1)
    let both = readiness(of: database, history: history(1), try sealer([1: 1, 2: 2]))
    #expect(await both.fault() == nil)
    let later = try sealer([2: 2])
    let without = readiness(of: database, history: history(1), later)
    #expect(await without.fault()?.cause.contains("has no key 1") == true)
    try await database.pool(schema: "alpha").execute(
      "UPDATE seal_keys SET retired_at = now() WHERE key_id = 1"
    )
    #expect(await readiness(of: database, history: history(1), later).fault() == nil)
    let other = readiness(of: database, history: history(1), try sealer([1: 9, 2: 2]))
    #expect(await other.fault()?.cause.contains("is not the key 1") == true)
  }

  @Test("a wrong password is told with the file to correct, never with the password")
  func password() async throws {
    let server = try await ThrowawayPostgres.start()
    let database = try await server.makeEmptyDatabase(named: "secured")
    try await DatabaseBootstrap(schemas: [.init(name: "alpha", password: "the right one")])
      .apply(to: database.administration)
    var configuration = database.configuration(schema: "alpha")
    configuration.password = "the wrong one"
    let readiness = DatabaseReadiness(
      pool: PostgresPool(configuration),
      history: history(1),
      sealer: try sealer([1: 1]),
      clock: SystemClock()
    )
    let fault = try #require(await readiness.fault())
    #expect(fault.cause.contains("password authentication failed for user \"gatehouse_alpha\""))
    #expect(fault.cure.contains("database.password-file"))
    #expect(!"\(fault)".contains("the wrong one"))
    // While a password is replaced, the role has either.
    configuration.nextPassword = "the right one"
    let replacing = DatabaseReadiness(
      pool: PostgresPool(configuration),
      history: history(1),
      sealer: try sealer([1: 1]),
      clock: SystemClock()
    )
    #expect(await replacing.fault()?.cause.contains("password") != true)
  }
}
