import AuthenticationSchema
import Cryptography
import DeviceRegistryService
import Domain
import FoundationEssentials
import IdentityFederationSchema
import OperatingSystem
import Postgres
import Runtime
import TestSupport
import Testing
import TokenIssuanceService

@testable import ControlService

/// An installation over a database of its own, without any process, and a folder for its files.
struct BackupFixture: Sendable {
  let database: TestDatabase
  let folder: String
  let installation: BackedInstallation

  static let passphrase = Array("a passphrase of a test".utf8)
  static let pool = "eu-west-1_AbCdEfGhI"

  /// With migrated schemas, or an empty database; each has sealing keys of its own.
  init(isMigrated: Bool = true) async throws {
    let server = try await ThrowawayPostgres.shared()
    database =
      isMigrated
      ? try await server.makeDatabase(
        AuthenticationMigrations.all,
        DeviceRegistryMigrations.all,
        TokenIssuanceMigrations.all,
        IdentityFederationMigrations.all,
        isKept: true
      ) : try await server.makeEmptyDatabase()
    folder = FileManager.default.temporaryDirectory.path + "/gatehouse-" + UUID().uuidString
    try Directory.makeWithParents("\(folder)/secrets", mode: 0o700)
    installation = BackedInstallation(
      database: database.administration,
      passwords: [:],
      secretsPath: "\(folder)/secrets",
      publicURL: "https://id.example.com",
      stopping: "stop it"
    )
    for schema in BackedDatabase.schemas {
      let text = KeyFile.text(id: 1, key: SecureRandom.bytes(32))
      try FileContents.write(
        Array(text.utf8),
        to: installation.sealKeyPath(schema),
        mode: 0o600
      )
      if isMigrated { try await recordKeys(schema) }
    }
  }

  /// As the first instance does that starts with a key.
  private func recordKeys(_ schema: String) async throws {
    let sealer = try sealer(schema)
    let fingerprint = try #require(sealer.fingerprint(of: 1, in: schema))
    try await database.pool(schema: schema).execute(
      "INSERT INTO seal_keys (key_id, fingerprint) VALUES (1, \(fingerprint))"
    )
  }

  /// A key that was added and taken away again: each schema knows it, and no file has it.
  func retireKey(_ id: Int64) async throws {
    for schema in BackedDatabase.schemas {
      let fingerprint = SecureRandom.bytes(32)
      try await database.pool(schema: schema).execute(
        """
        INSERT INTO seal_keys (key_id, fingerprint, retired_at) VALUES (\(id), \(fingerprint), now())
        """
      )
    }
  }

  func sealer(_ schema: String) throws -> Sealer {
    try SealKeyFile.read(SecretFile(path: installation.sealKeyPath(schema)))
  }

  func remove() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// A sign-in, an access key, a code and a signing key.
  func fill() async throws {
    try await execute(
      """
      INSERT INTO identity_federation.access_keys
        (access_key_id, sealed_secret, status, description, created_at_unix_millis)
      VALUES ('AKIAONE', '', 'Active', 'one', 1), ('AKIATWO', '', 'Active', 'two', 1)
      """
    )
    try await execute(
      """
      INSERT INTO token_issuance.chains
        (user_pool_id, chain_id, client_id, sub, origin_jti, authenticated_at_unix_millis,
         expires_at_unix_millis, generation, secret_hash, seal_key_id)
      VALUES (\(Self.pool), gen_random_uuid(), 'client', 'sub', gen_random_uuid(), 1, 2, 0, '', 1)
      """
    )
    let keys = SigningKeyFixture(sealer: try sealer("token_issuance"))
    try await keys.insert(into: database)
  }

  func execute(_ sql: SQL) async throws {
    try await database.administrationPool().execute(sql)
  }

  func texts(_ sql: SQL) async throws -> [String] {
    try await database.administrationPool().query(sql) { (row) throws(PostgresError) in
      try row.value("text", as: String.self)
    }
  }

  /// Makes a backup, as the command does.
  func backup(
    _ name: String,
    passphrase: [UInt8]? = passphrase
  ) async throws -> (path: String, manifest: BackupManifest) {
    let path = "\(folder)/\(name)"
    let manifest = try await BackupRun(
      installation: installation,
      target: path,
      passphrase: passphrase,
      now: Instant(unixMillis: 1_700_000_000_000)
    ).run()
    return (path, manifest)
  }

  /// Restores a backup into this installation, as the command does.
  func restore(
    _ path: String,
    passphrase: [UInt8]? = passphrase,
    replaces: Bool = false,
    keepsSessions: Bool = false,
    isDry: Bool = false
  ) async throws {
    let work = try BackupFolder(emptied: "\(folder)/work")
    defer { work.remove() }
    try await RestoreRun(
      installation: installation,
      backup: try await OpenedBackup(path, work: work),
      passphrase: passphrase,
      replaces: replaces,
      keepsSessions: keepsSessions,
      isDry: isDry
    ).run()
  }
}

/// A key that signs for a pool, as a row.
struct SigningKeyFixture {
  let sealer: Sealer

  func insert(into database: TestDatabase) async throws {
    let key = try SigningKey.generate(.es256)
    let bound = Array("token_issuance.signing_keys/\(BackupFixture.pool)/key".utf8)
    let sealed = try sealer.seal(try key.pkcs8(), associatedData: bound)
    for use in ["id", "access"] {
      try await database.administrationPool().execute(
        """
        INSERT INTO token_issuance.signing_keys
          (user_pool_id, key_id, token_use, algorithm, sealed_private_key, public_jwk,
           created_at_unix_millis)
        VALUES (\(BackupFixture.pool), \("key-" + use), \(use), 'ES256', \(sealed), '{}', 1)
        """
      )
    }
  }
}
