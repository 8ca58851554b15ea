/// Whether users may choose passwords that attackers try first (NIST SP 800-63B-4 §3.1.1.2); by tag of the
/// pool.
enum CommonPasswordOption {
  /// The tag that refuses them.
  static let tag = "gatehouse:common-passwords"

  static func isRefused(_ tags: [String: String]) -> Bool { tags[tag] == "refused" }

  /// Refuses a tag that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], !["allowed", "refused"].contains(value) else { return }
    throw .invalidParameter("The tag \(tag) must be allowed or refused.")
  }
}
