/// A value that writes itself as JSON (RFC 8259).
public protocol JSONWritable {
  /// Appends the value.
  func write(to json: inout JSONWriter)
}

/// JSON that is written straight into bytes, in the order of the calls.
///
/// The only writer of answers, tokens and log records. A general encoder first makes a tree of boxed
/// values, which took a tenth of the gateway's processor time, and loses the order of the members.
/// What is generic is inlinable: it is called from other modules, for each member of each answer.
public struct JSONWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes a writer with room for so many bytes.
  public init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes one value.
  @inlinable
  public static func bytes(of value: some JSONWritable) -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    value.write(to: &writer)
    return writer.bytes
  }

  /// Writes one value as a text.
  @inlinable
  public static func text(of value: some JSONWritable) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Begins an object; its members follow, then its end.
  public mutating func beginObject() { bytes.append(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Writes a member, unless it is absent; the name is ours and needs no escape.
  @inlinable
  public mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
    guard let value else { return }
    begin(name)
    value.write(to: &self)
  }

  /// Writes a member under a name that may hold anything.
  @inlinable
  public mutating func member(named name: String, _ value: some JSONWritable) {
    begin(named: name)
    value.write(to: &self)
  }

  /// Writes an instant as Cognito does: seconds since 1970, with a fraction where there is one.
  public mutating func epochSeconds(_ name: StaticString, _ millis: Int64?) {
    member(name, millis.map { Double($0) / 1000 })
  }

  /// Appends what is JSON already.
  mutating func append(json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  @usableFromInline
  mutating func begin(_ name: StaticString) {
    separate(after: UInt8(ascii: "{"))
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  @usableFromInline
  mutating func begin(named name: String) {
    separate(after: UInt8(ascii: "{"))
    bytes.append(jsonText: name)
    bytes.append(UInt8(ascii: ":"))
  }

  @usableFromInline
  mutating func separate(after opening: UInt8) {
    if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
  }

  @usableFromInline
  mutating func append(character: UInt8) {
    bytes.append(character)
  }

  mutating func append(_ number: Double) {
    // Neither infinity nor NaN is JSON; no instant is either.
    guard number.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    let text = "\(number)"
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func append(_ number: some BinaryInteger) {
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func append(_ truth: Bool) {
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  mutating func append(_ text: String) {
    bytes.append(jsonText: text)
  }

  @inlinable
  mutating func append<Element: JSONWritable>(list: [Element]) {
    append(character: UInt8(ascii: "["))
    for element in list {
      separate(after: UInt8(ascii: "["))
      element.write(to: &self)
    }
    append(character: UInt8(ascii: "]"))
  }

  @inlinable
  mutating func append<Value: JSONWritable>(map: [String: Value]) {
    beginObject()
    for (name, value) in map {
      member(named: name, value)
    }
    endObject()
  }
}
