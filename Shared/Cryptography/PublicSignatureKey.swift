internal import CLibCrypto

/// A public key of another issuer, used by any number of threads.
///
/// Safe because the key is never written after init, and OpenSSL lets threads share a key for
/// reading.
public final class PublicSignatureKey: @unchecked Sendable {
  private let handle: OpaquePointer
  /// Nil for RSA.
  private let curve: JWSCurve?

  /// A longer modulus makes each check slow, which is an attack and not a key.
  private static let maxModulusBits: Int32 = 8192
  /// Beyond this an exponent only costs time.
  private static let maxExponent = 8

  /// An RSA key by its numbers, the first byte the highest (RFC 7518 §6.3.1).
  ///
  /// Throws `invalidKey` below 2048 bits and above 8192.
  public init(rsaModulus modulus: [UInt8], exponent: [UInt8]) throws(CryptographyError) {
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
    handle = key
    curve = nil
    guard (2048...Self.maxModulusBits).contains(EVP_PKEY_get_bits(key)) else {
      throw .invalidKey
    }
  }

  /// A key on a curve by its point, whose coordinates have the full width (RFC 7518 §6.2.1).
  ///
  /// Throws `invalidKey` for a point that is not on the curve.
  public init(curve: JWSCurve, x: [UInt8], y: [UInt8]) throws(CryptographyError) {
    guard x.count == curve.scalarCount, y.count == curve.scalarCount else { throw .invalidKey }
    // SEC 1 §2.3.3: 4 begins a point with both coordinates.
    var point = [4] + x + y
    guard let key = gatehouse_ec_public_key(curve.rawValue, &point, point.count) else {
      ERR_clear_error()
      throw .invalidKey
    }
    handle = key
    self.curve = curve
  }

  deinit {
    EVP_PKEY_free(handle)
  }

  /// Whether the algorithm is one of the key's kind.
  public func fits(_ algorithm: JWSAlgorithm) -> Bool { algorithm.curve == curve }

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
    guard let curve else { return check(signature, message, algorithm) }
    guard let der = ECDSASignature.der(raw: signature, scalarCount: curve.scalarCount) else {
      return false
    }
    return check(der, message, algorithm)
  }

  private func check(
    _ signature: [UInt8],
    _ message: [UInt8],
    _ algorithm: JWSAlgorithm
  ) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    var keyContext: OpaquePointer?
    let isReady =
      EVP_DigestVerifyInit_ex(context, &keyContext, algorithm.digest, nil, nil, handle, nil) == 1
      && (!algorithm.isPSS || Self.setPSS(keyContext))
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
