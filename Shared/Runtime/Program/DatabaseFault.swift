internal import Postgres

/// A database's error as an operator needs it: PostgreSQL's own words and what to do.
enum DatabaseFault {
  /// What is wrong and what to do, for a process that connects in this way.
  static func describe(
    _ error: PostgresError,
    configuration: PostgresPool.Configuration
  ) -> ReadinessFault {
    if let refusal = error.refusal {
      return ReadinessFault(
        cause: refusal.words,
        cure: cure(refusal, configuration)
      )
    }
    switch error.kind {
    // 42P05: the name of a prepared statement is taken; 26000: it is unknown.
    case .other(sqlState: "42P05"), .other(sqlState: "26000"):
      return ReadinessFault(
        cause: "prepared statements do not last (\(error)): a pooler stands before PostgreSQL",
        cure: poolerCure
      )
    // 3F000: no such schema; 42501: no right on it; 42P01: no such table.
    case .other(sqlState: "3F000"), .other(sqlState: "42501"), .other(sqlState: "42P01"):
      return ReadinessFault(
        cause: "the database \(configuration.database) is not prepared for this version"
          + " (\(error))",
        cure: "run gatehousectl migrate"
      )
    case .uniqueViolation, .foreignKeyViolation, .serializationFailure, .connectionFailed,
      .poolExhausted, .timeout, .deadlinePassed, .cancelled, .invalidValue, .other:
      return ReadinessFault(
        cause: error.description,
        cure: "look at the load and the log of PostgreSQL"
      )
    }
  }

  private static let poolerCure =
    "set database.pooler to transaction, or name PostgreSQL itself as database.host"

  /// By the codes of PostgreSQL's appendix A.
  private static func cure(
    _ refusal: ConnectionRefusal,
    _ configuration: PostgresPool.Configuration
  ) -> String {
    switch refusal.sqlState {
    // What PgBouncer says of the settings that a connection asks for.
    case "08P01" where refusal.words.contains("startup parameter"): poolerCure
    case nil where refusal.words.contains("session is read-only"):
      "promote the standby, or name the server that takes writes in database.host"
    case nil:
      "start PostgreSQL, or correct database.host, database.port and database.tls"
    case "28P01":
      "database.password-file must hold the password that gatehousectl migrate gave the role"
        + " (role-password-files); correct one of the two, migrate or restart this service"
    case "28000":
      "make the role by gatehousectl migrate, and let it in by pg_hba.conf"
    case "3D000":
      "make the database (createdb \(configuration.database)) and run gatehousectl migrate, or"
        + " correct database.name"
    case "42501":
      "run gatehousectl migrate, which lets the role into the database"
    case "53300":
      "raise PostgreSQL's max_connections or lower database.maximum-sessions"
    case "57P03":
      "wait until PostgreSQL has started"
    default:
      "look at the log of PostgreSQL"
    }
  }
}
