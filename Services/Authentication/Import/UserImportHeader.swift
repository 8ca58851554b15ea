internal import AuthenticationCore
internal import Cryptography

/// What the columns of a file hold.
struct UserImportHeader: Sendable {
  enum Column: Sendable, Hashable {
    case username
    case mfaEnabled
    case passwordHash
    case attribute(String)
  }

  /// Why a file's first row makes no user; returned as the job's completion message.
  struct Fault: Error, Sendable, Hashable {
    let sentence: String
  }

  static let username = "cognito:username"
  static let mfaEnabled = "cognito:mfa_enabled"
  static let passwordHash = "password_hash"

  let columns: [Column]

  /// The header of a pool's template, in Cognito's order: the schema's, then what is no attribute.
  static func names(in pool: UserPoolSettings) -> [String] {
    pool.schema.map(\.name).filter { $0 != "sub" } + [mfaEnabled, username, passwordHash]
  }

  /// Reads a file's first row.
  ///
  /// A column may be missing, as in Cognito's own examples: its values are then empty. One that the
  /// pool does not know is refused, because what it holds would be lost.
  init(
    _ cells: [String],
    in pool: UserPoolSettings,
    algorithm: PasswordHash.Algorithm?
  ) throws(Fault) {
    var columns: [Column] = []
    for cell in cells {
      let column = try Self.column(Self.trimmed(cell), in: pool)
      guard !columns.contains(column) else {
        throw Fault(sentence: "The CSV header names a column more than once.")
      }
      columns.append(column)
    }
    guard columns.contains(.username) else {
      throw Fault(sentence: "The CSV header lacks the column cognito:username.")
    }
    guard algorithm == nil || columns.contains(.passwordHash) else {
      throw Fault(sentence: "The CSV header lacks the column password_hash.")
    }
    self.columns = columns
  }

  private static func column(
    _ name: String,
    in pool: UserPoolSettings
  ) throws(Fault) -> Column {
    switch name {
    case username: return .username
    case mfaEnabled: return .mfaEnabled
    case passwordHash: return .passwordHash
    default:
      guard name != "sub", pool.attribute(named: name) != nil else {
        throw Fault(sentence: "The CSV header names a column that is no attribute of the pool.")
      }
      return .attribute(name)
    }
  }

  /// Cognito takes no notice of white space around a value.
  static func trimmed(_ text: String) -> String {
    func isSpace(_ character: Character) -> Bool { character.isWhitespace }
    guard text.first.map(isSpace) == true || text.last.map(isSpace) == true else { return text }
    let rest = text.drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(rest[...last])
  }
}
