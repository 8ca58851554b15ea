internal import IdentityFederationCore
internal import IdentityFederationProofs

/// Which ProviderDetails each type of provider has.
///
/// Sources: CreateIdentityProvider in the API reference, and the values that Cognito's answers add.
enum ProviderDetailsRules {
  /// What a type takes and needs.
  private struct Keys {
    let required: [String]
    /// Derived ones among them: Terraform and others send back what was returned to them.
    let optional: Set<String>
  }

  /// More than any certificate chain or metadata file needs (SAM-21).
  private static let maxValue = 100_000

  /// Refuses what is missing, and keys that the type does not have.
  static func check(
    _ details: ProviderDetails,
    of type: UserPoolProviderType
  ) throws(IdentityFederationFailure) {
    let keys = keys(of: type)
    let known = keys.optional.union(keys.required)
    if let unknown = details.values.keys.sorted().first(where: { !known.contains($0) }) {
      throw .invalidParameter(
        "Unexpected key \(unknown) in ProviderDetails of type \(type.rawValue)."
      )
    }
    for key in keys.required where details[key] == nil {
      throw .missingDetail(key, type)
    }
    for (key, value) in details.values {
      guard value.utf8.count <= maxValue, !value.utf8.contains(0) else {
        throw .invalidParameter("The value of \(key) in ProviderDetails is not acceptable.")
      }
    }
    switch type {
    case .openIDConnect: try checkOpenIDConnect(details)
    case .saml: try checkSAML(details)
    case .facebook: try checkFacebook(details)
    case .google, .amazon, .apple: break
    }
  }

  private static func checkOpenIDConnect(
    _ details: ProviderDetails
  ) throws(IdentityFederationFailure) {
    let method = details["attributes_request_method"] ?? ""
    guard ["GET", "POST"].contains(method) else {
      throw .invalidParameter("attributes_request_method must be GET or POST.")
    }
    guard details["oidc_issuer"] == nil else { return }
    for key in endpoints where details[key] == nil { throw .missingDetail(key, .openIDConnect) }
  }

  private static func checkSAML(_ details: ProviderDetails) throws(IdentityFederationFailure) {
    guard (details["MetadataURL"] == nil) != (details["MetadataFile"] == nil) else {
      throw .invalidParameter("ProviderDetails must have either MetadataURL or MetadataFile.")
    }
    for key in ["IDPSignout", "IDPInit", "EncryptedResponses"] {
      guard ["true", "false"].contains(details[key] ?? "false") else {
        throw .invalidParameter("\(key) must be true or false.")
      }
    }
    let words = (details[ProviderDetails.permitsKey] ?? "").split(separator: " ")
    guard words.allSatisfy({ SAMLPermit(rawValue: "\($0)") != nil }) else {
      let known = SAMLPermit.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParameter("\(ProviderDetails.permitsKey) must have words among \(known).")
    }
    guard details["RequestSigningAlgorithm"] ?? "rsa-sha256" == "rsa-sha256" else {
      throw .invalidParameter("RequestSigningAlgorithm must be rsa-sha256.")
    }
  }

  /// The version becomes a part of addresses.
  private static func checkFacebook(
    _ details: ProviderDetails
  ) throws(IdentityFederationFailure) {
    guard let version = details["api_version"] else { return }
    guard version.wholeMatch(of: /v[0-9]{1,3}\.[0-9]{1,3}/) != nil else {
      throw .invalidParameter("api_version must have the form v17.0.")
    }
  }

  /// What stands in place of an issuer of OpenID Connect, or is found by its discovery.
  static let endpoints = ["authorize_url", "token_url", "attributes_url", "jwks_uri"]

  private static func keys(of type: UserPoolProviderType) -> Keys {
    let application = ["client_id", "client_secret", "authorize_scopes"]
    switch type {
    case .openIDConnect:
      return Keys(
        required: ["client_id", "authorize_scopes", "attributes_request_method"],
        optional: Set(endpoints).union([
          "client_secret", "oidc_issuer", "attributes_url_add_attributes", "token_request_method",
          "gatehouse_audiences",
        ])
      )
    case .google:
      return Keys(
        required: application,
        optional: derivedOfSocial.union(["oidc_issuer", "gatehouse_audiences"])
      )
    case .facebook:
      return Keys(required: application, optional: derivedOfSocial.union(["api_version"]))
    case .amazon:
      return Keys(required: application, optional: derivedOfSocial)
    case .apple:
      return Keys(
        required: ["client_id", "team_id", "key_id", "private_key", "authorize_scopes"],
        optional: derivedOfSocial.union(["oidc_issuer", "gatehouse_audiences"])
      )
    case .saml:
      return Keys(
        required: [],
        optional: [
          "MetadataURL", "MetadataFile", "IDPSignout", "IDPInit", "EncryptedResponses",
          "RequestSigningAlgorithm", "ActiveEncryptionCertificate", "SSORedirectBindingURI",
          "SLORedirectBindingURI", ProviderDetails.permitsKey,
        ]
      )
    }
  }

  private static let derivedOfSocial: Set<String> = [
    "authorize_url", "token_url", "token_request_method", "attributes_url",
    "attributes_url_add_attributes",
  ]
}

extension IdentityFederationFailure {
  fileprivate static func missingDetail(
    _ key: String,
    _ type: UserPoolProviderType
  ) -> IdentityFederationFailure {
    .invalidParameter("ProviderDetails of type \(type.rawValue) must have \(key).")
  }
}
