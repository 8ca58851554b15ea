/// Whether a pool watches sign-ins for risks (AdvancedSecurityMode).
package enum ProtectionMode: String, Sendable, Hashable {
  /// Nothing is evaluated or stored.
  case off = "OFF"
  /// Everything is evaluated and stored, and nothing is done.
  case audit = "AUDIT"
  case enforced = "ENFORCED"

  /// What a description says; a word of a newer version watches nothing here.
  init(_ text: String?) {
    self = text.flatMap(ProtectionMode.init(rawValue:)) ?? .off
  }
}
