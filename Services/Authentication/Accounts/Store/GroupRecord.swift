internal import AuthenticationMessages
internal import Domain
internal import Postgres

/// A group's row.
package struct GroupRecord: Sendable {
  let userPoolID: UserPoolID
  /// As given: `Admins` and `admins` are two groups.
  let name: String
  let description: String?
  let roleARN: String?
  let precedence: Int32?
  let createdAt: Instant
  let modifiedAt: Instant

  /// The group as the API describes it.
  var type: GroupType {
    GroupType(
      groupName: name,
      userPoolId: userPoolID.text,
      description: description,
      roleArn: roleARN,
      precedence: precedence,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis,
      creationDateUnixMillis: createdAt.unixMillis
    )
  }
}

extension GroupRecord {
  /// The columns of the table `g` that make a record.
  static let columns: SQL = """
    g.name, g.description, g.role_arn, g.precedence,
    g.created_at_unix_millis, g.modified_at_unix_millis
    """

  /// The group of a row that selects the columns; nil where an outer join found none.
  static func read(
    _ row: borrowing PostgresRow,
    in pool: UserPoolID
  ) throws(PostgresError) -> GroupRecord? {
    guard let name = try row.optional("name", as: String.self) else { return nil }
    return GroupRecord(
      userPoolID: pool,
      name: name,
      description: try row.optional("description"),
      roleARN: try row.optional("role_arn"),
      precedence: try row.optional("precedence"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
  }
}
