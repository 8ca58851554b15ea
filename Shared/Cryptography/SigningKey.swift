internal import CLibCrypto

/// A private signature key, parsed once and used by any number of threads.
public final class SigningKey: Sendable {
  /// What the key signs with.
  public let algorithm: SignatureAlgorithm
  /// The public half.
  public let verifyingKey: VerifyingKey

  private let pair: KeyPair
  private let signer: SignatureContext

  /// For what is made of both halves, within this module.
  var handle: OpaquePointer { pair.handle }

  /// Makes a new key; an RSA key takes a tenth of a second of this thread's time.
  public static func generate(
    _ algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> SigningKey {
    try SigningKey(try KeyPair(generating: algorithm))
  }

  /// Reads a private key in PKCS#8 DER (RFC 5208): RSA of at least 2048 bits, or P-256.
  public convenience init(pkcs8: [UInt8]) throws(CryptographyError) {
    try self.init(try KeyPair(pkcs8: pkcs8))
  }

  private init(_ pair: KeyPair) throws(CryptographyError) {
    self.pair = pair
    algorithm = pair.algorithm
    signer = try SignatureContext(signing: pair)
    verifyingKey = try VerifyingKey(pair)
  }

  /// Writes the private key as PKCS#8 DER; the caller seals it before it goes anywhere.
  public func pkcs8() throws(CryptographyError) -> [UInt8] {
    try pair.pkcs8()
  }

  /// Signs a message in the form of JWS (RFC 7518): for ES256 r ‖ s, 64 bytes.
  public func sign(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    let signature = try signer.sign(message)
    switch algorithm {
    case .rs256: return signature
    case .es256: return try ECDSASignature.raw(der: signature)
    }
  }
}
