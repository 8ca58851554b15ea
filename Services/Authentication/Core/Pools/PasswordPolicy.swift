internal import AuthenticationMessages
package import Domain

/// What a pool asks of a new password.
package struct PasswordPolicy: Sendable, Hashable {
  package var minimumLength: Int
  package var requiresUppercase: Bool
  package var requiresLowercase: Bool
  package var requiresNumbers: Bool
  package var requiresSymbols: Bool
  /// How many former passwords may not be used again.
  package var historySize: Int
  var temporaryPasswordValidityDays: Int
  /// Whether passwords are refused that attackers try first.
  var refusesCommon = false

  init(_ policy: PasswordPolicyType?) {
    minimumLength = Int(policy?.minimumLength ?? 8)
    requiresUppercase = policy?.requireUppercase ?? true
    requiresLowercase = policy?.requireLowercase ?? true
    requiresNumbers = policy?.requireNumbers ?? true
    requiresSymbols = policy?.requireSymbols ?? true
    historySize = Int(policy?.passwordHistorySize ?? 0)
    temporaryPasswordValidityDays = Int(policy?.temporaryPasswordValidityDays ?? 7)
  }

  /// Why the password does not conform, as Cognito says it, or nil when it does.
  func violation(by password: String) -> String? {
    let characters = password.unicodeScalars
    if characters.count < minimumLength { return "Password not long enough" }
    if requiresUppercase, !characters.contains(where: { ("A"..."Z").contains($0) }) {
      return "Password must have uppercase characters"
    }
    if requiresLowercase, !characters.contains(where: { ("a"..."z").contains($0) }) {
      return "Password must have lowercase characters"
    }
    if requiresNumbers, !characters.contains(where: { ("0"..."9").contains($0) }) {
      return "Password must have numeric characters"
    }
    // A space is a symbol, but not as the first or last character.
    let inner = characters.dropFirst().dropLast()
    if requiresSymbols,
      !characters.contains(where: { Self.symbols.contains($0) }), !inner.contains(" ")
    {
      return "Password must have symbol characters"
    }
    return nil
  }

  /// The special characters of Cognito's password policy.
  private static let symbols = Set(#"^$*.[]{}()?"!@#%&/\,><':;|_~`=+-"#.unicodeScalars)
}

extension UserPoolSettings {
  /// When a temporary password that is given now stops counting.
  package func temporaryPasswordExpiry(from now: Instant) -> Instant {
    now.adding(seconds: Int64(passwordPolicy.temporaryPasswordValidityDays) * 86_400)
  }
}
