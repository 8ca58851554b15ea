/// Reads JSON straight into values, in one pass and without a tree (RFC 8259).
///
/// It refuses what would cost it much or mean different things to two readers: other encodings than UTF-8,
/// deep nesting, values without number, a name that stands twice in an object.
/// What is generic is inlinable: it is called from other modules, for each member of each request.
public struct JSONReader: Sendable {
  /// An object or a list that has begun.
  private struct Open {
    let isList: Bool
    /// Where its members' names begin among all names.
    let firstName: Int
    /// How many members or elements have begun.
    var count = 0
  }

  private static let maxDepth = 64
  private static let maxValues = 10_000
  /// So many names are compared with each other, which is cheaper than a set for as many as messages have.
  private static let maxComparedNames = 64

  let bytes: [UInt8]
  var index = 0
  private var values = 0
  private var open: [Open] = []
  private var names: [Range<Int>] = []
  /// The names that are not plain ASCII or have escapes, by where they begin.
  private var unusualNames: [Int: String] = [:]
  /// The names of objects that have many or unusual ones, by the object's depth.
  private var namesInSets: [Int: Set<String>] = [:]

  @usableFromInline
  init(validating bytes: [UInt8]) throws(Fault) {
    guard (try? UTF8Span(validating: bytes.span)) != nil else { throw .notUTF8 }
    self.bytes = bytes
    open.reserveCapacity(8)
    names.reserveCapacity(16)
    // A byte order mark says nothing of UTF-8, and some programs write one.
    if bytes.starts(with: "\u{FEFF}".utf8) { index = 3 }
    passSpace()
  }

  /// The value of the whole text.
  @inlinable
  public static func value<Value: JSONReadable>(
    of bytes: [UInt8],
    as type: Value.Type = Value.self
  ) throws(Refusal) -> Value {
    var reader: JSONReader
    do throws(Fault) {
      reader = try JSONReader(validating: bytes)
    } catch {
      throw Refusal(fault: error)
    }
    do throws(Fault) {
      let value = try Value(reading: &reader)
      try reader.end()
      return value
    } catch {
      throw reader.refusal(for: error)
    }
  }

  /// The value of the whole text; nil where something is wrong with it.
  @inlinable
  public static func read<Value: JSONReadable>(
    _ bytes: [UInt8],
    as type: Value.Type = Value.self
  ) -> Value? {
    do throws(Refusal) {
      return try value(of: bytes)
    } catch {
      return nil
    }
  }

  @usableFromInline
  mutating func end() throws(Fault) {
    passSpace()
    guard index == bytes.count else { throw .malformed }
  }

  /// Where the reading has come to.
  var path: [String] {
    open.indices.compactMap { depth in
      guard !open[depth].isList else { return "[\(max(open[depth].count, 1) - 1)]" }
      let end = depth + 1 < open.count ? open[depth + 1].firstName : names.count
      return open[depth].firstName < end ? text(ofName: names[end - 1]) : nil
    }
  }
}

// MARK: - Objects and lists

extension JSONReader {
  /// Begins an object; `nextMember` follows until it is false.
  public mutating func beginObject() throws(Fault) {
    try begin(with: UInt8(ascii: "{"), expecting: .object)
  }

