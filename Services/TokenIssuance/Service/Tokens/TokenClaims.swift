internal import Domain
internal import FoundationEssentials

/// The claims of a token of ours that decide what it may be used for.
struct TokenClaims: Decodable, Sendable {
  let issuer: String
  let tokenUse: String
  let sub: String
  let eventID: String
  let expiresAt: Int64
  let clientID: String?
  let username: String?
  let scope: String?
  let deviceKey: String?

  private enum CodingKeys: String, CodingKey {
    case issuer = "iss"
    case tokenUse = "token_use"
    case sub
    case eventID = "event_id"
    case expiresAt = "exp"
    case clientID = "client_id"
    case username
    case scope
    case deviceKey = "device_key"
  }

  /// Nil for anything that is not the payload of a token of ours.
  static func parse(_ payload: [UInt8]) -> TokenClaims? {
    do {
      return try JSONDecoder().decode(TokenClaims.self, from: Data(payload))
    } catch {
      return nil
    }
  }
}
