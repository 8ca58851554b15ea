package import AuthenticationMessages

/// How long a client's tokens live, in seconds whatever the unit they were given in.
package struct TokenValidity: Sendable, Hashable {
  let accessTokenSeconds: Int64
  let idTokenSeconds: Int64
  let refreshTokenSeconds: Int64

  package init(_ client: UserPoolClientType) {
    let units = client.tokenValidityUnits
    accessTokenSeconds = Self.seconds(
      client.accessTokenValidity ?? 1,
      units?.accessToken ?? "hours"
    )
    idTokenSeconds = Self.seconds(client.idTokenValidity ?? 1, units?.idToken ?? "hours")
    refreshTokenSeconds = Self.seconds(
      client.refreshTokenValidity ?? 30,
      units?.refreshToken ?? "days"
    )
  }

  /// Why Cognito refuses these lifetimes, or nil when it takes them.
  package var refusal: String? {
    let day: Int64 = 86_400
    guard (300...day).contains(accessTokenSeconds), (300...day).contains(idTokenSeconds),
      (3600...3650 * day).contains(refreshTokenSeconds)
    else { return "Invalid range for token validity." }
    guard max(accessTokenSeconds, idTokenSeconds) <= refreshTokenSeconds else {
      return """
        Access and Id Token expiration times must be less than or equal to refresh token \
        expiration times.
        """
    }
    return nil
  }

  private static func seconds(_ value: Int32, _ unit: String) -> Int64 {
    switch unit {
    case "seconds": Int64(value)
    case "minutes": Int64(value) * 60
    case "days": Int64(value) * 86_400
    default: Int64(value) * 3600
    }
  }
}
