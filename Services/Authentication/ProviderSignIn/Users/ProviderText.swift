internal import Cryptography
package import Domain
internal import FoundationEssentials

extension JSONValue {
  /// A claim as one text (MAP-5): a list as `[a, b]` with its members escaped as in a URL, an object as
  /// JSON; nothing for null.
  package var providerText: String {
    switch self {
    case .string(let text): return text
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number): return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .null: return ""
    case .array(let values):
      let members = values.map { PercentEncoding.encode($0.providerText) }
      return "[\(members.joined(separator: ", "))]"
    case .object(let members):
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(members), as: UTF8.self)
      } catch {
        return ""
      }
    }
  }
}
