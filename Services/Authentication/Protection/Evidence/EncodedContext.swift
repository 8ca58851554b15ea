internal import Cryptography
internal import Domain
internal import FoundationEssentials

/// The account of the device that Amplify and the mobile SDKs send as EncodedData (THR-11).
///
/// It proves nothing: the key of its code is the client's id, which everyone can read. It may raise the
/// risk, and what it says is known again only with the user's own traits.
struct EncodedContext: Sendable, Hashable {
  var deviceID: String?
  var timeZone: String?
  var device = BrowserName.unknown
  /// Whether its code is right, and name, pool and time are the request's (THR-12).
  var isConsistent = false

  static let maxBytes = 8 << 10
  fileprivate static let maxAgeSeconds: Int64 = 600
  private static let versions: Set<String> = ["JS20171115", "IOS20171114", "ANDROID20171114"]

  /// Nil where there is none that can be read, such as one of another version.
  init?(_ text: String?, of request: Expectation, at now: Instant) {
    guard let text, text.utf8.count <= Self.maxBytes, let bytes = Base64.decode(text),
      let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(bytes)),
      Self.versions.contains(envelope.version)
    else { return nil }
    let payload = try? JSONDecoder().decode(Payload.self, from: Data(envelope.payload.utf8))
    let code = HMACKey(Array(request.client.utf8)).authenticate(
      Array((envelope.version + envelope.payload).utf8)
    )
    let isSigned = constantTimeEquals(Base64.decode(envelope.signature) ?? [], code)
    guard let payload else { return }
    isConsistent = isSigned && payload.isMeant(for: request, at: now)
    let data = payload.contextData ?? [:]
    deviceID = data["DeviceId"]?.text.flatMap { $0.isEmpty ? nil : String($0.prefix(256)) }
    timeZone = data["ClientTimezone"]?.text.flatMap(Self.zone)
    device =
      data["UserAgent"]?.text.map { BrowserName($0) }
      ?? BrowserName(device: data["DeviceName"]?.text, platform: data["Platform"]?.text)
  }

  /// What the account has to agree with.
  struct Expectation: Sendable {
    /// The client's id.
    let client: String
    let pool: String
    /// The names by which the request may mean its user.
    let names: Set<String>
  }

  /// `01:00` is `+01:00`; nil for anything that is no zone.
  static func zone(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let digits = text.hasPrefix("+") || isNegative ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hours = UInt8(parts[0]),
      let minutes = UInt8(parts[1]), hours <= 14, minutes < 60
    else { return nil }
    return (isNegative ? "-" : "+") + digits
  }

  private struct Envelope: Decodable {
    let payload: String
    let signature: String
    let version: String
  }

  private struct Payload: Decodable {
    let contextData: [String: LooseText]?
    let username: String?
    let userPoolId: String?
    let timestamp: LooseText?

    func isMeant(for request: Expectation, at now: Instant) -> Bool {
      guard let millis = timestamp?.text.flatMap(Int64.init) else { return false }
      let age = now.unixSeconds - Instant(unixMillis: millis).unixSeconds
      // The iOS SDK says `unknown` where it knows no name, and some versions no pool.
      let isNamed = username.map { request.names.contains($0) || $0 == "unknown" } ?? false
      let isOurs = userPoolId.map { $0.isEmpty || $0 == request.pool } ?? true
      return isNamed && isOurs && abs(age) <= EncodedContext.maxAgeSeconds
    }
  }

  /// A text, or a number or truth value as text; other values are ignored.
  private struct LooseText: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
      } else if let number = try? value.decode(Int64.self) {
        text = String(number)
      } else {
        text = nil
      }
    }
  }
}
