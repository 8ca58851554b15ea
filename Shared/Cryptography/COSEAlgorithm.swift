/// An algorithm by which an authenticator may sign, by its number in COSE's registry (RFC 9053).
///
/// The names of the elliptic ones fix their curves, as WebAuthn has it (Level 3 §5.8.5).
public enum COSEAlgorithm: Int64, Sendable, Hashable, CaseIterable {
  /// ECDSA on P-256 with SHA-256.
  case es256 = -7
  /// Ed25519.
  case edDSA = -8
  /// ECDSA on P-384 with SHA-384.
  case es384 = -35
  /// ECDSA on P-521 with SHA-512.
  case es512 = -36
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = -257

  var keyKind: PublicSignatureKey.Kind {
    switch self {
    case .es256: .elliptic(.p256)
    case .es384: .elliptic(.p384)
    case .es512: .elliptic(.p521)
    case .edDSA: .ed25519
    case .rs256: .rsa
    }
  }

  /// The digest, by OpenSSL's name; nil where the algorithm has its own.
  var digest: String? {
    switch self {
    case .es256, .rs256: "SHA256"
    case .es384: "SHA384"
    case .es512: "SHA512"
    case .edDSA: nil
    }
  }
}
