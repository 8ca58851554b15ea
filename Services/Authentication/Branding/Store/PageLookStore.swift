internal import AuthenticationCore
internal import Domain
internal import JSON
internal import PageStyles
internal import Postgres

/// What a client's pages are drawn with, and the links of its terms.
struct PageLook: Sendable {
  /// The id and the version of the style, or of the customization; nil where the client has neither.
  let styleID: String?
  let version: Int64?
  let images: [StyleImage]
  /// BrandingChoices; nil where there is no style.
  let choices: [UInt8]?
  /// The links of each document, by its name.
  let terms: [String: [String: String]]
}

/// A style sheet with its version.
struct StoredStyleSheet: Sendable {
  let version: Int64
  let text: String
}

/// An image with the version of its style.
struct StoredImage: Sendable {
  let version: Int64
  /// Nil where the style has no image of the name.
  let kind: ImageKind?
  let contents: [UInt8]?
}

/// Reads what the gateway shows to anyone: by a client's id, or by that of a style.
struct PageLookStore: Sendable {
  let database: PostgresPool

  /// All of a client's look in one statement; nil where there is no such client.
  ///
  /// A style goes before what SetUICustomization set, the client's own customization before that of all
  /// clients.
  func look(of client: ClientID) async throws(AuthenticationFailure) -> PageLook? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT coalesce(style.id, classic.id) AS style_id,
          coalesce(style.version, classic.version) AS version, style.choices, classic.image_kind,
          ARRAY(
            SELECT concat_ws(' ', asset.category, asset.color_mode, asset.extension)
            FROM authentication.branding_assets AS asset
            WHERE asset.user_pool_id = client.user_pool_id AND asset.branding_id = style.id
            ORDER BY asset.category, asset.color_mode
          ) AS images,
          (
            SELECT jsonb_object_agg(terms.name, terms.links)::text
            FROM authentication.terms_documents AS terms
            WHERE terms.user_pool_id = client.user_pool_id AND terms.client_id = client.id
          ) AS terms
        FROM authentication.user_pool_clients AS client
        LEFT JOIN authentication.managed_login_brandings AS style
          ON style.user_pool_id = client.user_pool_id AND style.client_id = client.id
        LEFT JOIN LATERAL (
          SELECT id, version, image_kind FROM authentication.ui_customizations AS known
          WHERE known.user_pool_id = client.user_pool_id
            AND (known.client_id = client.id OR known.client_id IS NULL)
          ORDER BY known.client_id NULLS LAST LIMIT 1
        ) AS classic ON style.id IS NULL
        WHERE client.id = \(client.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        let terms: String? = try row.optional("terms")
        let kind: String? = try row.optional("image_kind")
        var images: [StyleImage] = []
        for words in try row.value("images", as: [String].self) {
          let parts = words.split(separator: " ").map { String($0) }
          guard parts.count == 3,
            let image = StyleImage(category: parts[0], colorMode: parts[1], extension: parts[2])
          else { continue }
          images.append(image)
        }
        if let kind = kind.flatMap({ ImageKind(rawValue: $0) }) {
          images.append(.logo(of: kind))
        }
        return PageLook(
          styleID: try row.optional("style_id"),
          version: try row.optional("version"),
          images: images,
          choices: try row.optional("choices"),
          terms: terms.flatMap { JSONReader.read(Array($0.utf8)) } ?? [:]
        )
      }
    }
  }

  /// The sheet of a style or a customization; nil where nothing has the id.
  func styleSheet(of id: String) async throws(AuthenticationFailure) -> StoredStyleSheet? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT version, style_sheet FROM authentication.managed_login_brandings
        WHERE id = \(id)
        UNION ALL
        SELECT version, style_sheet FROM authentication.ui_customizations WHERE id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        StoredStyleSheet(version: try row.value("version"), text: try row.value("style_sheet"))
      }
    }
  }

  /// An image of a style, or the logo of a customization; nil where nothing has the id.
  func image(
    _ image: StyleImage,
    of id: String
  ) async throws(AuthenticationFailure) -> StoredImage? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT style.version, asset.extension AS kind, asset.contents
        FROM authentication.managed_login_brandings AS style
        LEFT JOIN authentication.branding_assets AS asset
          ON asset.user_pool_id = style.user_pool_id AND asset.branding_id = style.id
            AND asset.category = \(image.category) AND asset.color_mode = \(image.scheme.rawValue)
            AND asset.extension = \(image.kind.rawValue)
        WHERE style.id = \(id)
        UNION ALL
        SELECT version, image_kind AS kind,
          CASE WHEN image_kind = \(image.kind.rawValue) THEN image END AS contents
        FROM authentication.ui_customizations
        WHERE id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        let kind: String? = try row.optional("kind")
        return StoredImage(
          version: try row.value("version"),
          kind: kind.flatMap { ImageKind(rawValue: $0) },
          contents: try row.optional("contents")
        )
      }
    }
  }
}

extension StyleImage {
  /// The image of a customization is the logo above the form.
  static func logo(of kind: ImageKind) -> StyleImage {
    StyleImage(category: "FORM_LOGO", scheme: .dynamic, kind: kind)
  }
}
