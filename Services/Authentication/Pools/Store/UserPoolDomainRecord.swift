internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Postgres

/// A domain's row.
struct UserPoolDomainRecord: Sendable {
  let userPoolID: UserPoolID
  let domain: PoolDomain
  let configurationJSON: String?
  let routingJSON: String?
  let modifiedAt: Instant
}

extension UserPoolDomainRecord {
  static let columns: SQL = """
    user_pool_id, domain, is_custom, managed_login_version,
    custom_domain_config::text AS custom_domain_config, routing::text AS routing,
    modified_at_unix_millis
    """

  /// Reads `columns`; nil for a malformed pool id.
  init?(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard let pool = UserPoolID(try row.value("user_pool_id", as: String.self)) else { return nil }
    self.init(
      userPoolID: pool,
      domain: PoolDomain(
        name: try row.value("domain"),
        isCustom: try row.value("is_custom"),
        managedLoginVersion: try row.value("managed_login_version")
      ),
      configurationJSON: try row.optional("custom_domain_config"),
      routingJSON: try row.optional("routing"),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
  }

  /// The domain as the API describes it (DOM-6); the DNS name of a custom one points to `target`.
  func description(
    accountID: String,
    target: String
  ) throws(AuthenticationFailure) -> DomainDescriptionType {
    DomainDescriptionType(
      userPoolId: userPoolID.text,
      awsAccountId: accountID,
      domain: domain.name,
      s3Bucket: Self.assets,
      cloudFrontDistribution: domain.isCustom ? target : "",
      version: version,
      status: "ACTIVE",
      customDomainConfig: try configurationJSON.map { (json) throws(AuthenticationFailure) in
        try SettingsJSON.decode(CustomDomainConfigType.self, from: json)
      },
      managedLoginVersion: domain.managedLoginVersion,
      routing: try routing()
    )
  }

  func routing() throws(AuthenticationFailure) -> RoutingType? {
    try routingJSON.map { (json) throws(AuthenticationFailure) in
      try SettingsJSON.decode(RoutingType.self, from: json)
    }
  }

  /// Where Cognito has the pages' pictures; tools read it and use it for nothing.
  private static let assets = "gatehouse-assets"

  /// When the domain was changed last, in Cognito's form of 14 digits.
  private var version: String {
    CivilTime(modifiedAt).basicText.filter(\.isNumber)
  }
}
