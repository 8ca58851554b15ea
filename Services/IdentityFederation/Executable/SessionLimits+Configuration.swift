import IdentityFederationCredentials
import Runtime

extension SessionLimits {
  /// Reads the keys below `identity`.
  init(_ source: inout ConfigurationSource) {
    let usual = Int(Self.usualSeconds)
    let longest = source.integer("identity", "longest-session", default: usual, in: usual...43_200)
    let texts = source.optionalStrings("identity", "trusted-roles") ?? []
    let roles = texts.compactMap(TrustedRole.init)
    if roles.count != texts.count {
      source.report(
        ["identity", "trusted-roles"],
        "each must be <role ARN>=<identity pool id>"
      )
    }
    self.init(maxSeconds: Int32(longest), trustedRoles: Set(roles))
  }
}
