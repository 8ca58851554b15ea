internal import AuthenticationMessages
internal import Cryptography

/// A query as it stands in an address (RFC 6749 appendix B).
struct QueryText: Sendable {
  let parameters: AuthorizationParameters

  init(_ text: String) {
    var seen: Set<String> = []
    var found = AuthorizationParameters()
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = Self.text(parts[0]),
        let value = Self.text(parts.count > 1 ? parts[1] : pair.suffix(0))
      else {
        found.isMalformed = true
        continue
      }
      if seen.insert(name).inserted {
        found.parameters.append(AuthorizationParameter(name: name, value: value))
      } else {
        found.repeatedNames.append(name)
      }
    }
    parameters = found
  }

  private static func text(_ encoded: Substring.UTF8View) -> String? {
    PercentEncoding.decode(encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }
}
