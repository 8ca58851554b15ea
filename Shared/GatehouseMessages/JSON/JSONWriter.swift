internal import FoundationEssentials

/// A value that writes itself as JSON (RFC 8259).
public protocol JSONWritable {
  /// Appends the value.
  func write(to json: inout JSONWriter)
}

/// JSON that is written straight from messages.
///
/// Every public answer goes through here: a general encoder first makes a tree of boxed values,
/// which took a tenth of the gateway's processor time.
public struct JSONWriter: Sendable {
  private var bytes: [UInt8] = []

  /// Writes one value.
  public static func bytes(of value: some JSONWritable) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(4096)
    value.write(to: &writer)
    return writer.bytes
  }

  /// Begins an object; its members follow, then its end.
  public mutating func beginObject() { bytes.append(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Writes a member, unless it is absent.
  public mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
    guard let value else { return }
    begin(name)
    value.write(to: &self)
  }

  /// Writes an instant as Cognito does: seconds since 1970, with a fraction where there is one.
  public mutating func epochSeconds(_ name: StaticString, _ millis: Int64?) {
    guard let millis else { return }
    begin(name)
    append(Double(millis) / 1000)
  }

  /// Writes bytes as Cognito does: in base64.
  public mutating func base64(_ name: StaticString, _ value: [UInt8]?) {
    guard let value else { return }
    begin(name)
    append(quoted: Data(value).base64EncodedString())
  }

  /// Appends a value that is JSON already.
  mutating func append(raw text: String) { bytes.append(contentsOf: text.utf8) }

  /// The names of members are ours and need no escape.
  private mutating func begin(_ name: StaticString) {
    separate(after: UInt8(ascii: "{"))
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func separate(after opening: UInt8) {
    if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
  }

  fileprivate mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ number: Double) {
    // Neither infinity nor NaN is JSON; no instant is either.
    guard number.isFinite else { return append(literal: "null") }
    let text = "\(number)"
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  fileprivate mutating func append(_ number: some BinaryInteger) {
    bytes.append(contentsOf: String(number).utf8)
  }

  fileprivate mutating func append(quoted text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { characters in
      if characters.contains(where: Self.needsEscape) {
        for byte in characters { append(escaped: byte) }
      } else {
        bytes.append(contentsOf: characters)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaped byte: UInt8) {
    guard Self.needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    guard byte < 0x20 else { return bytes.append(byte) }
    append(literal: byte < 0x10 ? "u000" : "u00")
    bytes.append(contentsOf: String(byte, radix: 16).utf8)
  }

  fileprivate mutating func append<Element: JSONWritable>(list: [Element]) {
    bytes.append(UInt8(ascii: "["))
    for element in list {
      separate(after: UInt8(ascii: "["))
      element.write(to: &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  fileprivate mutating func append<Value: JSONWritable>(map: [String: Value]) {
    beginObject()
    for (name, value) in map {
      separate(after: UInt8(ascii: "{"))
      append(quoted: name)
      bytes.append(UInt8(ascii: ":"))
      value.write(to: &self)
    }
    endObject()
  }
}

extension String: JSONWritable {
  /// Appends a string.
  public func write(to json: inout JSONWriter) { json.append(quoted: self) }
}

extension Bool: JSONWritable {
  /// Appends `true` or `false`.
  public func write(to json: inout JSONWriter) { json.append(literal: self ? "true" : "false") }
}

extension Int32: JSONWritable {
  /// Appends a number.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Int64: JSONWritable {
  /// Appends a number.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Double: JSONWritable {
  /// Appends a number.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Appends a list.
  public func write(to json: inout JSONWriter) { json.append(list: self) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Appends an object with these members, in no particular order.
  public func write(to json: inout JSONWriter) { json.append(map: self) }
}
