internal import Cryptography
internal import FoundationEssentials
internal import JSON

/// What a client hands over after a ceremony: `RegistrationResponseJSON` or `AuthenticationResponseJSON`
/// (WebAuthn Level 3 §5.1), its binary members in base64url.
public struct CredentialResponse: Sendable {
  /// Longer text is refused unread.
  public static let longest = 131_072

  /// The passkey's id, as the client says.
  public let id: [UInt8]
  /// Whether the authenticator is a part of the device or can be carried from one to another, as the client
  /// says.
  public let attachment: Attachment?
  /// How the authenticator can be reached, as the client says: names of ours alone, in their order.
  public let transports: [String]
  let clientDataJSON: [UInt8]
  let attestationObject: [UInt8]?
  let authenticatorData: [UInt8]?
  let signature: [UInt8]?
  /// The handle of the user whom a discoverable passkey is for.
  public let userHandle: [UInt8]?

  /// Where an authenticator is (WebAuthn Level 3 §5.4.5).
  public enum Attachment: String, Sendable, Hashable {
    case platform
    case crossPlatform = "cross-platform"
  }

  /// The names of transports (WebAuthn Level 3 §5.8.4); a client may say others.
  private static let knownTransports = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]

  private struct Members: Decodable {
    let id: String
    let rawId: String?
    let type: String
    let authenticatorAttachment: String?
    let response: Response
  }

  private struct Response: Decodable {
    let clientDataJSON: String
    let attestationObject: String?
    let transports: [String]?
    let authenticatorData: String?
    let signature: String?
    let userHandle: String?
  }

  /// Reads what the client hands over; throws `malformed`.
  public init(json text: String) throws(WebAuthnError) {
    let json = Array(text.utf8)
    guard json.count <= Self.longest else { throw .malformed }
    let members: Members
    do {
      try JSONText.check(json, maxDepth: 8, maxValues: 256)
      members = try JSONDecoder().decode(Members.self, from: Data(json))
    } catch {
      throw .malformed
    }
    let response = members.response
    guard members.type == "public-key", members.rawId ?? members.id == members.id,
      let id = Base64URL.decode(members.id),
      let clientDataJSON = Base64URL.decode(response.clientDataJSON)
    else { throw .malformed }
    self.id = id
    self.clientDataJSON = clientDataJSON
    attachment = members.authenticatorAttachment.flatMap(Attachment.init)
    let named = Set(response.transports ?? [])
    transports = Self.knownTransports.filter { named.contains($0) }
    attestationObject = try Self.bytes(response.attestationObject)
    authenticatorData = try Self.bytes(response.authenticatorData)
    signature = try Self.bytes(response.signature)
    userHandle = try Self.bytes(response.userHandle)
  }

  private static func bytes(_ text: String?) throws(WebAuthnError) -> [UInt8]? {
    guard let text else { return nil }
    guard let bytes = Base64URL.decode(text) else { throw .malformed }
    return bytes
  }

  /// What the browser says of the ceremony.
  public func clientData() throws(WebAuthnError) -> ClientData {
    try ClientData(json: clientDataJSON)
  }
}
