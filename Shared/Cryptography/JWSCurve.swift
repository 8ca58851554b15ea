/// An elliptic curve by its JWK name (RFC 7518 §6.2.1.1).
public enum JWSCurve: String, Sendable, Hashable, CaseIterable {
  /// NIST P-256.
  case p256 = "P-256"
  /// NIST P-384.
  case p384 = "P-384"
  /// NIST P-521.
  case p521 = "P-521"

  /// Bytes of a coordinate or scalar.
  var scalarCount: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    case .p521: 66
    }
  }
}
