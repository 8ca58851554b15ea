internal import AuthenticationCore
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
  /// A position in a listing, after this value and username, which need not exist.
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

    /// The indexed expression, letter by letter as 0018_case_folded_listing.sql has it.
    var column: SQL {
      switch self {
      case .username: "u.username"
      case .sub: "u.sub"
      case .status: "u.status"
      case .email: Self.folded("u.attributes ->> 'email'")
      case .phoneNumber: Self.folded("u.attributes ->> 'phone_number'")
      case .name: Self.folded("u.attributes ->> 'name'")
      case .givenName: Self.folded("u.attributes ->> 'given_name'")
      case .familyName: Self.folded("u.attributes ->> 'family_name'")
      case .preferredUsername: Self.folded("u.attributes ->> 'preferred_username'")
      }
    }

    private static func folded(_ attribute: SQL) -> SQL {
      #"authentication.case_folded(left(\#(attribute), 256)) COLLATE "C""#
    }

    /// A text that is looked for, in the form that the expression has.
    ///
    /// The database folds both sides, so that they cannot differ in what is one letter. What is folded
    /// already stays as it is.
    func form(of text: String) -> SQL {
      isFolded ? "authentication.case_folded(\(text)::text)" : "\(text)::text"
    }

    var isFolded: Bool {
      switch self {
      case .username, .sub, .status: false
      case .email, .phoneNumber, .name, .givenName, .familyName, .preferredUsername: true
      }
    }
  }

  case everybody
  case nobody
  case enabled(Bool)
  case exactly(Key, String)
  case beginning(Key, String)

  /// Whether its pages go by folded values.
  ///
  /// An older version's go by the values themselves: a position in one order means nothing in the other.
  var isInFoldedOrder: Bool {
    switch self {
    case .beginning(let key, _): key.isFolded
    case .everybody, .nobody, .enabled, .exactly: false
    }
  }

  /// The statement of one page, or nil where no user can be on it.
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
        WHERE u.user_pool_id = \(pool.text) AND \(key.column) = \(key.form(of: value))
          AND u.username > \(position.username)
        ORDER BY u.username LIMIT \(limit)
        """
    case .beginning(let key, let prefix):
      // One lower bound: of two PostgreSQL begins its scan at one, and not always at the higher.
      let start = position == .start ? prefix : position.value
      return """
        SELECT \(Self.columns), \(key.column) AS position FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text)
          AND (\(key.column), u.username) > (\(key.form(of: start)), \(position.username))
          AND \(key.column) < (\(key.form(of: prefix)) || \(Self.end))
        ORDER BY \(key.column), u.username LIMIT \(limit)
        """
    }
  }

  private static let columns: SQL = """
    u.username, u.sub, u.status, u.is_enabled, u.attributes::text AS attributes,
    u.mfa_options::text AS mfa_options, u.created_at_unix_millis, u.modified_at_unix_millis
    """

  /// Put after a beginning, it comes after everything that begins so: no indexed text is longer.
  private static let end: SQL = "repeat(chr(1114111), 257)"
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
