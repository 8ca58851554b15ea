internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// The secrets of one-time links: 256 random bits, of which the database has a keyed hash.
struct OperatorLinkSecrets: Sendable {
  private let unknownUsers: UnknownUsers
  private let random: any RandomSource

  /// How long a link is good.
  static let validity = Duration.seconds(3600)
  private static let byteCount = 32

  init(_ unknownUsers: UnknownUsers, random: any RandomSource) {
    self.unknownUsers = unknownUsers
    self.random = random
  }

  func make() -> [UInt8] { random.bytes(Self.byteCount) }

  /// The last part of the link.
  func text(of secret: [UInt8]) -> String { Base64URL.encode(secret) }

  /// What the database has; nil for a text that is no link's.
  func hash(_ text: String?) -> [UInt8]? {
    guard let text, text.utf8.count <= 64, let secret = Base64URL.decode(text),
      secret.count == Self.byteCount
    else { return nil }
    return hash(of: secret)
  }

  func hash(of secret: [UInt8]) -> [UInt8] {
    unknownUsers.lastingKey("operator links").authenticate(secret)
  }
}
