/// A way to sign in that a client can allow.
package enum AuthenticationFlow: String, Sendable, Hashable, CaseIterable {
  case userSRP = "USER_SRP_AUTH"
  case userPassword = "USER_PASSWORD_AUTH"
  case adminUserPassword = "ADMIN_USER_PASSWORD_AUTH"
  case custom = "CUSTOM_AUTH"
  case refreshToken = "REFRESH_TOKEN_AUTH"
  case user = "USER_AUTH"

  /// What a client allows whose ExplicitAuthFlows is this list.
  ///
  /// The older names do not list everything: SRP, custom challenges and refreshing are allowed
  /// besides them, unless CUSTOM_AUTH_FLOW_ONLY leaves custom challenges alone.
  static func allowed(by names: [String]) -> Set<AuthenticationFlow> {
    if names.contains(where: { $0.hasPrefix(prefix) }) {
      return Set(
        names.compactMap { AuthenticationFlow(rawValue: String($0.dropFirst(prefix.count))) }
      )
    }
    if names.contains("CUSTOM_AUTH_FLOW_ONLY") { return [.custom, .refreshToken] }
    var allowed: Set<AuthenticationFlow> = [.userSRP, .custom, .refreshToken]
    if names.contains("ADMIN_NO_SRP_AUTH") { allowed.insert(.adminUserPassword) }
    if names.contains("USER_PASSWORD_AUTH") { allowed.insert(.userPassword) }
    return allowed
  }

  package static let prefix = "ALLOW_"
}
