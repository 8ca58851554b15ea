/// What went wrong between a caller and PostgreSQL.
///
/// Its description is one safe sentence without any stored or given data; the server's own words
/// are in `debugDescription`, for a developer's eyes.
public struct PostgresError: Error, Sendable, Hashable {
  /// What a caller can act on.
  public enum Kind: Sendable, Hashable {
    /// The named uniqueness constraint refused the row.
    case uniqueViolation(constraint: String)
    /// The named foreign key refused the row or its removal.
    case foreignKeyViolation(constraint: String)
    /// Two transactions could not both succeed; the pool has already tried again.
    case serializationFailure
    /// There is no connection, or it broke; what was sent may or may not have happened.
    case connectionFailed
    /// No session became free in time, or too many callers wait for one already.
    case poolExhausted
    /// The statement took longer than allowed.
    case timeout
    /// The call that it was for has no time left (`CallDeadline`): it changed nothing.
    case deadlinePassed
    /// The caller's task was cancelled while it waited for a session; nothing was sent.
    case cancelled
    /// A value cannot be sent (text with a NUL), or a column is missing, NULL or of another type.
    case invalidValue
    /// Everything else, by PostgreSQL's five-character code.
    case other(sqlState: String)
  }

  /// What a caller can act on.
  public var kind: Kind

  /// Why there is no connection; nil where one was made, or where a test double made the error.
  public internal(set) var refusal: ConnectionRefusal?

  /// The server's or libpq's own words, which may quote data.
  var detail: String

  /// Makes an error of a kind, for test doubles and for callers that translate.
  public init(kind: Kind) {
    self.kind = kind
    detail = ""
  }

  init(_ kind: Kind, detail: String = "") {
    self.kind = kind
    self.detail = detail
  }

  init(sqlState: String, constraint: String, detail: String) {
    self.detail = detail
    kind =
      switch sqlState {
      case "23505": .uniqueViolation(constraint: constraint)
      case "23503": .foreignKeyViolation(constraint: constraint)
      case "40001", "40P01": .serializationFailure
      case "57014", "55P03", "25P03": .timeout
      // 25006: the server has stopped taking writes; another one does, or will.
      case "57P01", "57P02", "57P03", "53300", "25006": .connectionFailed
      case let state where state.hasPrefix("08"): .connectionFailed
      case let state: .other(sqlState: state)
      }
  }
}

extension PostgresError {
  /// Whether the database's state is to blame rather than the statement, so that the same call may
  /// succeed later.
  public var mayPass: Bool {
    switch kind {
    case .connectionFailed, .poolExhausted, .timeout, .deadlinePassed, .cancelled,
      .serializationFailure:
      true
    case .uniqueViolation, .foreignKeyViolation, .invalidValue, .other: false
    }
  }
}

extension PostgresError: CustomStringConvertible, CustomDebugStringConvertible {
  /// One safe sentence.
  public var description: String {
    switch kind {
    case .uniqueViolation(let constraint): "a row like this exists already (\(constraint))"
    case .foreignKeyViolation(let constraint):
      "a row that this depends on is missing (\(constraint))"
    case .serializationFailure: "concurrent transactions could not be ordered"
    case .connectionFailed: "the database cannot be reached"
    case .poolExhausted: "no database session became free in time"
    case .timeout: "the database took too long"
    case .deadlinePassed: "the call's time was over before its change was made"
    case .cancelled: "the wait for a database session was cancelled"
    case .invalidValue: "a value does not fit the statement or the column"
    case .other(let sqlState): "the database refused the statement (\(sqlState))"
    }
  }

  /// The sentence and the server's own words, which may quote data: never for a log.
  public var debugDescription: String {
    detail.isEmpty ? description : "\(description): \(detail)"
  }
}
