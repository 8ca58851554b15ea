internal import JSON

/// A pool's discovery document: OpenID Connect Discovery 1.0 §3, RFC 8414 §2 and RFC 9207 §3 (DIS-2).
struct DiscoveryDocument: JSONWritable {
  /// As tokens name it: the same wherever the document is fetched.
  let issuer: String
  /// Where the pool is found; nil where authentication does not have it.
  let site: PoolSite?
  let offering: ProviderMetadata
  let algorithms: [String]

  /// What a client may be granted at the pool's pages.
  private static let pageGrants = ["authorization_code", "implicit"]
  private static let claims = [
    "sub", "iss", "aud", "exp", "iat", "auth_time", "nonce", "at_hash", "acr", "amr",
    "cognito:username", "cognito:groups", "identities", "name", "given_name", "family_name",
    "middle_name", "nickname", "preferred_username", "profile", "picture", "website", "gender",
    "birthdate", "zoneinfo", "locale", "address", "updated_at", "email", "email_verified",
    "phone_number", "phone_number_verified",
  ]

  /// Below what programs call.
  private var base: String { site?.discoveryBase ?? issuer }

  /// Below what browsers open; nil where the pool has no pages.
  private var pages: String? { site?.managedLoginVersion == nil ? nil : site?.base }

  private var grants: [String] {
    (pages == nil ? [] : Self.pageGrants)
      + offering.grantTypes.filter { !Self.pageGrants.contains($0) }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("acr_values_supported", site?.acrValues)
    json.member("authorization_endpoint", pages.map { $0 + ProviderMetadata.authorizePath })
    // RFC 9207: clients of several providers know by it which one answered.
    json.member("authorization_response_iss_parameter_supported", true)
    json.member("claims_supported", Self.claims)
    json.member("code_challenge_methods_supported", ["S256"])
    json.member("end_session_endpoint", pages.map { $0 + ProviderMetadata.logoutPath })
    json.member("grant_types_supported", grants)
    json.member("id_token_signing_alg_values_supported", algorithms)
    if site?.hasIntrospection ?? false {
      json.member("introspection_endpoint", base + ProviderMetadata.introspectPath)
      json.member("introspection_endpoint_auth_methods_supported", offering.secretMethods)
    }
    json.member("issuer", issuer)
    json.member("jwks_uri", issuer + PoolDocuments.keySetPath)
    json.member("request_parameter_supported", false)
    // Without it a client takes the opposite for granted.
    json.member("request_uri_parameter_supported", false)
    json.member("response_modes_supported", ["query", "fragment"])
    json.member("response_types_supported", ["code", "token"])
    json.member("revocation_endpoint", base + ProviderMetadata.revokePath)
    json.member(
      "revocation_endpoint_auth_methods_supported",
      offering.clientMethods
    )
    json.member("scopes_supported", ["openid", "email", "phone", "profile"])
    json.member("subject_types_supported", ["public"])
    json.member("token_endpoint", base + offering.tokenPath)
    json.member("token_endpoint_auth_methods_supported", offering.clientMethods)
    json.member("ui_locales_supported", offering.languages)
    json.member("userinfo_endpoint", base + ProviderMetadata.userInfoPath)
    json.endObject()
  }
}
