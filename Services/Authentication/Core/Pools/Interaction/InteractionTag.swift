/// The tags by which a pool has sessions that an app confirms (USR-37).
package enum InteractionTag: String, Sendable, CaseIterable {
  /// Nothing of it answers unless it is `on`.
  case interaction = "gatehouse:interaction"
  case pinPolicy = "gatehouse:pin-policy"
  case appPolicy = "gatehouse:app-policy"
  /// The address of the pool's picture in apps.
  case logo = "gatehouse:app-logo"
}

/// `name=value` with spaces between: a tag's value may have no comma.
struct PolicyText: Sendable {
  private var values: [String: String] = [:]
  /// The parts that are not `name=value`, are repeated, or are read by no one.
  private(set) var faults: Set<String> = []

  init(_ text: String) {
    for part in text.split(separator: " ", omittingEmptySubsequences: true) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(sides[0])
      guard sides.count == 2, !sides[1].isEmpty,
        values.updateValue(String(sides[1]), forKey: name) == nil
      else {
        faults.insert(name)
        continue
      }
    }
    unread = Set(values.keys)
  }

  private var unread: Set<String> = []

  /// What no policy has.
  var unknown: Set<String> { unread }

  /// The value as the reader takes it; the usual one where it is absent or wrong.
  mutating func value<Value>(
    _ name: String,
    default usual: Value,
    _ read: (String) -> Value?
  ) -> Value {
    unread.remove(name)
    guard let text = values[name] else { return usual }
    guard let value = read(text) else {
      faults.insert(name)
      return usual
    }
    return value
  }

  mutating func number(_ name: String, default usual: Int, in range: ClosedRange<Int>) -> Int {
    value(name, default: usual) { Self.number($0).flatMap { range.contains($0) ? $0 : nil } }
  }

  mutating func flag(_ name: String, default usual: Bool = false) -> Bool {
    value(name, default: usual) { $0 == "on" ? true : $0 == "off" ? false : nil }
  }

  mutating func word(_ name: String, default usual: String, of words: [String]) -> String {
    value(name, default: usual) { words.contains($0) ? $0 : nil }
  }

  mutating func seconds(
    _ name: String,
    default usual: Int,
    in range: ClosedRange<Int>
  ) -> Int {
    value(name, default: usual) { Self.seconds($0).flatMap { range.contains($0) ? $0 : nil } }
  }

  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...6).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// A number with s, m, h or d behind it, or 0.
  static func seconds(_ text: some StringProtocol) -> Int? {
    if text == "0" { return 0 }
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let last = text.last, let unit = units[last], let count = number(text.dropLast()) else {
      return nil
    }
    return count * unit
  }
}
