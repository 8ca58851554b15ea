/// What the addresses of a pool's users look like: by which media they are reached, and how the domains
/// of their mailboxes begin.
///
/// Made-up addresses are drawn by it. In a pool whose users all have mailboxes of one company, one of
/// another domain would show that no user has its name.
package struct AddressProfile: Sendable, Hashable, Codable {
  /// How many users have a mailbox and a number, and how many one of them.
  var withBoth = 0
  var withEmail = 0
  var withNumber = 0
  /// How many mailboxes are at domains that begin with the letter.
  var domains: [String: Int] = [:]

  /// The profile of a pool about which nothing is known.
  package static let unknown = AddressProfile()

  /// The profile of some users' addresses, which are nil where a user has none.
  package init(of users: [(email: String?, number: String?)] = []) {
    for user in users {
      switch (user.email, user.number) {
      case (.some, .some): withBoth += 1
      case (.some, nil): withEmail += 1
      case (nil, .some): withNumber += 1
      case (nil, nil): break
      }
      guard let email = user.email, let domain = email.lowercased().split(separator: "@").last,
        let letter = domain.utf8.first, (0x21...0x7E).contains(letter)
      else { continue }
      domains[String(UnicodeScalar(letter)), default: 0] += 1
    }
  }

  /// Which of the media a user is reached by, of the first that the user has; nil where nothing is known.
  func medium(among media: [DeliveryMedium], drawn byte: UInt8) -> DeliveryMedium? {
    guard let first = media.first, let last = media.last else { return nil }
    let withFirst = withBoth + (first == .email ? withEmail : withNumber)
    let total = withBoth + withEmail + withNumber
    guard total > 0 else { return nil }
    return Int(byte) * total < withFirst * 256 ? first : last
  }

  /// How a domain begins; nil where nothing is known.
  func domainInitial(drawn byte: UInt8) -> UInt8? {
    let total = domains.values.reduce(0, +)
    var rest = Int(byte) * total / 256
    for (letter, count) in domains.sorted(by: { $0.key < $1.key }) {
      guard rest >= count else { return letter.utf8.first }
      rest -= count
    }
    return nil
  }
}
