internal import JSON
internal import Logging

/// One log record as text, in which no value can begin a second record.
struct LogLine {
  private var pairs: [UInt8] = []
  private var json = JSONWriter()
  private let format: LogFormat

  init(format: LogFormat) {
    self.format = format
    json.beginObject()
  }

  mutating func add(_ name: String, _ value: String) {
    switch format {
    case .logfmt:
      if !pairs.isEmpty { pairs.append(UInt8(ascii: " ")) }
      let key = Self.needsQuotes(name) ? name.filter { $0.isLetter || $0.isNumber } : name
      pairs.append(contentsOf: key.utf8)
      pairs.append(UInt8(ascii: "="))
      guard Self.needsQuotes(value) else { return pairs.append(contentsOf: value.utf8) }
      // logfmt's quoted form equals JSON's.
      pairs.append(jsonText: value)
    case .json:
      json.member(named: name, value)
    }
  }

  consuming func bytes() -> [UInt8] {
    switch format {
    case .logfmt:
      return pairs + [UInt8(ascii: "\n")]
    case .json:
      json.endObject()
      return json.bytes + [UInt8(ascii: "\n")]
    }
  }

  private static func needsQuotes(_ value: String) -> Bool {
    value.isEmpty
      || !value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3D && $0 != 0x5C }
  }
}
