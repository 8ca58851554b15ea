/// Whether users may choose passwords that attackers try first (NIST SP 800-63B-4 §3.1.1.2); by tag of the
/// pool.
enum CommonPasswordOption: String, TagChoice {
  /// As in Cognito.
  case allowed
  case refused

  static let tag = "gatehouse:common-passwords"
  static let usual = allowed
}
