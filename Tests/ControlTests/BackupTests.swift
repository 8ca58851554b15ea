import Cryptography
import OperatingSystem
import Postgres
import Testing

@testable import ControlService

@Suite("Backups and their restore")
struct BackupTests {
  @Test("a backup is restored into another installation, with its keys", arguments: ["b", "b.tar"])
  func elsewhere(name: String) async throws {
    let source = try await BackupFixture()
    defer { try? source.remove() }
    try await source.fill()
    let (path, manifest) = try await source.backup(name)
    #expect(manifest.holdsKeys)
    #expect(!FileSystem.exists("\(path).partial"))
    let target = try await BackupFixture(isMigrated: false)
    defer { try? target.remove() }
    try await target.restore(path)
    #expect(
      try await target.texts(
        "SELECT access_key_id || status AS text FROM identity_federation.access_keys ORDER BY 1"
      ) == ["AKIAONEActive", "AKIATWOActive"]
    )
    // What was sealed before opens, and a key of the installation's own seals.
    for schema in BackedDatabase.schemas {
      let (old, new) = (try source.sealer(schema), try target.sealer(schema))
      let sealed = try old.seal([1], associatedData: [])
      #expect(try new.open(sealed, associatedData: []) == [1])
      #expect(throws: CryptographyError.notAuthentic) {
        try new.openCarried(sealed, associatedData: [])
      }
      #expect(new.currentKeyID == 2)
    }
    #expect(try await target.texts("SELECT 'x' AS text FROM token_issuance.chains") == [])
    let owner = try await target.texts(
      "SELECT tableowner AS text FROM pg_tables WHERE tablename = 'chains'"
    )
    #expect(owner == ["gatehouse_token_issuance"])
  }

  @Test("every signing key of before has ended, and the services are told to make new ones")
  func signingKeys() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, _) = try await fixture.backup("b")
    try await fixture.restore(path, replaces: true)
    let good = try await fixture.texts(
      """
      SELECT key_id AS text FROM token_issuance.signing_keys
      WHERE coalesce(verifies_until_unix_millis > extract(epoch FROM now()) * 1000, true)
      """
    )
    #expect(good == [])
    let waiting = try await fixture.texts(
      "SELECT user_pool_id || ' ' || algorithm AS text FROM token_issuance.restored_owners"
    )
    #expect(waiting == ["\(BackupFixture.pool) ES256"])
  }

  @Test("a restore makes no signing key itself, of however many pools")
  func manySigningKeys() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.execute(
      """
      INSERT INTO token_issuance.signing_keys
        (user_pool_id, key_id, token_use, algorithm, sealed_private_key, public_jwk,
         created_at_unix_millis)
      SELECT 'eu-west-1_' || lpad(pool::text, 9, '0'), pool || use, use, 'RS256', '', '{}', 1
      FROM generate_series(1, 5000) AS pool, unnest(ARRAY['id', 'access']) AS use
      """
    )
    let (path, _) = try await fixture.backup("b")
    try await fixture.restore(path, replaces: true)
    let counts = try await fixture.texts(
      """
      SELECT count(*)::text AS text FROM token_issuance.signing_keys
      UNION ALL SELECT count(*)::text FROM token_issuance.restored_owners
      """
    )
    #expect(counts == ["10000", "5000"])
  }

  @Test("an access key that was disabled or deleted since stays disabled in the same installation")
  func accessKeys() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, _) = try await fixture.backup("b")
    try await fixture.execute(
      "UPDATE identity_federation.access_keys SET status = 'Inactive' WHERE access_key_id = 'AKIAONE'"
    )
    try await fixture.restore(path, replaces: true)
    #expect(
      try await fixture.texts(
        "SELECT access_key_id || status AS text FROM identity_federation.access_keys ORDER BY 1"
      ) == ["AKIAONEInactive", "AKIATWOActive"]
    )
  }

  @Test("sessions go on where the operator says so, and no key changes")
  func keptSessions() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, _) = try await fixture.backup("b", passphrase: nil)
    try await fixture.restore(path, passphrase: nil, replaces: true, keepsSessions: true)
    #expect(try await fixture.texts("SELECT 'x' AS text FROM token_issuance.chains") == ["x"])
    #expect(try fixture.sealer("token_issuance").currentKeyID == 1)
  }

  @Test("nothing is changed where a check fails, or by a dry run")
  func refused() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, _) = try await fixture.backup("b", passphrase: nil)
    let other = try await BackupFixture()
    defer { try? other.remove() }
    try await other.fill()
    // Neither a database with rows, nor one whose keys are others and not in the backup.
    await expectRefusal("is not empty") { try await fixture.restore(path, passphrase: nil) }
    await expectRefusal("has not the keys") {
      try await other.restore(path, passphrase: nil, replaces: true)
    }
    // A passphrase asks for the proof that the dump is the one that was made with it.
    await expectRefusal("holds no sealing keys") {
      try await fixture.restore(path, replaces: true)
    }
    try await fixture.restore(path, passphrase: nil, replaces: true, isDry: true)
    #expect(try await fixture.texts("SELECT 'x' AS text FROM token_issuance.chains") == ["x"])
    #expect(try fixture.sealer("token_issuance").currentKeyID == 1)
    let dump = "\(path)/\(BackupManifest.dumpName)"
    var bytes = try FileContents.read(dump, maxBytes: 100_000_000).bytes
    bytes[bytes.count / 2] ^= 1
    try FileContents.write(bytes, to: dump, mode: 0o600)
    await expectRefusal("was changed or is incomplete") {
      try await fixture.restore(path, passphrase: nil, replaces: true)
    }
  }

  @Test("a backup of a newer version is refused, and one with other migrations")
  func versions() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    let (path, manifest) = try await fixture.backup("b", passphrase: nil)
    var newer = manifest
    newer.schemas[0].migration += 1
    var other = manifest
    other.schemas[0].migrations = String(repeating: "0", count: 64)
    for (manifest, sentence) in [(newer, "install a newer one"), (other, "other migrations")] {
      try FileContents.write(
        try manifest.encoded(),
        to: "\(path)/\(BackupManifest.name)",
        mode: 0o600
      )
      await expectRefusal(sentence) { try await fixture.restore(path, replaces: true) }
    }
  }

  @Test("a dump that breaks off leaves the database and the keys as they were")
  func cut() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, made) = try await fixture.backup("b", passphrase: nil)
    var manifest = made
    let dump = "\(path)/\(BackupManifest.dumpName)"
    let bytes = try FileContents.read(dump, maxBytes: 100_000_000).bytes
    // Behind the list of contents, amid the rows.
    let cut = Array(bytes.prefix(bytes.count - 2000))
    try FileContents.write(cut, to: dump, mode: 0o600)
    manifest.files[0].sha256 = Hex.encode(SHA256.digest(of: cut))
    try FileContents.write(
      try manifest.encoded(),
      to: "\(path)/\(BackupManifest.name)",
      mode: 0o600
    )
    await expectRefusal("failed") {
      try await fixture.restore(path, passphrase: nil, replaces: true)
    }
    #expect(try await fixture.texts("SELECT 'x' AS text FROM token_issuance.chains") == ["x"])
    #expect(try fixture.sealer("token_issuance").currentKeyID == 1)
    #expect(!FileSystem.exists("\(fixture.installation.sealKeyPath("token_issuance")).restoring"))
  }

  @Test("a restore that ended after its transaction is finished by the next run")
  func unfinished() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    let (path, _) = try await fixture.backup("b")
    let keys = fixture.installation.sealKeyPath("device_registry")
    let before = try FileContents.read(keys, maxBytes: 4096).bytes
    try await fixture.restore(path, replaces: true)
    // As it was left: a key file not in its place yet, and the end not noted.
    try FileSystem.rename(keys, to: "\(keys).restoring")
    try FileContents.write(before, to: keys, mode: 0o600)
    try await fixture.execute("UPDATE gatehouse_migrations.restores SET finished_at = NULL")
    try await fixture.restore(path)
    #expect(try fixture.sealer("device_registry").currentKeyID == 2)
    let left = try await fixture.texts(
      "SELECT backup_id AS text FROM gatehouse_migrations.restores WHERE finished_at IS NULL"
    )
    #expect(left == [])
  }

  @Test("a restored schema takes no number again that a retired key has had")
  func retiredKeys() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.retireKey(2)
    let (path, manifest) = try await fixture.backup("b")
    #expect(manifest.schemas.allSatisfy { $0.retiredSealKeys == [2] })
    try await fixture.restore(path, replaces: true)
    for schema in BackedDatabase.schemas {
      let sealer = try fixture.sealer(schema)
      #expect(sealer.currentKeyID == 3)
      for key in try await BackedDatabase(fixture.installation.database).sealKeys(schema) {
        let own = sealer.fingerprint(of: UInt32(key.id), in: schema)
        #expect(own == key.fingerprint || own == nil && key.isRetired)
      }
    }
  }

  @Test("a backup that does not tell its retired keys is not restored over the number of one")
  func untoldRetiredKeys() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    try await fixture.fill()
    try await fixture.retireKey(2)
    let (path, made) = try await fixture.backup("b")
    var manifest = made
    for place in manifest.schemas.indices { manifest.schemas[place].retiredSealKeys = nil }
    try FileContents.write(
      try manifest.encoded(),
      to: "\(path)/\(BackupManifest.name)",
      mode: 0o600
    )
    await expectRefusal("has had another key 2") {
      try await fixture.restore(path, replaces: true)
    }
    #expect(try await fixture.texts("SELECT 'x' AS text FROM token_issuance.chains") == ["x"])
    #expect(try fixture.sealer("token_issuance").currentKeyID == 1)
    try await fixture.restore(path, replaces: true, keepsSessions: true)
    #expect(try fixture.sealer("token_issuance").currentKeyID == 1)
  }

  @Test("a second restore into a database is refused, and the files of the first stay")
  func oneAtATime() async throws {
    let fixture = try await BackupFixture(isMigrated: false)
    defer { try? fixture.remove() }
    let database = fixture.installation.database
    let first = try RestoreWork(on: database, below: fixture.folder)
    let file = first.folder.file("beginning.sql")
    try FileContents.write([1], to: file, mode: 0o600)
    await expectRefusal("another restore works") {
      _ = try RestoreWork(on: database, below: fixture.folder)
    }
    #expect(FileSystem.exists(file))
    let names = Directory.names(in: fixture.folder)
    first.end()
    #expect(Directory.names(in: fixture.folder).count == names.count - 2)
    // What a killed run left goes.
    let left = try RestoreWork(on: database, below: fixture.folder).folder
    try FileContents.write([1], to: left.file("end.sql"), mode: 0o600)
    let next = try RestoreWork(on: database, below: fixture.folder)
    #expect(Directory.names(in: next.folder.path).isEmpty)
    next.end()
  }

  @Test("a backup replaces nothing, needs the database's keys, and leaves nothing where it fails")
  func targets() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    _ = try await fixture.backup("b")
    await expectRefusal("is there already") { _ = try await fixture.backup("b") }
    let keys = fixture.installation.sealKeyPath("device_registry")
    let text = "1:" + Hex.encode(SecureRandom.bytes(32))
    try FileContents.write(Array(text.utf8), to: keys, mode: 0o600)
    await expectRefusal("has not the key 1") { _ = try await fixture.backup("c") }
    #expect(!FileSystem.exists("\(fixture.folder)/c"))
    #expect(!FileSystem.exists("\(fixture.folder)/c.partial"))
  }

  private func expectRefusal(
    _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      Issue.record("it was done", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)".contains(words), "\(error)", sourceLocation: sourceLocation)
    }
  }
}
