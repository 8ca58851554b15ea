internal import CBOR
public import Cryptography

/// The public key of a passkey (RFC 9052 §7, RFC 9053).
public struct COSEKey: Sendable {
  /// The key as the authenticator wrote it.
  public let encoded: [UInt8]
  /// What the passkey signs with.
  public let algorithm: COSEAlgorithm

  private let key: PublicSignatureKey

  /// The numbers of a key's parts and their values.
  private enum Part {
    static let kind: Int64 = 1
    static let algorithm: Int64 = 3
    static let curve: Int64 = -1
    static let x: Int64 = -2
    static let y: Int64 = -3
    static let modulus: Int64 = -1
    static let exponent: Int64 = -2
    static let octetKeyPair: Int64 = 1
    static let elliptic: Int64 = 2
    static let rsa: Int64 = 3
    static let ed25519: Int64 = 6
  }

  /// Reads a stored key.
  public init(encoded: [UInt8]) throws(WebAuthnError) {
    let value: CBORValue
    do throws(CBORError) {
      value = try CBORReader.value(of: encoded)
    } catch {
      throw .malformed
    }
    try self.init(value, encoded: encoded)
  }

  /// Throws `unsupportedKey` unless kind, curve and algorithm agree and the key is one.
  init(_ value: CBORValue, encoded: [UInt8]) throws(WebAuthnError) {
    guard let algorithm = value[Part.algorithm]?.integer.flatMap(COSEAlgorithm.init) else {
      throw .unsupportedKey
    }
    do throws(CryptographyError) {
      guard let key = try Self.key(value, algorithm) else { throw CryptographyError.invalidKey }
      self.key = key
    } catch {
      throw .unsupportedKey
    }
    self.encoded = encoded
    self.algorithm = algorithm
  }

  private static func key(
    _ value: CBORValue,
    _ algorithm: COSEAlgorithm
  ) throws(CryptographyError) -> PublicSignatureKey? {
    let kind = value[Part.kind]?.integer
    switch algorithm {
    case .es256: return try point(value, on: .p256, 1)
    case .es384: return try point(value, on: .p384, 2)
    case .es512: return try point(value, on: .p521, 3)
    case .edDSA:
      guard kind == Part.octetKeyPair, value[Part.curve]?.integer == Part.ed25519,
        let x = value[Part.x]?.bytes
      else { return nil }
      return try PublicSignatureKey(ed25519: x)
    case .rs256:
      guard kind == Part.rsa, let modulus = value[Part.modulus]?.bytes,
        let exponent = value[Part.exponent]?.bytes
      else { return nil }
      return try PublicSignatureKey(rsaModulus: modulus, exponent: exponent)
    }
  }

  /// A point that is written with both coordinates, as WebAuthn demands (Level 3 §5.8.5).
  private static func point(
    _ value: CBORValue,
    on curve: JWSCurve,
    _ number: Int64
  ) throws(CryptographyError) -> PublicSignatureKey? {
    guard value[Part.kind]?.integer == Part.elliptic, value[Part.curve]?.integer == number,
      let x = value[Part.x]?.bytes, let y = value[Part.y]?.bytes
    else { return nil }
    return try PublicSignatureKey(curve: curve, x: x, y: y)
  }

  /// Whether the passkey signed the message.
  func isValid(signature: [UInt8], for message: [UInt8]) -> Bool {
    key.isValid(passkeySignature: signature, for: message, by: algorithm)
  }
}
