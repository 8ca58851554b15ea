internal import HTTPServer

/// The parameters of an address or of a form; the first one of a name counts.
struct FormFields: Sendable {
  private let values: [String: String]

  /// More than any form here has.
  private static let mostFields = 200

  init(_ encoded: some Sequence<UInt8>) {
    let pairs = FormEncoding.pairs(Array(encoded)[...], plusIsSpace: true, most: Self.mostFields)
    values = Dictionary(pairs.compactMap { $0.map { ($0.name, $0.value) } }) { first, _ in first }
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
}
