internal import Cryptography

/// The parameters of an address or of a form; the first one of a name counts.
struct FormFields: Sendable {
  private var values: [String: String] = [:]

  /// More than any form here has.
  private static let mostFields = 200

  init(_ encoded: some Sequence<UInt8>) {
    let pairs = Array(encoded).split(separator: UInt8(ascii: "&")).prefix(Self.mostFields)
    for pair in pairs {
      let parts = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = Self.text(parts[0]), let value = Self.text(parts.count > 1 ? parts[1] : [])
      else { continue }
      if values[name] == nil { values[name] = value }
    }
  }

  /// Fields that were read from another form of body; the first one of a name counts.
  init(_ pairs: [(name: String, value: String)]) {
    values = Dictionary(pairs.prefix(Self.mostFields).map { ($0.name, $0.value) }) { first, _ in
      first
    }
  }

  /// The value; nil also where it is empty, or has a NUL, which no text here has.
  subscript(name: String) -> String? {
    values[name].flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
  }

  private static func text(_ encoded: ArraySlice<UInt8>) -> String? {
    PercentEncoding.decode(encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }
}
