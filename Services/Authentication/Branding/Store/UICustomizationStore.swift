internal import AuthenticationCore
internal import Domain
internal import PageStyles
internal import Postgres

/// What SetUICustomization set for a client, or for all clients of a pool.
struct UICustomization: Sendable {
  var id: String
  let userPoolID: UserPoolID
  /// Nil for all clients that have none of their own.
  let client: ClientID?
  let css: String?
  let styleSheet: String
  let image: [UInt8]?
  let imageKind: ImageKind?
  var version: Int64
  var createdAt: Instant
  let modifiedAt: Instant
}

/// The rows of customizations.
struct UICustomizationStore: Sendable {
  let database: PostgresPool

  enum Writing: Sendable, Hashable {
    /// The row has this id and version; its creation may lie back.
    case written(id: String, version: Int64, createdAt: Instant)
    case noClient
  }

  /// Puts the customization in the place of the one that there is.
  func put(_ new: UICustomization) async throws(AuthenticationFailure) -> Writing {
    do throws(PostgresError) {
      let written = try await database.first(
        """
        INSERT INTO authentication.ui_customizations AS known
          (user_pool_id, id, client_id, css, style_sheet, image, image_kind, version,
           created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(new.userPoolID.text), \(new.id), \(new.client?.text), \(new.css),
          \(new.styleSheet), \(new.image)::bytea, \(new.imageKind?.rawValue), \(new.version),
          \(new.createdAt.unixMillis), \(new.modifiedAt.unixMillis))
        ON CONFLICT ON CONSTRAINT ui_customizations_client_key DO UPDATE
        SET css = excluded.css, style_sheet = excluded.style_sheet, image = excluded.image,
          image_kind = excluded.image_kind, version = known.version + 1,
          modified_at_unix_millis = excluded.modified_at_unix_millis
        RETURNING id, version, created_at_unix_millis
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Writing in
        .written(
          id: try row.value("id"),
          version: try row.value("version"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
        )
      }
      return written ?? .noClient
    } catch {
      // Pool or client were deleted after the caller saw them, or the client is another pool's.
      if case .foreignKeyViolation = error.kind { return .noClient }
      throw AuthenticationFailure(error)
    }
  }

  func delete(
    of client: ClientID?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.ui_customizations
        WHERE user_pool_id = \(pool.text) AND client_id IS NOT DISTINCT FROM \(client?.text)
        """
      )
    }
  }

  /// The client's own, else that of all clients, without the image's bytes; nil where there is none.
  func find(
    for client: ClientID?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UICustomization? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT id, client_id, css, image_kind, version, created_at_unix_millis,
          modified_at_unix_millis
        FROM authentication.ui_customizations
        WHERE user_pool_id = \(pool.text) AND (client_id = \(client?.text) OR client_id IS NULL)
        ORDER BY client_id NULLS LAST LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        let client: String? = try row.optional("client_id")
        let kind: String? = try row.optional("image_kind")
        return UICustomization(
          id: try row.value("id"),
          userPoolID: pool,
          client: client.flatMap { ClientID($0) },
          css: try row.optional("css"),
          styleSheet: "",
          image: nil,
          imageKind: kind.flatMap { ImageKind(rawValue: $0) },
          version: try row.value("version"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
        )
      }
    }
  }
}
