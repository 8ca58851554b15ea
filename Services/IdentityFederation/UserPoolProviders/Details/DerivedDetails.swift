internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import RPC

/// What a provider's description has besides what was given: addresses, by the documentation of the
/// social providers or by the issuer's discovery document.
struct DerivedDetails: Sendable {
  let requests: ProviderRequests
  let metadata: ProviderMetadataDocuments

  private struct Discovery: Decodable {
    let issuer: String
    let authorization_endpoint: String?
    let token_endpoint: String?
    let userinfo_endpoint: String?
    let jwks_uri: String?
    let code_challenge_methods_supported: [String]?
    let token_endpoint_auth_methods_supported: [String]?

    var addresses: [String: String] {
      [
        "authorize_url": authorization_endpoint, "token_url": token_endpoint,
        "attributes_url": userinfo_endpoint, "jwks_uri": jwks_uri,
      ].compactMapValues { $0 }
    }

    /// Without a list a client posts no secret (OpenID Connect Discovery §3).
    var tokenEndpoint: TokenEndpointTraits {
      let methods = token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
      return TokenEndpointTraits(
        takesProofKeys: code_challenge_methods_supported?.contains("S256") == true,
        takesBasicAlone: methods.contains("client_secret_basic")
          && !methods.contains("client_secret_post")
      )
    }
  }

  /// The details with every derived key that was not given itself.
  ///
  /// The same for the same details: otherwise Terraform would find a difference each time.
  func completing(
    _ details: ProviderDetails,
    of type: UserPoolProviderType,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderDetails {
    guard type != .saml else { return try await metadata.completing(details, context) }
    var derived = Self.known(details, type)
    var tokenEndpoint: TokenEndpointTraits?
    if type == .openIDConnect {
      try checkHosts(of: details)
      if let found = try await discovered(details) {
        derived.merge(found.addresses) { known, _ in known }
        tokenEndpoint = found.tokenEndpoint
      }
    }
    let values = details.values.merging(derived) { given, _ in given }
    try checkPage(values["authorize_url"])
    return ProviderDetails(
      values: values,
      derived: Set(derived.keys).subtracting(details.values.keys),
      tokenEndpoint: tokenEndpoint
    )
  }

  /// Refuses addresses that this service would ask, at hosts that the operator does not allow (IDP-3).
  private func checkHosts(
    of details: ProviderDetails
  ) throws(IdentityFederationFailure) {
    for key in ["oidc_issuer", "token_url", "attributes_url", "jwks_uri"] {
      guard let text = details[key] else { continue }
      guard let address = ProviderAddress(text) else {
        throw .invalidParameter("\(key) is not an https:// URL with a host in lower case.")
      }
      guard requests.mayReach(address) else {
        throw .invalidParameter(
          "providers.allowed-hosts of identity federation does not have \(address.origin)."
        )
      }
    }
  }

  /// Refuses a page that browsers are not to be sent to: a script, an address that two readers take for two, a
  /// line of a header, and one without TLS at a host that the operator does not name (IDP-3).
  private func checkPage(_ text: String?) throws(IdentityFederationFailure) {
    guard let text else { return }
    guard let address = ProviderAddress(forBrowsers: text),
      address.text.hasPrefix("https://") || requests.mayReach(address)
    else { throw .invalidParameter("authorize_url is not an https:// URL.") }
  }

  /// Nil where every address is given.
  private func discovered(
    _ details: ProviderDetails
  ) async throws(IdentityFederationFailure) -> Discovery? {
    guard let issuer = details["oidc_issuer"],
      ProviderDetailsRules.endpoints.contains(where: { details[$0] == nil }),
      let base = ProviderAddress(issuer),
      let address = OpenIDConnectIssuer(names: [issuer], base: base).discoveryAddress
    else { return nil }
    let found: Discovery
    do throws(IdentityFederationFailure) {
      found = try await requests.document(Discovery.self, from: address).document
    } catch {
      throw .invalidParameter("Unable to contact well-known endpoint")
    }
    // OpenID Connect Discovery §4.3.
    guard found.issuer == issuer else {
      throw .invalidParameter("The issuer of the well-known endpoint is \(found.issuer).")
    }
    guard let keys = found.jwks_uri, let place = ProviderAddress(keys), requests.mayReach(place)
    else { throw .invalidParameter("The jwks_uri of the well-known endpoint is not acceptable.") }
    return found
  }

  private static func known(
    _ details: ProviderDetails,
    _ type: UserPoolProviderType
  ) -> [String: String] {
    switch type {
    case .openIDConnect:
      return ["attributes_url_add_attributes": "false"]
    case .google:
      return [
        "authorize_url": "https://accounts.google.com/o/oauth2/v2/auth",
        "token_url": "https://www.googleapis.com/oauth2/v4/token", "token_request_method": "POST",
        "attributes_url": "https://people.googleapis.com/v1/people/me?personFields=",
        "attributes_url_add_attributes": "true", "oidc_issuer": "https://accounts.google.com",
      ]
    case .facebook:
      let version = details["api_version"] ?? "v17.0"
      return [
        "api_version": version,
        "authorize_url": "https://www.facebook.com/\(version)/dialog/oauth",
        "token_url": "https://graph.facebook.com/\(version)/oauth/access_token",
        "token_request_method": "GET",
        "attributes_url": "https://graph.facebook.com/\(version)/me?fields=",
        "attributes_url_add_attributes": "true",
      ]
    case .amazon:
      return [
        "authorize_url": "https://www.amazon.com/ap/oa",
        "token_url": "https://api.amazon.com/auth/o2/token", "token_request_method": "POST",
        "attributes_url": "https://api.amazon.com/user/profile",
        "attributes_url_add_attributes": "false",
      ]
    case .apple:
      return [
        "authorize_url": "https://appleid.apple.com/auth/authorize",
        "token_url": "https://appleid.apple.com/auth/token", "token_request_method": "POST",
        "attributes_url_add_attributes": "false", "oidc_issuer": "https://appleid.apple.com",
      ]
    case .saml:
      return [:]
    }
  }
}
