internal import Domain
package import IdentityFederationCore

/// The tags of a session, which identity tokens and credentials carry
/// (cognito-identity, SetPrincipalTagAttributeMap).
package enum PrincipalTags {
  /// All names and values together, in bytes of UTF-8.
  package static let maxBytes = 460

  /// The tags that a pool makes of proved logins, in the order of the sorted login keys.
  ///
  /// The first login whose provider has a map decides, as it does for roles.
  package static func tags(
    of logins: [ProvedClaims],
    in settings: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> [String: String] {
    for login in logins {
      guard let key = login.providerKeys.first(where: { settings.principalTagMaps[$0] != nil }),
        let map = settings.principalTagMaps[key]
      else { continue }
      return try checked(tags(of: login.claims, by: map))
    }
    return [:]
  }

  /// The tags, unless they are too long.
  package static func checked(
    _ tags: [String: String]
  ) throws(IdentityFederationFailure) -> [String: String] {
    let bytes = tags.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard bytes <= maxBytes else {
      throw .invalidParameter(
        "The names and values of all principal tags together must not exceed \(maxBytes) bytes."
      )
    }
    return tags
  }

  private static func tags(
    of claims: [String: JSONValue],
    by map: PrincipalTagMap
  ) -> [String: String] {
    let names = map.usesDefaults ? ["client": "aud", "username": "sub"] : map.tags
    return names.compactMapValues { claims[$0]?.claimText }
  }
}
