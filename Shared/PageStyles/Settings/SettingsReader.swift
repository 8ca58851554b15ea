internal import JSON

/// Takes what pages use out of a document of settings, and notes what has another form.
///
/// A value of another form changes nothing: the page keeps the usual one.
struct SettingsReader {
  let settings: JSONTree
  /// Where a value has another form than its place needs.
  private(set) var unusable: [String] = []

  private static let maxPixels = 64.0
  private static let maxWords = 50

  init(_ settings: JSONTree) {
    self.settings = settings
  }

  mutating func color(_ path: [String]) -> Color? {
    read(path) { if case .text(let text) = $0 { Color(digits: text) } else { nil } }
  }

  /// A length in pixels.
  mutating func pixels(_ path: String) -> Double? {
    let number: Double? = read(Self.parts(path)) {
      switch $0 {
      case .integer(let number): Double(number)
      case .number(let number): number
      case .null, .bool, .text, .list, .object: nil
      }
    }
    guard let number else { return nil }
    guard (0...Self.maxPixels).contains(number) else {
      unusable.append(path)
      return nil
    }
    return number
  }

  mutating func truth(_ path: String) -> Bool? {
    read(Self.parts(path)) { if case .bool(let truth) = $0 { truth } else { nil } }
  }

  /// One of a few words.
  mutating func word<Word: RawRepresentable<String>>(
    _ path: String,
    as type: Word.Type = Word.self
  ) -> Word? {
    read(Self.parts(path)) { if case .text(let text) = $0 { Word(rawValue: text) } else { nil } }
  }

  /// A list of texts; elements of other kinds are passed over.
  mutating func texts(_ path: String) -> [String] {
    let elements: [JSONTree] =
      read(Self.parts(path)) { if case .list(let elements) = $0 { elements } else { nil } } ?? []
    return elements.prefix(Self.maxWords).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  /// What the settings say first of how a user signs in: `authMethodOrder` lists rows of ways.
  func firstSignInWay() -> String? {
    guard case .list(let rows)? = value(Self.parts("categories.auth.authMethodOrder")),
      case .list(let ways)? = rows.first, case .object(let way)? = ways.first,
      case .text(let kind)? = way["type"]
    else { return nil }
    return kind
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: ".").map { String($0) }
  }

  private func value(_ path: [String]) -> JSONTree? {
    var place = settings
    for part in path {
      guard case .object(let members) = place, let next = members[part] else { return nil }
      place = next
    }
    return place
  }

  private mutating func read<Value>(_ path: [String], _ form: (JSONTree) -> Value?) -> Value? {
    guard let found = value(path), found != .null else { return nil }
    guard let value = form(found) else {
      unusable.append(path.joined(separator: "."))
      return nil
    }
    return value
  }
}
