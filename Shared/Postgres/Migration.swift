/// One step of a schema's history: applied once, in a transaction, and never changed afterwards.
public struct Migration: Sendable {
  /// Its place in the history, from 1.
  public let number: Int
  /// What it does, as in its file's name.
  public let name: String
  /// Its statements.
  public let text: [UInt8]

  /// Makes a migration from the contents of its file.
  public init(number: Int, name: String, sql: [UInt8]) {
    self.number = number
    self.name = name
    text = sql
  }
}

/// What applying migrations did.
public struct MigrationReport: Sendable, Hashable {
  /// The migrations applied now.
  public var applied: [Int] = []
  /// Migrations that the next version applied, which this one does not know; it works with them,
  /// because migrations are additive.
  public var unknown: [Int] = []
}

/// Why a schema could not be brought up to date; nothing of the failed migration remains.
public enum MigrationError: Error, Sendable, Hashable {
  /// The program lists the schema's migrations wrongly: numbers must ascend from 1.
  case misnumbered(schema: String, number: Int)
  /// A migration that was applied before has another text now.
  case changed(schema: String, number: Int, name: String)
  /// A migration is missing although a later one was applied.
  case skipped(schema: String, number: Int, name: String)
  /// A migration's own statements failed.
  case failed(schema: String, number: Int, name: String, PostgresError)
  /// A later version than the next one migrated the schema: programs that know fewer migrations than the
  /// oldest may not touch it.
  case outdated(schema: String, known: Int, oldest: Int)
  /// Another process has been migrating for too long.
  case busy
  /// The database could not be asked.
  case database(PostgresError)
}

extension MigrationError: CustomStringConvertible, CustomDebugStringConvertible {
  /// What happened and what to do about it.
  public var description: String {
    switch self {
    case .misnumbered(let schema, let number):
      "the migrations of \(schema) must be numbered from 1 without gaps; \(number) is out of place"
    case .changed(let schema, let number, let name):
      """
      migration \(number) (\(name)) of \(schema) was applied with another text: restore that text \
      and put the change into a new migration
      """
    case .skipped(let schema, let number, let name):
      """
      migration \(number) (\(name)) of \(schema) was never applied but a later one was: give it \
      the next free number
      """
    case .failed(let schema, let number, let name, let error):
      "migration \(number) (\(name)) of \(schema) failed and was undone: \(error)"
    case .outdated(let schema, let known, let oldest):
      """
      the schema \(schema) serves programs that know \(oldest) of its migrations or more, and this one \
      knows \(known): install the version that migrated it last or the one just before, or restore a \
      backup that this version made
      """
    case .busy:
      "another process is migrating this database; try again when it is done"
    case .database(let error):
      error.description
    }
  }

  /// The sentence with the server's own words, which may quote data.
  public var debugDescription: String {
    switch self {
    case .failed(_, _, _, let error): "\(description) — \(error.debugDescription)"
    case .database(let error): error.debugDescription
    case .misnumbered, .changed, .skipped, .outdated, .busy: description
    }
  }
}
