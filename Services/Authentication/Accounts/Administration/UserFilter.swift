internal import AuthenticationCore

/// The filter of ListUsers: `attribute = "value"` or `attribute ^= "value"`; the attribute's name may
/// stand in quotes too.
///
/// The case of the value counts for `username` and `status` alone (ListUsersRequest's Filter in
/// Cognito's model).
struct UserFilter: Sendable, Hashable {
  enum Comparison: Sendable, Hashable {
    case equals
    case begins
  }

  let attribute: String
  let comparison: Comparison
  let value: String

  /// Nil where the filter selects nothing out, because it is absent or empty.
  init?(_ text: String?) throws(AuthenticationFailure) {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    var rest = text.unicodeScalars[...]
    Self.skipSpace(&rest)
    let name = try Self.name(&rest)
    Self.skipSpace(&rest)
    let begins = rest.first == "^"
    if begins { rest = rest.dropFirst() }
    guard !name.isEmpty, rest.popFirst() == "=" else { throw .invalidFilter }
    Self.skipSpace(&rest)
    let value = try Self.quoted(&rest)
    Self.skipSpace(&rest)
    // PostgreSQL has no text with a NUL.
    guard rest.isEmpty, !value.unicodeScalars.contains("\0") else { throw .invalidFilter }
    attribute = name
    comparison = begins ? .begins : .equals
    self.value = value
  }

  private static func name(
    _ text: inout Substring.UnicodeScalarView
  ) throws(AuthenticationFailure) -> String {
    guard text.first != "\"" else { return try quoted(&text) }
    let name = text.prefix { !isSpace($0) && $0 != "=" && $0 != "^" }
    text = text.dropFirst(name.count)
    return String(name)
  }

  /// What stands between quotation marks, where a backslash takes the next character as it is.
  private static func quoted(
    _ text: inout Substring.UnicodeScalarView
  ) throws(AuthenticationFailure) -> String {
    guard text.popFirst() == "\"" else { throw .invalidFilter }
    var value = String.UnicodeScalarView()
    while let scalar = text.popFirst() {
      if scalar == "\"" { return String(value) }
      guard scalar == "\\" else {
        value.append(scalar)
        continue
      }
      guard let escaped = text.popFirst() else { throw .invalidFilter }
      value.append(escaped)
    }
    throw .invalidFilter
  }

  /// The users that the filter leaves.
  func listing(in pool: UserPoolSettings) throws(AuthenticationFailure) -> UserListing {
    if attribute == "status" { return enablement }
    guard let key = UserListing.Key(rawValue: attribute) else {
      throw .invalidParameter("Invalid search attribute: \(attribute)")
    }
    let value: String =
      switch key {
      // As usernames are stored and looked up.
      case .username: pool.canonical(self.value)
      // Stored in capitals.
      case .status: self.value.uppercased()
      // Stored in small letters.
      case .sub: self.value.lowercased()
      case .email, .phoneNumber, .name, .givenName, .familyName, .preferredUsername: self.value
      }
    switch comparison {
    case .equals: return .exactly(key, value)
    case .begins: return .beginning(key, value)
    }
  }

  /// Whether users may sign in: Enabled or Disabled, case sensitive.
  private var enablement: UserListing {
    let matching = [true, false].filter { isEnabled in
      let word = isEnabled ? "Enabled" : "Disabled"
      switch comparison {
      case .equals: return word == value
      case .begins: return word.hasPrefix(value)
      }
    }
    guard let first = matching.first else { return .nobody }
    return matching.count == 2 ? .everybody : .enabled(first)
  }

  private static func skipSpace(_ text: inout Substring.UnicodeScalarView) {
    text = text.drop(while: isSpace)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}

extension AuthenticationFailure {
  static let invalidFilter = invalidParameter("Error while parsing filter.")
}
