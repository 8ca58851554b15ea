internal import Cryptography
internal import FoundationEssentials
internal import JSON

/// What the browser or the system says of a ceremony (WebAuthn Level 3 §5.8.1).
public struct ClientData: Sendable {
  /// What was asked of the authenticator.
  public enum Ceremony: String, Sendable {
    case creation = "webauthn.create"
    case assertion = "webauthn.get"
  }

  /// Longer client data are refused unread.
  public static let longest = 8192

  private let members: Members
  /// What an authenticator signs of them.
  let hash: [UInt8]

  private struct Members: Decodable {
    let type: String
    let challenge: String
    let origin: String
    let crossOrigin: Bool?
    let topOrigin: String?
  }

  /// Reads client data as JSON in UTF-8; throws `malformed`.
  public init(json: [UInt8]) throws(WebAuthnError) {
    guard json.count <= Self.longest else { throw .malformed }
    do {
      try JSONText.check(json, maxDepth: 8, maxValues: 256)
      members = try JSONDecoder().decode(Members.self, from: Data(json))
    } catch {
      throw .malformed
    }
    hash = SHA256.digest(of: json)
  }

  /// The challenge that was answered; nil for malformed text.
  public var challenge: [UInt8]? { Base64URL.decode(members.challenge) }

  /// Throws unless the ceremony is the expected one, at a place where it may be.
  ///
  /// A page within another's is refused: a user cannot see who asks there.
  func check(_ ceremony: Ceremony, _ expected: ExpectedCeremony) throws(WebAuthnError) {
    guard members.type == ceremony.rawValue else { throw .wrongType }
    guard let challenge, constantTimeEquals(challenge, expected.challenge) else {
      throw .wrongChallenge
    }
    guard expected.relyingParty.allows(origin: members.origin),
      !(members.crossOrigin ?? false), members.topOrigin == nil
    else { throw .wrongOrigin }
  }
}
