internal import AuthenticationCore
internal import Domain
internal import PageStyles
internal import Postgres

/// The rows of styles and their images.
struct StyleStore: Sendable {
  let database: PostgresPool

  enum Insertion: Sendable, Hashable {
    case inserted
    case clientHasOne
    case noClient
  }

  /// A change that a style's row stays locked for.
  typealias Change = @Sendable (StyleRecord) throws(AuthenticationFailure) -> StyleRecord

  func insert(_ style: StyleRecord) async throws(AuthenticationFailure) -> Insertion {
    let derived = try style.derived()
    return try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      // The client's row stays, so that no foreign key is missed below.
      let client = try db.one(
        """
        SELECT true AS found FROM authentication.user_pool_clients
        WHERE user_pool_id = \(style.userPoolID.text) AND id = \(style.clientID) FOR KEY SHARE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard client != nil else { return .noClient }
      let inserted = try db.change(
        """
        INSERT INTO authentication.managed_login_brandings
          (user_pool_id, id, client_id, uses_provided_values, settings, version, style_sheet,
           choices, created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(style.userPoolID.text), \(style.id), \(style.clientID),
          \(style.usesProvidedValues), \(style.settings), \(style.version),
          \(derived.styleSheet), \(derived.choices), \(style.createdAt.unixMillis),
          \(style.modifiedAt.unixMillis))
        ON CONFLICT (user_pool_id, client_id) DO NOTHING
        """
      )
      guard inserted == 1 else { return .clientHasOne }
      Self.enqueue(style.assets, of: style, on: &db)
      return .inserted
    }
  }

  /// The style of the id; nil where the pool has none.
  func find(
    _ id: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> StyleRecord? {
    try await first(
      where: "style.user_pool_id = \(pool.text) AND style.id = \(id)",
      in: pool
    )
  }

  /// The style of the client; nil where it has none.
  func find(
    of client: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> StyleRecord? {
    try await first(
      where: "style.user_pool_id = \(pool.text) AND style.client_id = \(client.text)",
      in: pool
    )
  }

  private func first(
    where condition: SQL,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> StyleRecord? {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(StyleRow.selecting(condition)) {
        (row: borrowing PostgresRow) throws(PostgresError) in try StyleRow(row, in: pool)
      }
    }
    return StyleRow.style(of: rows)
  }

  /// Changes the style of the id, and returns it as it is then; nil where the pool has none.
  func update(
    _ id: String,
    in pool: UserPoolID,
    _ change: @escaping Change
  ) async throws(AuthenticationFailure) -> StyleRecord? {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let isThere = try db.one(
        """
        SELECT true AS found FROM authentication.managed_login_brandings
        WHERE user_pool_id = \(pool.text) AND id = \(id) FOR NO KEY UPDATE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard isThere != nil, let before = try Self.read(id, in: pool, on: &db) else { return nil }
      var style = try change(before)
      style.version = before.version + 1
      let derived = try style.derived()
      db.enqueue(
        """
        UPDATE authentication.managed_login_brandings
        SET uses_provided_values = \(style.usesProvidedValues), settings = \(style.settings),
          version = \(style.version), style_sheet = \(derived.styleSheet),
          choices = \(derived.choices), modified_at_unix_millis = \(style.modifiedAt.unixMillis)
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      )
      for asset in before.assets where !style.assets.contains(asset) {
        db.enqueue(
          """
          DELETE FROM authentication.branding_assets
          WHERE user_pool_id = \(pool.text) AND branding_id = \(id)
            AND category = \(asset.image.category) AND color_mode = \(asset.image.scheme.rawValue)
          """
        )
      }
      Self.enqueue(style.assets.filter { !before.assets.contains($0) }, of: style, on: &db)
      return style
    }
  }

  /// Deletes the style with its images; false when there is none.
  func delete(
    _ id: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.managed_login_brandings
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      ) == 1
    }
  }

  private func writing<Value: Sendable>(
    _ body: @Sendable (inout PostgresConnection) throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    try await UserStore(database: database).writing(body)
  }

  private static func enqueue(
    _ assets: [StyleAsset],
    of style: StyleRecord,
    on db: inout PostgresConnection
  ) {
    for asset in assets {
      db.enqueue(
        """
        INSERT INTO authentication.branding_assets
          (user_pool_id, branding_id, category, color_mode, extension, resource_id, contents)
        VALUES (\(style.userPoolID.text), \(style.id), \(asset.image.category),
          \(asset.image.scheme.rawValue), \(asset.image.kind.rawValue), \(asset.resourceID),
          \(asset.contents)::bytea)
        """
      )
    }
  }

  private static func read(
    _ id: String,
    in pool: UserPoolID,
    on db: inout PostgresConnection
  ) throws(AuthenticationFailure) -> StyleRecord? {
    do throws(PostgresError) {
      let statement = StyleRow.selecting(
        "style.user_pool_id = \(pool.text) AND style.id = \(id)"
      )
      let rows = try db.query(statement) {
        (row: borrowing PostgresRow) throws(PostgresError) in try StyleRow(row, in: pool)
      }
      return StyleRow.style(of: rows)
    } catch {
      throw AuthenticationFailure(error)
    }
  }
}

/// A style with one of its images, which a single statement reads: no change comes between the two.
private struct StyleRow: Sendable {
  let style: StyleRecord
  let asset: StyleAsset?

  /// The settings, which may be long, stand in the first row alone.
  static func selecting(_ condition: SQL) -> SQL {
    """
    SELECT style.id, style.client_id, style.uses_provided_values, style.version,
      style.created_at_unix_millis, style.modified_at_unix_millis,
      CASE WHEN row_number() OVER (ORDER BY asset.category, asset.color_mode) = 1
        THEN style.settings END AS settings,
      asset.category, asset.color_mode, asset.extension, asset.resource_id, asset.contents
    FROM authentication.managed_login_brandings AS style
    LEFT JOIN authentication.branding_assets AS asset
      ON asset.user_pool_id = style.user_pool_id AND asset.branding_id = style.id
    WHERE \(condition)
    ORDER BY asset.category, asset.color_mode
    """
  }

  static func style(of rows: [StyleRow]) -> StyleRecord? {
    guard var style = rows.first?.style else { return nil }
    style.assets = rows.compactMap(\.asset)
    return style
  }

  init(_ row: borrowing PostgresRow, in pool: UserPoolID) throws(PostgresError) {
    style = StyleRecord(
      id: try row.value("id"),
      userPoolID: pool,
      clientID: try row.value("client_id"),
      usesProvidedValues: try row.value("uses_provided_values"),
      settings: try row.optional("settings"),
      assets: [],
      version: try row.value("version"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
    let image = StyleImage(
      category: try row.optional("category"),
      colorMode: try row.optional("color_mode"),
      extension: try row.optional("extension")
    )
    let contents: [UInt8]? = try row.optional("contents")
    let resourceID: String? = try row.optional("resource_id")
    if let image, let contents {
      asset = StyleAsset(image: image, resourceID: resourceID, contents: contents)
    } else {
      asset = nil
    }
  }
}
