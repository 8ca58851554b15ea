internal import Cryptography

/// The members of a JWK that describe a public signature key (RFC 7517 §4, RFC 7518 §6).
struct JSONWebKeyMembers: Decodable {
  let kty: String
  let kid: String?
  let use: String?
  let alg: String?
  let n: String?
  let e: String?
  let crv: String?
  let x: String?
  let y: String?
}

/// A key of an issuer, ready for use.
struct PublishedKey: Sendable {
  let id: String?
  /// The only algorithm that the key is for, where its issuer names one.
  private let algorithm: JWSAlgorithm?
  private let key: PublicSignatureKey

  /// Nil for a key of another use, kind or strength.
  init?(_ members: JSONWebKeyMembers) {
    guard members.use ?? "sig" == "sig", let key = Self.key(members) else { return nil }
    if let name = members.alg {
      guard let algorithm = JWSAlgorithm(rawValue: name) else { return nil }
      self.algorithm = algorithm
    } else {
      algorithm = nil
    }
    id = members.kid
    self.key = key
  }

  /// Whether the key may check signatures of the algorithm, as far as its issuer says.
  func fits(_ algorithm: JWSAlgorithm) -> Bool {
    key.fits(algorithm) && self.algorithm ?? algorithm == algorithm
  }

  func signed(_ token: CompactToken, by algorithm: JWSAlgorithm) -> Bool {
    key.isValid(signature: token.signature, for: token.signedPart, by: algorithm)
  }

  private static func key(_ members: JSONWebKeyMembers) -> PublicSignatureKey? {
    do throws(CryptographyError) {
      switch members.kty {
      case "RSA":
        guard let n = bytes(members.n), let e = bytes(members.e) else { return nil }
        return try PublicSignatureKey(rsaModulus: n, exponent: e)
      case "EC":
        guard let curve = members.crv.flatMap(JWSCurve.init(rawValue:)),
          let x = bytes(members.x), let y = bytes(members.y)
        else { return nil }
        return try PublicSignatureKey(curve: curve, x: x, y: y)
      default:
        return nil
      }
    } catch {
      return nil
    }
  }

  private static func bytes(_ text: String?) -> [UInt8]? {
    text.flatMap { Base64URL.decode($0) }
  }
}