  /// Goes to the next member's value, which is read or skipped; false at the object's end.
  public mutating func nextMember() throws(Fault) -> Bool {
    guard try goOn(until: UInt8(ascii: "}")) else { return false }
    passSpace()
    try expect(UInt8(ascii: "\""))
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard Self.isPlain(bytes[index]) else { break }
      index += 1
    }
    if peek() == UInt8(ascii: "\"") {
      try addName(start..<index)
      index += 1
    } else {
      try addUnusualName(from: start)
    }
    passSpace()
    try expect(UInt8(ascii: ":"))
    passSpace()
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x80).contains(byte) && byte != UInt8(ascii: "\\")
  }

  /// Whether the member that `nextMember` came to has this name, which is plain ASCII.
  public func isNamed(_ name: StaticString) -> Bool {
    guard let range = names.last else { return false }
    if !unusualNames.isEmpty, let unusual = unusualNames[range.lowerBound] {
      return unusual == "\(name)"
    }
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { characters in
      for offset in characters.indices
      where unsafe characters[offset] != bytes[range.lowerBound + offset] { return false }
      return true
    }
  }

  /// The name of the member that `nextMember` came to.
  public var name: String {
    names.last.map { text(ofName: $0) } ?? ""
  }

  private func text(ofName name: Range<Int>) -> String {
    unusualNames[name.lowerBound] ?? String(decoding: bytes[name], as: UTF8.self)
  }

  /// Begins a list; `nextElement` follows until it is false.
  public mutating func beginList() throws(Fault) {
    try begin(with: UInt8(ascii: "["), expecting: .list)
  }

  /// Goes to the next element, which is read or skipped; false at the list's end.
  public mutating func nextElement() throws(Fault) -> Bool {
    guard try goOn(until: UInt8(ascii: "]")) else { return false }
    passSpace()
    return true
  }

  /// What the next value is, if it is one; nil where it is null.
  public var nextKind: Kind? {
    switch peek() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .truth
    case UInt8(ascii: "n"): nil
    default: .number
    }
  }

  /// Passes the next value, which must be JSON all the same.
  public mutating func skip() throws(Fault) {
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
      guard takes("true") || takes("false") else { throw .malformed }
    case UInt8(ascii: "n"):
      guard takesNull() else { throw .malformed }
    default:
      _ = try number()
    }
  }

  private mutating func begin(with opening: UInt8, expecting expected: Kind) throws(Fault) {
    passSpace()
    guard peek() == opening else { throw mismatch(expecting: expected) }
    index += 1
    values += 1
    guard open.count < Self.maxDepth else { throw .tooDeep }
    guard values <= Self.maxValues else { throw .tooManyValues }
    open.append(Open(isList: expected == .list, firstName: names.count))
  }

  /// Passes what stands between two members or elements; false where the end was passed.
  private mutating func goOn(until closing: UInt8) throws(Fault) -> Bool {
    guard let last = open.indices.last else { throw .malformed }
    passSpace()
    if peek() == closing {
      index += 1
      if !namesInSets.isEmpty { namesInSets[open.count] = nil }
      names.removeLast(names.count - open.removeLast().firstName)
      return false
    }
    if open[last].count > 0 {
      try expect(UInt8(ascii: ","))
      values += 1
      guard values <= Self.maxValues else { throw .tooManyValues }
    }
    open[last].count += 1
    return true
  }

  private mutating func addUnusualName(from start: Int) throws(Fault) {
    index = start - 1
    let name = try string()
    unusualNames[start] = name
    try addName(start..<index - 1)
  }

  /// If a name stands twice, a proxy or a log may take the first member where we take the last.
  ///
  /// Swift compares texts by canonical equivalence, as its dictionaries do: two spellings of one name
  /// are refused too, because one of the members would be lost.
  private mutating func addName(_ name: Range<Int>) throws(Fault) {
    let first = open.last?.firstName ?? 0
    let isUsual = unusualNames.isEmpty && namesInSets.isEmpty
    if isUsual, names.count - first < Self.maxComparedNames {
      for other in names[first...] where other.count == name.count {
        guard !bytes[other].elementsEqual(bytes[name]) else { throw .repeatedName }
      }
    } else {
      var known =
        namesInSets.removeValue(forKey: open.count)
        ?? Set(names[first...].map { text(ofName: $0) })
      guard known.insert(text(ofName: name)).inserted else { throw .repeatedName }
      namesInSets[open.count] = known
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

  mutating func expect(_ byte: UInt8) throws(Fault) {
    guard peek() == byte else { throw .malformed }
    index += 1
  }

  /// What is wrong where the next value is not the expected one.
  mutating func mismatch(expecting expected: Kind) -> Fault {
    takesNull() ? .null(expected: expected) : .wrongType(expected: expected)
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
