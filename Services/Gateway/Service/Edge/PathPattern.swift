/// The form of an address's path, such as `/{pool}/.well-known/jwks.json`.
///
/// A part in braces stands for any text without a slash, also for none; the last one, if dots follow
/// its name, for any number of parts.
struct PathPattern: Sendable, Hashable, ExpressibleByStringLiteral {
  private enum Part: Sendable, Hashable {
    case fixed(Substring)
    case named(String)
    case rest
  }

  let text: String
  private let parts: [Part]

  init(stringLiteral text: String) {
    self.text = text
    parts = Self.split(text[...]).map { part in
      guard part.hasPrefix("{"), part.hasSuffix("}") else { return .fixed(part) }
      return part.hasSuffix("...}") ? .rest : .named(String(part.dropFirst().dropLast()))
    }
  }

  /// Whether it is one address only.
  var isFixed: Bool {
    parts.allSatisfy {
      switch $0 {
      case .fixed: true
      case .named, .rest: false
      }
    }
  }

  /// The named parts of the path; nil where it has another form.
  func match(_ path: Substring) -> [String: Substring]? {
    Self.parts(of: path).flatMap(match)
  }

  /// The same of a path that is parted already, for those who try several patterns.
  func match(_ found: [Substring]) -> [String: Substring]? {
    let isOpen = parts.last == .rest
    guard isOpen ? found.count >= parts.count - 1 : found.count == parts.count else { return nil }
    var named: [String: Substring] = [:]
    for (part, text) in zip(parts, found) {
      switch part {
      case .fixed(let fixed): guard fixed == text else { return nil }
      case .named(let name): named[name] = text
      case .rest: break
      }
    }
    return named
  }

  /// What stands between the slashes of a path; nil where it does not begin with one.
  static func parts(of path: Substring) -> [Substring]? {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    return split(path)
  }

  /// By its bytes: each request is parted, and characters cost ten times as much.
  private static func split(_ path: Substring) -> [Substring] {
    path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
