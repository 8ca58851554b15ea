/// Writes one JSON object member by member, in the order of the calls.
///
/// Tokens are written a thousand times a second and have a known shape; a general encoder would
/// first build a dictionary of boxed values and then lose the order.
struct JSONObjectWriter {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]
  private var names: Set<String> = []

  init() {
    bytes.reserveCapacity(1024)
  }

  mutating func member(_ name: String, _ value: String) {
    guard begin(name) else { return }
    append(quoted: value)
  }

  mutating func member(_ name: String, _ value: Int64) {
    guard begin(name) else { return }
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func member(_ name: String, _ value: Bool) {
    guard begin(name) else { return }
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func member(_ name: String, _ values: [String]) {
    guard begin(name) else { return }
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(quoted: value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func member(_ name: String, _ object: JSONObjectWriter) {
    guard begin(name) else { return }
    bytes.append(contentsOf: object.finished())
  }

  /// A member whose value is JSON already.
  mutating func member(_ name: String, json: [UInt8]) {
    guard begin(name) else { return }
    bytes.append(contentsOf: json)
  }

  func finished() -> [UInt8] {
    bytes + [UInt8(ascii: "}")]
  }

  /// Whether the member may be written: of two with the same name, readers disagree which one
  /// counts, so the first is the only one.
  private mutating func begin(_ name: String) -> Bool {
    guard names.insert(name).inserted else { return false }
    if names.count > 1 { bytes.append(UInt8(ascii: ",")) }
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    return true
  }

  /// RFC 8259 §7.
  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
