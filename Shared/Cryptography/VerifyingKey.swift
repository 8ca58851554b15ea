internal import CLibCrypto

/// A public signature key, used by any number of threads.
public final class VerifyingKey: Sendable {
  /// What signatures are checked with.
  public let algorithm: SignatureAlgorithm
  /// The members of the key's JWK that describe it (RFC 7518 §6): kty, n, e or kty, crv, x, y.
  public let jwkParameters: [(String, String)]

  private let verifier: SignatureContext

  init(_ pair: KeyPair) throws(CryptographyError) {
    algorithm = pair.algorithm
    jwkParameters = try Self.parameters(of: pair)
    verifier = try SignatureContext(verifying: pair)
  }

  /// Says whether a signature in the form of JWS belongs to a message.
  public func isValid(signature: [UInt8], for message: [UInt8]) -> Bool {
    switch algorithm {
    case .rs256:
      return verifier.isValid(signature, for: message)
    case .es256:
      guard let der = ECDSASignature.der(raw: signature) else { return false }
      return verifier.isValid(der, for: message)
    }
  }

  private static func parameters(
    of pair: KeyPair
  ) throws(CryptographyError) -> [(String, String)] {
    switch pair.algorithm {
    case .rs256:
      return [
        ("kty", "RSA"),
        ("n", Base64URL.encode(try pair.parameter(OSSL_PKEY_PARAM_RSA_N, count: nil))),
        ("e", Base64URL.encode(try pair.parameter(OSSL_PKEY_PARAM_RSA_E, count: nil))),
      ]
    case .es256:
      // RFC 7518 §6.2.1.2: coordinates have the full width of the field.
      return [
        ("kty", "EC"),
        ("crv", "P-256"),
        ("x", Base64URL.encode(try pair.parameter(OSSL_PKEY_PARAM_EC_PUB_X, count: 32))),
        ("y", Base64URL.encode(try pair.parameter(OSSL_PKEY_PARAM_EC_PUB_Y, count: 32))),
      ]
    }
  }
}
