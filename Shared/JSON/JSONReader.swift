/// Reads JSON straight into values, in one pass and without a tree (RFC 8259).
///
/// It reads what nearly all texts are, and leaves the rest to a general decoder, which can tell what is
/// wrong: faults, names that are not plain ASCII, numbers in unusual forms, and everything that `JSONText`
/// refuses. So whatever it reads, a general decoder reads alike, and a caller tries it first.
/// What is generic is inlinable: it is called from other modules, for each member of each request.
public struct JSONReader: Sendable {
  /// The text is left to a general decoder.
  public struct Unread: Error, Sendable, Hashable {
    /// Makes one.
    public init() {}
  }

  /// An object or a list that has begun.
  private struct Open {
    /// Where its members' names begin among all names.
    let firstName: Int
    var isEmpty = true
  }

  private static let maxDepth = 64
  private static let maxValues = 10_000
  /// Names are compared with each other, which is cheaper than a set for as many as messages have.
  private static let maxNames = 64

  let bytes: [UInt8]
  var index = 0
  private var values = 0
  private var open: [Open] = []
  private var names: [Range<Int>] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    open.reserveCapacity(8)
    names.reserveCapacity(16)
  }

  /// The value of the whole text; nil where it is left to a general decoder.
  @inlinable
  public static func read<Value: JSONReadable>(
    _ bytes: [UInt8],
    as type: Value.Type = Value.self
  ) -> Value? {
    do throws(Unread) {
      var reader = try JSONReader(validating: bytes)
      let value = try Value(reading: &reader)
      try reader.end()
      return value
    } catch {
      return nil
    }
  }

  @usableFromInline
  init(validating bytes: [UInt8]) throws(Unread) {
    guard (try? UTF8Span(validating: bytes.span)) != nil else { throw Unread() }
    self.init(bytes)
  }

  @usableFromInline
  mutating func end() throws(Unread) {
    passSpace()
    guard index == bytes.count else { throw Unread() }
  }
}

// MARK: - Objects and lists

extension JSONReader {
  /// Begins an object; `nextMember` follows until it is false.
  public mutating func beginObject() throws(Unread) {
    try begin(with: UInt8(ascii: "{"))
  }

  /// Goes to the next member's value, which is read or skipped; false at the object's end.
  public mutating func nextMember() throws(Unread) -> Bool {
    guard try goOn(until: UInt8(ascii: "}")) else { return false }
    passSpace()
    try expect(UInt8(ascii: "\""))
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      guard (0x20..<0x80).contains(byte), byte != UInt8(ascii: "\\") else { throw Unread() }
      index += 1
    }
    try addName(start..<index)
    try expect(UInt8(ascii: "\""))
    passSpace()
    try expect(UInt8(ascii: ":"))
    passSpace()
    return true
  }

  /// Whether the member that `nextMember` came to has this name, which is plain ASCII.
  public func isNamed(_ name: StaticString) -> Bool {
    guard let range = names.last, range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { characters in
      for offset in characters.indices
      where unsafe characters[offset] != bytes[range.lowerBound + offset] { return false }
      return true
    }
  }

  /// The name of the member that `nextMember` came to.
  public var name: String {
    names.last.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }

  /// Begins a list; `nextElement` follows until it is false.
  public mutating func beginList() throws(Unread) {
    try begin(with: UInt8(ascii: "["))
  }

  /// Goes to the next element, which is read or skipped; false at the list's end.
  public mutating func nextElement() throws(Unread) -> Bool {
    guard try goOn(until: UInt8(ascii: "]")) else { return false }
    passSpace()
    return true
  }

  /// Passes the next value, which must be JSON all the same.
  public mutating func skip() throws(Unread) {
    switch peek() {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextMember() { try skip() }
    case UInt8(ascii: "["):
      try beginList()
      while try nextElement() { try skip() }
    case UInt8(ascii: "\""):
      _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      _ = try bool()
    case UInt8(ascii: "n"):
      guard takesNull() else { throw Unread() }
    default:
      _ = try number()
    }
  }

  private mutating func begin(with opening: UInt8) throws(Unread) {
    passSpace()
    try expect(opening)
    values += 1
    guard open.count < Self.maxDepth, values <= Self.maxValues else { throw Unread() }
    open.append(Open(firstName: names.count))
  }

  /// Passes what stands between two members or elements; false where the end was passed.
  private mutating func goOn(until closing: UInt8) throws(Unread) -> Bool {
    guard let last = open.indices.last else { throw Unread() }
    passSpace()
    if peek() == closing {
      index += 1
      names.removeLast(names.count - open.removeLast().firstName)
      return false
    }
    guard !open[last].isEmpty else {
      open[last].isEmpty = false
      return true
    }
    try expect(UInt8(ascii: ","))
    values += 1
    guard values <= Self.maxValues else { throw Unread() }
    return true
  }

  /// If a name stands twice, a proxy or a log may take the first member where we take the last.
  private mutating func addName(_ name: Range<Int>) throws(Unread) {
    let first = open.last?.firstName ?? 0
    guard names.count - first < Self.maxNames else { throw Unread() }
    for other in names[first...] where other.count == name.count {
      guard !bytes[other].elementsEqual(bytes[name]) else { throw Unread() }
    }
    names.append(name)
  }
}

// MARK: - The next bytes

extension JSONReader {
  /// Passes a `null`, if it is next.
  public mutating func takesNull() -> Bool {
    guard peek() == UInt8(ascii: "n") else { return false }
    return takes("null")
  }

  mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    let isThere = word.withUTF8Buffer { characters in
      for offset in characters.indices where unsafe characters[offset] != bytes[index + offset] {
        return false
      }
      return true
    }
    if isThere { index += count }
    return isThere
  }

  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func expect(_ byte: UInt8) throws(Unread) {
    guard peek() == byte else { throw Unread() }
    index += 1
  }

  mutating func passSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      default:
        return
      }
    }
  }
}
