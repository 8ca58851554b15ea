/// How many sessions of a client a device may have (SES-30); the later case is the tighter one.
package enum SessionsPerDevice: String, Sendable, Hashable, CaseIterable {
  case many
  case one
}

/// What happens to a sign-in at the limit of sessions (SES-24); the later case is the tighter one.
package enum SessionLimitAction: String, Sendable, Hashable, CaseIterable {
  case evict
  case refuse
}

/// Whether users may stop all their sign-ins, and who may allow them again (SES-32); the later case
/// is the tighter one.
package enum SignInSwitchOption: String, Sendable, Hashable, CaseIterable {
  case off
  /// The user too, by resetting a forgotten password.
  case recovery
  case administrator
}

/// What ends sessions besides a forgotten password (SES-34).
package enum SessionEnding: String, Sendable, Hashable, CaseIterable {
  case passwordChange = "password-change"
  case passwordSetByAdministrator = "password-set-by-admin"
  case factorChange = "factor-change"
  case groupChange = "group-change"
  case addressChange = "address-change"

  /// Words with a space between them, or `none`; nil for anything else.
  static func set(_ text: String) -> Set<SessionEnding>? {
    guard text != "none" else { return [] }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    let endings = words.compactMap { SessionEnding(rawValue: $0) }
    return endings.count == words.count ? Set(endings) : nil
  }
}
