/// An algorithm by which another issuer may sign, by its JWS name (RFC 7518 §3.1).
///
/// `none` and the keyed hashes are no case: with HS256 the public key itself would be the secret.
public enum JWSAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = "RS256"
  /// RSASSA-PKCS1-v1_5 with SHA-384.
  case rs384 = "RS384"
  /// RSASSA-PKCS1-v1_5 with SHA-512.
  case rs512 = "RS512"
  /// RSASSA-PSS with SHA-256.
  case ps256 = "PS256"
  /// RSASSA-PSS with SHA-384.
  case ps384 = "PS384"
  /// RSASSA-PSS with SHA-512.
  case ps512 = "PS512"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
  /// ECDSA on P-384 with SHA-384.
  case es384 = "ES384"
  /// ECDSA on P-521 with SHA-512.
  case es512 = "ES512"

  /// The digest, by OpenSSL's name.
  var digest: String {
    switch self {
    case .rs256, .ps256, .es256: "SHA256"
    case .rs384, .ps384, .es384: "SHA384"
    case .rs512, .ps512, .es512: "SHA512"
    }
  }

  /// The curve; nil for RSA.
  var curve: JWSCurve? {
    switch self {
    case .rs256, .rs384, .rs512, .ps256, .ps384, .ps512: nil
    case .es256: .p256
    case .es384: .p384
    case .es512: .p521
    }
  }

  /// Whether the padding is PSS, with a salt as long as the digest (RFC 7518 §3.5).
  var isPSS: Bool {
    switch self {
    case .ps256, .ps384, .ps512: true
    case .rs256, .rs384, .rs512, .es256, .es384, .es512: false
    }
  }
}
