internal import CLibCrypto

/// A public key of another issuer, used by any number of threads.
///
/// Safe because the key is never written after init, and OpenSSL lets threads share a key for
/// reading.
public final class PublicSignatureKey: @unchecked Sendable {
  private let handle: OpaquePointer
  private let kind: Kind

  enum Kind: Sendable, Hashable {
    case rsa
    case elliptic(JWSCurve)
    case ed25519
  }

  /// A longer modulus makes each check slow, which is an attack and not a key.
  private static let maxModulusBits: Int32 = 8192
  /// Beyond this an exponent only costs time.
  private static let maxExponent = 8

  /// An RSA key by its numbers, the first byte the highest (RFC 7518 §6.3.1).
  ///
  /// Throws `invalidKey` below 2048 bits and above 8192.
  public convenience init(rsaModulus modulus: [UInt8], exponent: [UInt8]) throws(CryptographyError)
  {
    guard modulus.count <= Int(Self.maxModulusBits) / 8 + 1,
      (1...Self.maxExponent).contains(exponent.count), let last = exponent.last,
      !last.isMultiple(of: 2), exponent != [1]
    else { throw .invalidKey }
    var little = (modulus: Array(modulus.reversed()), exponent: Array(exponent.reversed()))
    let key = gatehouse_rsa_public_key(
      &little.modulus,
      little.modulus.count,
      &little.exponent,
      little.exponent.count
    )
    guard let key else {
      ERR_clear_error()
      throw .invalidKey
    }
    try self.init(owning: key, kind: .rsa)
  }

  /// Takes over a key that OpenSSL has made; throws `invalidKey` for an RSA key of another size.
  init(owning key: OpaquePointer, kind: Kind) throws(CryptographyError) {
    handle = key
    self.kind = kind
    guard kind != .rsa || (2048...Self.maxModulusBits).contains(EVP_PKEY_get_bits(key)) else {
      throw .invalidKey
    }
  }

  /// A key on a curve by its point, whose coordinates have the full width (RFC 7518 §6.2.1).
  ///
  /// Throws `invalidKey` for a point that is not on the curve.
  public convenience init(curve: JWSCurve, x: [UInt8], y: [UInt8]) throws(CryptographyError) {
    guard x.count == curve.scalarCount, y.count == curve.scalarCount else { throw .invalidKey }
    // SEC 1 §2.3.3: 4 begins a point with both coordinates.
    var point = [4] + x + y
    guard let key = gatehouse_ec_public_key(curve.rawValue, &point, point.count) else {
      ERR_clear_error()
      throw .invalidKey
    }
    try self.init(owning: key, kind: .elliptic(curve))
  }

  /// A key of Ed25519 by its 32 bytes (RFC 8032 §5.1.5).
  ///
  /// Throws `invalidKey` for bytes that are no point of the curve.
  public convenience init(ed25519 key: [UInt8]) throws(CryptographyError) {
    guard try Ed25519Point.isOnCurve(key),
      let handle = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, key, key.count)
    else {
      ERR_clear_error()
      throw .invalidKey
    }
    try self.init(owning: handle, kind: .ed25519)
  }

  deinit {
    EVP_PKEY_free(handle)
  }

  /// Whether the algorithm is one of the key's kind.
  public func fits(_ algorithm: JWSAlgorithm) -> Bool {
    kind == algorithm.curve.map { .elliptic($0) } ?? .rsa
  }

  /// Says whether a signature in the form of JWS belongs to a message.
  ///
  /// False where the algorithm is not one of the key's kind, so that a token cannot choose how its
  /// key is used (RFC 8725 §3.1).
  public func isValid(
    signature: [UInt8],
    for message: [UInt8],
    by algorithm: JWSAlgorithm
  ) -> Bool {
    guard fits(algorithm) else { return false }
    guard let curve = algorithm.curve else {
      return check(signature, message, digest: algorithm.digest, isPSS: algorithm.isPSS)
    }
    guard let der = ECDSASignature.der(raw: signature, scalarCount: curve.scalarCount) else {
      return false
    }
    return check(der, message, digest: algorithm.digest)
  }

  /// Says whether a signature in the form of WebAuthn (Level 3 §6.5.5) belongs to a message: that of an
  /// elliptic curve is DER, and no other spelling of the same numbers.
  public func isValid(
    passkeySignature signature: [UInt8],
    for message: [UInt8],
    by algorithm: COSEAlgorithm
  ) -> Bool {
    kind == algorithm.keyKind && check(signature, message, digest: algorithm.digest)
  }

  private func check(
    _ signature: [UInt8],
    _ message: [UInt8],
    digest: String?,
    isPSS: Bool = false
  ) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    var keyContext: OpaquePointer?
    let isReady =
      EVP_DigestVerifyInit_ex(context, &keyContext, digest, nil, nil, handle, nil) == 1
      && (!isPSS || Self.setPSS(keyContext))
    let isValid =
      isReady
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    if !isValid { ERR_clear_error() }
    return isValid
  }

  private static func setPSS(_ keyContext: OpaquePointer?) -> Bool {
    // A salt of any other length is refused (RFC 7518 §3.5).
    EVP_PKEY_CTX_set_rsa_padding(keyContext, RSA_PKCS1_PSS_PADDING) == 1
      && EVP_PKEY_CTX_set_rsa_pss_saltlen(keyContext, RSA_PSS_SALTLEN_DIGEST) == 1
  }
}
