/// Which texts may name a user of a provider.
package enum SubjectRule: Sendable, Hashable {
  /// At most 255 characters (OpenID Connect Core §2), none of them a control: PostgreSQL, for one, takes
  /// no NUL.
  case openIDConnect
  /// What fits into a username beside the provider's name: Cognito's usernames have 128 characters, none
  /// of them a space or a control, and a provider's name with its underscore takes up to 33.
  case partOfUsername

  /// Whether the text may name a user.
  package func permits(_ text: String) -> Bool {
    guard !text.isEmpty, text.unicodeScalars.count <= maxScalars else { return false }
    return text.unicodeScalars.allSatisfy(permits)
  }

  private var maxScalars: Int {
    switch self {
    case .openIDConnect: 255
    case .partOfUsername: 95
    }
  }

  private func permits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .openIDConnect:
      return scalar.value >= 0x20 && scalar.value != 0x7F
    case .partOfUsername:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        return false
      default:
        return true
      }
    }
  }
}
