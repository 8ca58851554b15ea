internal import Domain
internal import FoundationEssentials

/// JSON for a person.
enum JSONLines {
  /// The value over several lines, its members in order; what is no JSON as it is, escaped.
  static func text(of bytes: [UInt8]) -> String {
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    } catch {
      return TerminalText.escaped(String(decoding: bytes, as: UTF8.self))
    }
  }
}
