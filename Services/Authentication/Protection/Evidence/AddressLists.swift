package import Domain

/// The operator's lists of addresses: Tor, hosting, VPN, and those that many share.
package struct AddressLists: Sendable {
  /// What a list says of its addresses.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case bad
    /// Many use them at once: the way from one tells nothing.
    case shared
  }

  /// A list with the points of its addresses.
  package struct List: Sendable {
    let name: String
    let points: Int
    let kind: Kind
    private let ranges: [[UInt8]: [AddressRange]]
    private let wide: [AddressRange]

    /// A list of ranges.
    package init(name: String, points: Int, kind: Kind, ranges: [AddressRange]) {
      self.name = name
      self.points = points
      self.kind = kind
      var byBeginning: [[UInt8]: [AddressRange]] = [:]
      var wide: [AddressRange] = []
      for range in ranges {
        if let beginning = range.beginning {
          byBeginning[beginning, default: []].append(range)
        } else {
          wide.append(range)
        }
      }
      self.ranges = byBeginning
      self.wide = wide
    }

    /// Whether an address is on it: a few comparisons, however long the list is.
    func contains(_ address: String) -> Bool {
      guard let bytes = AddressRange.addressBytes(address) else { return false }
      let near = ranges[Array(bytes.prefix(2))] ?? []
      return near.contains { $0.contains(address) } || wide.contains { $0.contains(address) }
    }

    /// The list of a file's text: a range a line, and comments after `#`; nil for a line that is neither.
    package init?(name: String, points: Int, kind: Kind, text: String) {
      var ranges: [AddressRange] = []
      for line in text.split(separator: "\n") {
        let entry = line.prefix { $0 != "#" && $0 != ";" }.filter { !$0.isWhitespace }
        guard !entry.isEmpty else { continue }
        guard let range = AddressRange(entry) else { return nil }
        ranges.append(range)
      }
      self.init(name: name, points: points, kind: kind, ranges: ranges)
    }
  }

  private let lists: [List]

  package init(_ lists: [List]) {
    self.lists = lists
  }

  func hits(_ address: String?) -> [RiskFacts.ListHit] {
    guard let address else { return [] }
    return lists.filter { $0.kind == .bad && $0.contains(address) }
      .map { RiskFacts.ListHit(name: $0.name, points: $0.points) }
  }

  func isShared(_ address: String) -> Bool {
    lists.contains { $0.kind == .shared && $0.contains(address) }
  }
}
