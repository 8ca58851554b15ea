internal import Cryptography
internal import Postgres

/// What psql runs before and after the dump, in one transaction with it.
///
/// The end alone commits: where the dump is cut, or a statement fails, the database stays as it was.
struct RestoreScript: Sendable {
  let manifest: BackupManifest
  let keys: [(schema: String, id: UInt32, fingerprint: [UInt8])]
  let keepsSessions: Bool
  /// Whether the database that is replaced is of the same installation, and may tell what it revoked.
  let isSameInstallation: Bool

  private static let bookkeeping = "gatehouse_migrations"

  /// Empties the database.
  var beginning: String {
    var lines = [
      "SET client_min_messages = warning;", "BEGIN;",
      // That of migrations: nothing else may change a schema meanwhile.
      "SELECT pg_advisory_xact_lock(7381240360431);",
    ]
    if isSameInstallation {
      lines += statements(ServiceMigrations.all.flatMap(\.restoring.before))
    }
    let schemas = (BackedDatabase.schemas + [Self.bookkeeping]).map { "\"\($0)\"" }
    lines.append("DROP SCHEMA IF EXISTS \(schemas.joined(separator: ", ")) CASCADE;")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Ends what could be used again, notes the new keys and commits.
  var end: String {
    var lines: [String] = []
    if !keepsSessions {
      for history in ServiceMigrations.all {
        lines += history.restoring.emptied.map { emptying("\"\(history.schema)\".\"\($0)\"") }
      }
      lines += statements(ServiceMigrations.all.flatMap(\.restoring.after))
    }
    lines += keys.map(noting)
    lines.append(
      """
      CREATE TABLE IF NOT EXISTS \(Self.bookkeeping).restores (
        number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT restores_pkey PRIMARY KEY,
        backup_id text NOT NULL,
        made_at timestamptz NOT NULL,
        keeps_sessions boolean NOT NULL,
        restored_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      UPDATE \(Self.bookkeeping).restores SET finished_at = now() WHERE finished_at IS NULL;
      INSERT INTO \(Self.bookkeeping).restores (backup_id, made_at, keeps_sessions)
      VALUES ('\(manifest.id)', to_timestamp(\(manifest.madeAtUnixMillis) / 1000.0), \(keepsSessions));
      COMMIT;
      """
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the new key's fingerprint into the schema: a service that still has the old key file does not start then.
  ///
  /// If the schema has this number for another key, no service would start. That can happen with a backup whose
  /// manifest does not list the retired keys.
  private func noting(_ key: (schema: String, id: UInt32, fingerprint: [UInt8])) -> String {
    """
    INSERT INTO "\(key.schema)".seal_keys (key_id, fingerprint)
    VALUES (\(key.id), '\\x\(Hex.encode(key.fingerprint))') ON CONFLICT DO NOTHING;
    DO $$ BEGIN
      IF NOT EXISTS (
        SELECT FROM "\(key.schema)".seal_keys
        WHERE key_id = \(key.id) AND fingerprint = '\\x\(Hex.encode(key.fingerprint))'
      ) THEN
        RAISE EXCEPTION 'the schema \(key.schema) has had another key \(key.id): restore with --keep-sessions, and '
          'rotate the keys then by gatehousectl seal-keys rotate';
      END IF;
    END $$;
    """
  }

  /// The backup may be of a version that had no such table.
  private func emptying(_ table: String) -> String {
    """
    DO $$ BEGIN
      IF to_regclass('\(table)') IS NOT NULL THEN TRUNCATE \(table); END IF;
    END $$;
    """
  }

  private func statements(_ texts: [StaticString]) -> [String] {
    texts.map { "\($0);" }
  }
}
