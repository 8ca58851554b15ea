internal import AuthenticationMessages
internal import Cryptography
internal import FoundationEssentials

/// How many requests may wait at inboxes.
///
/// Each of these waits takes a call, so that their number is bounded as one client's. One instance has few of
/// them: an attacker with one registered app could otherwise take the places of all other apps.
struct InboxPlaces: Sendable {
  /// An app has one stream, for a moment a second one while its network changes.
  static let maxForInstance = 4

  private let all: WaitingPlaces
  private let instances = WaitingPlaces(limit: .max, forClient: maxForInstance)

  /// Places among those of all requests that wait.
  init(among all: WaitingPlaces) {
    self.all = all
  }

  /// Places for a call whose proof the service has accepted, until they are let go; nil where there are none
  /// left.
  func take(for call: InteractionCall) -> [WaitingPlace]? {
    let key = call.proof.flatMap(Self.key) ?? ""
    guard let own = instances.take(for: key), let place = all.take(for: "") else { return nil }
    return [own, place]
  }

  /// What the proof names as its key, in the one spelling that base64url has for it.
  private static func key(of proof: String) -> String? {
    struct Header: Decodable {
      let jwk: Key
    }
    struct Key: Decodable {
      let x: String
      let y: String
    }
    guard let head = proof.split(separator: ".").first,
      let json = Base64URL.decode(String(head)),
      let header = try? JSONDecoder().decode(Header.self, from: Data(json))
    else { return nil }
    return "\(header.jwk.x).\(header.jwk.y)"
  }
}
