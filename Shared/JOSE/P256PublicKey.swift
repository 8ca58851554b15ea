internal import Cryptography
internal import FoundationEssentials

/// A public key on P-256 that a device or an app made (RFC 7517, RFC 7518 §6.2.1).
public struct P256PublicKey: Sendable {
  /// Bytes of an uncompressed point.
  public static let pointCount = 65

  /// The uncompressed point: 04 ‖ x ‖ y (SEC 1 §2.3.3).
  public let point: [UInt8]
  private let key: PublicSignatureKey

  /// Nil for anything else than an uncompressed point on the curve.
  public init?(point: [UInt8]) {
    guard point.count == Self.pointCount, point[0] == 4 else { return nil }
    let (x, y) = (Array(point[1...32]), Array(point[33...64]))
    do throws(CryptographyError) {
      key = try PublicSignatureKey(curve: .p256, x: x, y: y)
    } catch {
      return nil
    }
    self.point = point
  }

  /// The key that a JWK in JSON describes; nil for one of another kind, and for a private key.
  ///
  /// A private key is refused because its owner has just disclosed it (RFC 9449 §4.3).
  public init?(jwk json: [UInt8]) {
    do {
      self.init(try JSONDecoder().decode(P256KeyMembers.self, from: Data(json)))
    } catch {
      return nil
    }
  }

  init?(_ members: P256KeyMembers) {
    guard members.kty == "EC", members.crv == JWSCurve.p256.rawValue, members.d == nil,
      let x = members.x.flatMap({ Base64URL.decode($0) }), x.count == 32,
      let y = members.y.flatMap({ Base64URL.decode($0) }), y.count == 32
    else { return nil }
    self.init(point: [4] + x + y)
  }

  /// The key as a JWK, in the form that its thumbprint is of (RFC 7638 §3).
  public var jwk: String {
    let x = Base64URL.encode(Array(point[1...32]))
    let y = Base64URL.encode(Array(point[33...64]))
    return #"{"crv":"P-256","kty":"EC","x":"\#(x)","y":"\#(y)"}"#
  }

  /// The SHA-256 thumbprint of the JWK (RFC 7638 §3).
  public var thumbprint: [UInt8] { SHA256.digest(of: Array(jwk.utf8)) }

  /// Whether the key signed a message; the signature is r ‖ s.
  public func isValid(signature: [UInt8], for message: [UInt8]) -> Bool {
    key.isValid(signature: signature, for: message, by: JWSAlgorithm.es256)
  }

  /// Whether the key signed a token, which has to name ES256.
  public func signed(_ token: CompactToken) -> Bool {
    token.algorithm == .es256 && isValid(signature: token.signature, for: token.signedPart)
  }
}

/// The members of a JWK that count for a key on P-256.
struct P256KeyMembers: Decodable {
  let kty: String
  let crv: String?
  let x: String?
  let y: String?
  /// Present in a private key.
  let d: String?
}
