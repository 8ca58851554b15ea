internal import Cryptography
internal import Domain

/// The UUIDs of users who do not exist.
///
/// A client that sends the USER_ID_FOR_SRP it got for a name must be answered as with the id of an
/// existing user. So every made-up value follows from the UUID alone: a UUID stands for itself, and
/// holds in encrypted form what a masked address shows of the name. Nothing is stored. No caller can
/// tell such a UUID from a real one, and Gatehouse cannot either: it reads any UUID as one.
package struct UnknownUserIDs: Sendable {
  private let names: HMACKey
  private let traits: HMACKey

  /// How much of a UUID is drawn from the name; the rest hides the traits.
  private static let tagCount = 16 - AddressTraits.byteCount

  init(_ keys: UnknownUserKeys) {
    names = keys.names
    traits = keys.traits
  }

  /// A UUID as random as a real sub, the same each time.
  func id(_ name: String, in pool: UserPoolID) -> String {
    UUIDText.text(of: bytes(name, pool))
  }

  /// What is shown of the address of the user with this name or UUID.
  func traits(_ name: String, in pool: UserPoolID) -> AddressTraits {
    let bytes = bytes(name, pool)
    return AddressTraits(
      bytes: hidden(bytes.dropFirst(Self.tagCount), under: bytes.prefix(Self.tagCount), pool)
    )
  }

  private func bytes(_ name: String, _ pool: UserPoolID) -> [UInt8] {
    if let bytes = Self.bytes(of: name) { return bytes }
    let drawn = names.authenticate(Array("\(pool.text)|\(name)".utf8))
    var tag = drawn.prefix(Self.tagCount)
    // Version 4, variant 1, as in every random UUID.
    tag[6] = tag[6] & 0x0F | 0x40
    tag[8] = tag[8] & 0x3F | 0x80
    let shown = AddressTraits(of: name, drawn: drawn.dropFirst(Self.tagCount))
    return tag + hidden(shown.bytes[...], under: tag, pool)
  }

  /// Hides bytes, or shows hidden ones again.
  private func hidden(
    _ bytes: ArraySlice<UInt8>,
    under tag: ArraySlice<UInt8>,
    _ pool: UserPoolID
  ) -> [UInt8] {
    let mask = traits.authenticate(Array("\(pool.text)|".utf8) + tag)
    return zip(bytes, mask).map { $0 ^ $1 }
  }

  /// Whether the text has the form of such a UUID, and of a real sub.
  package static func isID(_ text: String) -> Bool {
    bytes(of: text) != nil
  }

  /// The bytes of a UUID in the form that subs have; nil for every other text.
  private static func bytes(of text: String) -> [UInt8]? {
    guard UUIDText.isValid(text), let bytes = Hex.decode(text.filter { $0 != "-" }),
      UUIDText.text(of: bytes) == text, bytes[6] & 0xF0 == 0x40, bytes[8] & 0xC0 == 0x80
    else { return nil }
    return bytes
  }
}
