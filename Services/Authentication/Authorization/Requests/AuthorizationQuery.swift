package import AuthenticationMessages

/// The parameters of an address, as they came.
package struct AuthorizationQuery: Sendable, Hashable {
  private let values: [String: String]
  /// Names that stood more than once (RFC 6749 §3.1).
  let repeated: Set<String>
  /// Whether something could not be decoded, or is longer than anything that makes sense.
  let isMalformed: Bool

  private static let maxBytes = 8 * 1024
  private static let maxValueBytes = 4 * 1024

  /// The parameters as the gateway has read them.
  package init(_ message: AuthorizationParameters?) {
    var values: [String: String] = [:]
    var bytes = 0
    var isMalformed = message?.isMalformed ?? false
    for parameter in message?.parameters ?? [] {
      guard let name = parameter.name, let value = parameter.value else { continue }
      bytes += name.utf8.count + value.utf8.count
      if value.utf8.count > Self.maxValueBytes || value.utf8.contains(0) { isMalformed = true }
      values[name] = value
    }
    self.values = values
    repeated = Set(message?.repeatedNames ?? [])
    self.isMalformed = isMalformed || bytes > Self.maxBytes
  }

  /// The value; nil also where it is empty: that is the same as to leave it out (RFC 6749 §3.1).
  package subscript(name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Those parameters of an authorization request that are there, in one order: what every link and form of the
  /// login pages carries.
  var carried: [AuthorizationParameter] {
    Self.known.compactMap { name in
      self[name].map { AuthorizationParameter(name: name, value: $0) }
    }
  }

  private static let known = [
    "client_id", "redirect_uri", "response_type", "response_mode", "scope", "state", "nonce",
    "code_challenge", "code_challenge_method", "identity_provider", "idp_identifier", "prompt",
    "max_age", "acr_values", "resource", "login_hint", "lang", "ui_locales",
  ]
}
