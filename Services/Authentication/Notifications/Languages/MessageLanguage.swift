internal import JSON
internal import Languages

/// A language of messages: the texts of one file.
package struct MessageLanguage: RangedLanguage, Hashable {
  package let tag: String
  private let texts: [String: String]

  package var ranges: [String] {
    text(.languageRanges).split(separator: " ").map { $0.lowercased() }
  }

  init(_ tag: String, _ file: [UInt8]) {
    self.tag = tag
    texts = JSONReader.read(file) ?? [:]
  }

  /// The language of a user's `locale`; English where it names none of them.
  package static func of(_ locale: String?) -> MessageLanguage {
    locale.flatMap { match($0, among: all) } ?? english
  }

  package func text(_ key: MessageText) -> String { texts[key.rawValue] ?? "" }

  package static let all = files.map { MessageLanguage($0.tag, $0.texts) }
  package static let english = all.first { $0.tag == "en" } ?? MessageLanguage("en", [])
}
