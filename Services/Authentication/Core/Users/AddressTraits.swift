/// What a masked address shows of a user who does not exist, in six bytes of any value.
///
/// If the entered name is an address, it shows that address's own letters or digits. Otherwise they are
/// drawn with the frequencies of real addresses: a masked address must not tell real accounts from
/// made-up ones.
struct AddressTraits: Sendable, Hashable {
  static let byteCount = 6

  /// Kind, first letter, first letter of the domain, count of digits, the last four digits (two
  /// bytes).
  let bytes: [UInt8]

  private static let typedEmail: UInt8 = 0
  private static let typedNumber: UInt8 = 1

  /// About as often as names begin with them.
  private static let initials = Array(
    """
    aaaaaaabbbbbccccccdddddeeeefffggghhhiijjjjjjjkkkklllllmmmmmmmmnnnnooppppqrrrrrssssssssttttuuvv\
    wwxyz0123456789
    """.utf8
  )
  /// About as often as the domains of mailboxes begin with them.
  private static let domainInitials = Array(
    """
    ggggggggggggggghhhhhhhhyyyyyyooooooiiiiaaaaabbbbcccccdddeeefffjklllmmmmmnnpppqrrsssstttuuvwwxz\
    0123456789
    """.utf8
  )
  /// How many digits numbers have, the country's among them.
  private static let digitCounts = [11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 13, 13, 13, 10, 9]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The traits of a name that is an address; the drawn ones for any other name.
  init(of name: String, drawn: ArraySlice<UInt8>) {
    var bytes = Array(drawn.prefix(Self.byteCount))
    bytes[0] = max(bytes[0], Self.typedNumber + 1)
    if EmailAddress.isValid(name) {
      let parts = name.lowercased().utf8.split(separator: UInt8(ascii: "@"))
      let letters = parts.compactMap(\.first).prefix(2)
      bytes.replaceSubrange(0..<(1 + letters.count), with: [Self.typedEmail] + letters)
    } else if PhoneNumber.isValid(name) {
      let digits = name.utf8.dropFirst()
      let last = digits.suffix(4).reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
      bytes[0] = Self.typedNumber
      bytes.replaceSubrange(
        3..<6,
        with: [UInt8(digits.count), UInt8(last >> 8), UInt8(last & 0xFF)]
      )
    }
    self.bytes = bytes
  }

  /// An address that shows these traits.
  ///
  /// Its medium is that of the entered address. For another name it is drawn as the pool's users have
  /// theirs, and the domain of a mailbox as well.
  func address(by media: [DeliveryMedium], like profile: AddressProfile) -> CodeAddress {
    let medium = medium(among: media, like: profile)
    switch medium {
    case .email:
      let drawn = bytes[0] == Self.typedEmail ? nil : profile.domainInitial(drawn: bytes[2])
      let letters = [
        letter(bytes[1], among: Self.initials),
        drawn ?? letter(bytes[2], among: Self.domainInitials),
      ].map { String(UnicodeScalar($0)) }
      return CodeAddress(medium: medium, destination: "\(letters[0])@\(letters[1]).invalid")
    case .sms:
      return CodeAddress(medium: medium, destination: number)
    }
  }

  private func medium(
    among media: [DeliveryMedium],
    like profile: AddressProfile
  ) -> DeliveryMedium {
    if bytes[0] == Self.typedEmail, media.contains(.email) { return .email }
    if bytes[0] == Self.typedNumber, media.contains(.sms) { return .sms }
    // Mostly the first where nothing is known, but not always: some users lack an address of it.
    return profile.medium(among: media, drawn: bytes[0])
      ?? (bytes[0] % 8 == 7 ? media.last : media.first) ?? .email
  }

  private func letter(_ byte: UInt8, among drawn: [UInt8]) -> UInt8 {
    let isTyped = bytes[0] == Self.typedEmail && (0x21...0x7E).contains(byte)
    return isTyped ? byte : drawn[Int(byte) % drawn.count]
  }

  private var number: String {
    let isTyped = bytes[0] == Self.typedNumber && (1...15).contains(bytes[3])
    let count = isTyped ? Int(bytes[3]) : Self.digitCounts[Int(bytes[3]) % Self.digitCounts.count]
    let last = String((Int(bytes[4]) << 8 | Int(bytes[5])) % 10_000)
    let digits = String(repeating: "0", count: 15 - last.utf8.count) + last
    return "+" + digits.suffix(count)
  }
}
