internal import Domain
internal import Postgres

/// A user as a listing shows it.
struct ListedUser: Sendable {
  let username: String
  let sub: String
  let status: String
  let isEnabled: Bool
  let attributesJSON: String
  let mfaOptionsJSON: String?
  let createdAtUnixMillis: Int64
  let modifiedAtUnixMillis: Int64
  let position: UserListing.Position
}

/// Which users of a pool are listed, and in which order.
enum UserListing: Sendable, Hashable {
  /// A place in a listing, after this value and username; it names nobody who must exist.
  struct Position: Sendable, Hashable {
    let value: String
    let username: String

    static let start = Position(value: "", username: "")
  }

  /// What can be looked for; each has an index that ends in the username.
  enum Key: String, Sendable {
    case username
    case sub
    case status = "cognito:user_status"
    case email
    case phoneNumber = "phone_number"
    case name
    case givenName = "given_name"
    case familyName = "family_name"
    case preferredUsername = "preferred_username"

    /// The indexed expression, letter by letter as 0004_account_life.sql has it.
    var column: SQL {
      switch self {
      case .username: "u.username"
      case .sub: "u.sub"
      case .status: "u.status"
      case .email: #"left(u.attributes ->> 'email', 256) COLLATE "C""#
      case .phoneNumber: #"left(u.attributes ->> 'phone_number', 256) COLLATE "C""#
      case .name: #"left(u.attributes ->> 'name', 256) COLLATE "C""#
      case .givenName: #"left(u.attributes ->> 'given_name', 256) COLLATE "C""#
      case .familyName: #"left(u.attributes ->> 'family_name', 256) COLLATE "C""#
      case .preferredUsername: #"left(u.attributes ->> 'preferred_username', 256) COLLATE "C""#
      }
    }
  }

  case everybody
  case nobody
  case enabled(Bool)
  case exactly(Key, String)
  case beginning(Key, String)

  /// The statement of one page, or nil where nobody can be on it.
  func statement(in pool: UserPoolID, after position: Position, limit: Int) -> SQL? {
    switch self {
    case .nobody:
      return nil
    case .everybody:
      return """
        SELECT \(Self.columns), '' AS position FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text) AND u.username > \(position.username)
        ORDER BY u.username LIMIT \(limit)
        """
    case .enabled(let isEnabled):
      return """
        SELECT \(Self.columns), '' AS position FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text) AND u.is_enabled = \(isEnabled)
          AND u.username > \(position.username)
        ORDER BY u.username LIMIT \(limit)
        """
    case .exactly(let key, let value):
      return """
        SELECT \(Self.columns), '' AS position FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text) AND \(key.column) = \(value)
          AND u.username > \(position.username)
        ORDER BY u.username LIMIT \(limit)
        """
    case .beginning(let key, let prefix):
      // One lower bound: of two PostgreSQL begins its scan at one, and not always at the higher.
      let start = position == .start ? prefix : position.value
      return """
        SELECT \(Self.columns), \(key.column) AS position FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text)
          AND (\(key.column), u.username) > (\(start), \(position.username))
          AND \(key.column) < \(Self.end(of: prefix))
        ORDER BY \(key.column), u.username LIMIT \(limit)
        """
    }
  }

  private static let columns: SQL = """
    u.username, u.sub, u.status, u.is_enabled, u.attributes::text AS attributes,
    u.mfa_options::text AS mfa_options, u.created_at_unix_millis, u.modified_at_unix_millis
    """

  /// The first text, in the order of code points, that comes after all that begin with the prefix.
  static func end(of prefix: String) -> String {
    var scalars = Array(prefix.unicodeScalars)
    while let last = scalars.popLast() {
      // Surrogates are no scalars: after D7FF comes E000.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      scalars.append(scalar)
      return String(String.UnicodeScalarView(scalars))
    }
    return String(repeating: "\u{10FFFF}", count: 257)
  }
}

extension UserStore {
  /// One page of a listing.
  func list(
    _ listing: UserListing,
    in pool: UserPoolID,
    after position: UserListing.Position,
    limit: Int
  ) async throws(AuthenticationFailure) -> [ListedUser] {
    guard let statement = listing.statement(in: pool, after: position, limit: limit) else {
      return []
    }
    return try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        let username: String = try row.value("username")
        return ListedUser(
          username: username,
          sub: try row.value("sub"),
          status: try row.value("status"),
          isEnabled: try row.value("is_enabled"),
          attributesJSON: try row.value("attributes"),
          mfaOptionsJSON: try row.optional("mfa_options"),
          createdAtUnixMillis: try row.value("created_at_unix_millis"),
          modifiedAtUnixMillis: try row.value("modified_at_unix_millis"),
          position: UserListing.Position(value: try row.value("position"), username: username)
        )
      }
    }
  }
}
