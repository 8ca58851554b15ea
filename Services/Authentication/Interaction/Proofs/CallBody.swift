internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import JSON

/// The members of a call's body, each read once by its name and type.
///
/// A member that no version has is left alone: within a version members are only added (USR-38).
struct CallBody: Sendable {
  /// The largest body.
  static let maxBytes = 128 * 1024
  /// How deep a body may nest; a request needs four levels.
  private static let maxDepth = 8
  /// How many values a body may hold; the largest request has some sixty.
  private static let maxValues = 1000

  private let members: [String: JSONValue]
  /// Where these members stand, for the sentence of a refusal.
  private let place: String

  /// Refuses what is no JSON object.
  init(_ call: InteractionCall?) throws(AuthenticationFailure) {
    try self.init(bytes: call?.body ?? [])
  }

  init(bytes: [UInt8]) throws(AuthenticationFailure) {
    guard bytes.count <= Self.maxBytes else { throw .interaction(.tooLarge) }
    place = ""
    guard !bytes.isEmpty else {
      members = [:]
      return
    }
    let value = try Self.value(of: bytes)
    guard case .object(let members) = value else {
      throw .interaction(.invalidRequest, "The body must be a JSON object.")
    }
    self.members = members
  }

  /// The value that the bytes are.
  ///
  /// Refused is also what Foundation lets pass and other readers may not: a byte order mark (RFC 8259
  /// §8.1), and NUL, which no column can hold.
  static func value(of bytes: [UInt8]) throws(AuthenticationFailure) -> JSONValue {
    do {
      try JSONText.check(bytes, maxDepth: maxDepth, maxValues: maxValues)
      if !bytes.starts(with: "\u{FEFF}".utf8), !JSONText.hasBadEscape(bytes, orNUL: true) {
        return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      }
    } catch {
      // Which fault it is, is of no use to an app.
    }
    throw .interaction(.invalidRequest, "The body is no JSON of this protocol.")
  }

  private init(_ members: [String: JSONValue], at place: String) {
    self.members = members
    self.place = place
  }

  /// The names of all members.
  var names: [String] { members.keys.sorted() }

  func has(_ name: String) -> Bool { members[name].map { $0 != .null } ?? false }

  /// A text of at most so many bytes; nil where the member is absent or null.
  func text(_ name: String, max: Int) throws(AuthenticationFailure) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .string(let text):
      guard text.utf8.count <= max, !text.utf8.contains(0) else {
        throw fault(name, "is longer than \(max) bytes, or holds NUL")
      }
      return text
    case .some: throw fault(name, "must be a text")
    }
  }

  /// A text that people read; nil where the member is absent, or nothing of it can be seen.
  func visibleText(_ name: String, max: Int) throws(AuthenticationFailure) -> String? {
    guard let text = try text(name, max: max), !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// A text that must be there.
  func requiredText(_ name: String, max: Int) throws(AuthenticationFailure) -> String {
    guard let text = try text(name, max: max), !text.isEmpty else {
      throw fault(name, "is missing")
    }
    return text
  }

  /// One of some words.
  func word<Word: RawRepresentable<String>>(
    _ name: String,
    as type: Word.Type = Word.self
  ) throws(AuthenticationFailure) -> Word? {
    guard let text = try text(name, max: 64) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw fault(name, "has a word that it cannot have")
    }
    return word
  }

  func word(_ name: String, of words: [String]) throws(AuthenticationFailure) -> String? {
    guard let text = try text(name, max: 64) else { return nil }
    guard words.contains(text) else { throw fault(name, "has a word that it cannot have") }
    return text
  }

  func truth(_ name: String) throws(AuthenticationFailure) -> Bool? {
    switch members[name] {
    case nil, .null: return nil
    case .bool(let truth): return truth
    case .some: throw fault(name, "must be true or false")
    }
  }

  func number(_ name: String, in range: ClosedRange<Int64>) throws(AuthenticationFailure) -> Int64?
  {
    switch members[name] {
    case nil, .null: return nil
    case .number(let number):
      guard let whole = Int64(exactly: number), range.contains(whole) else {
        throw fault(name, "must be from \(range.lowerBound) to \(range.upperBound)")
      }
      return whole
    case .some: throw fault(name, "must be a number")
    }
  }

  func texts(_ name: String, most: Int, max: Int) throws(AuthenticationFailure) -> [String]? {
    switch members[name] {
    case nil, .null: return nil
    case .array(let values):
      let texts = values.compactMap(\.text)
      guard texts.count == values.count, texts.count <= most,
        texts.allSatisfy({ $0.utf8.count <= max && !$0.utf8.contains(0) })
      else { throw fault(name, "must be at most \(most) texts") }
      return texts
    case .some: throw fault(name, "must be a list")
    }
  }

  func object(_ name: String) throws(AuthenticationFailure) -> CallBody? {
    switch members[name] {
    case nil, .null: return nil
    case .object(let members): return CallBody(members, at: place + name + ".")
    case .some: throw fault(name, "must be an object")
    }
  }

  /// Bytes in base64.
  func base64(_ name: String, max: Int) throws(AuthenticationFailure) -> [UInt8]? {
    guard let text = try text(name, max: max / 3 * 4 + 4) else { return nil }
    guard let bytes = Base64.decode(text), bytes.count <= max else {
      throw fault(name, "must be base64 of at most \(max) bytes")
    }
    return bytes
  }

  /// Bytes in base64url.
  func base64URL(_ name: String, max: Int) throws(AuthenticationFailure) -> [UInt8]? {
    guard let text = try text(name, max: max / 3 * 4 + 4) else { return nil }
    guard let bytes = Base64URL.decode(text), bytes.count <= max else {
      throw fault(name, "must be base64url of at most \(max) bytes")
    }
    return bytes
  }

  /// The member as canonical JSON.
  func json(_ name: String) -> String? {
    members[name].map { CanonicalJSON.text(of: $0) }
  }

  func fault(_ name: String, _ sentence: String) -> AuthenticationFailure {
    .interaction(.invalidRequest, "\(place)\(name) \(sentence).")
  }
}
