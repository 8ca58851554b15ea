internal import Markup

/// What an operator says on the pages of one pool.
struct PoolTemplates: Sendable {
  private enum Part: Substring {
    case header
    case footer
    case texts
  }

  /// By the language's tag; the empty one is for languages without a file of their own.
  private var headers: [String: HTML] = [:]
  private var footers: [String: HTML] = [:]
  private var languages: [String: PageLanguage] = [:]

  func header(in language: PageLanguage) -> HTML { headers[language.tag] ?? headers[""] ?? "" }

  func footer(in language: PageLanguage) -> HTML { footers[language.tag] ?? footers[""] ?? "" }

  /// The language with the pool's own texts.
  func language(_ language: PageLanguage) -> PageLanguage { languages[language.tag] ?? language }

  /// Takes a file by its name: `header.html`, `footer.de.html`, `texts.de.json`.
  mutating func take(
    _ bytes: [UInt8],
    named name: Substring
  ) throws(TemplateLineFault) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let part = Part(rawValue: parts[0]),
      parts.last == (part == .texts ? "json" : "html"), part != .texts || parts.count == 3
    else {
      throw TemplateLineFault(
        line: 1,
        sentence: "a file is called header.html, footer.html or texts.LANGUAGE.json"
      )
    }
    var language: PageLanguage?
    if parts.count == 3 {
      language = PageLanguage.all.first { $0.tag == parts[1] }
      guard language != nil else {
        throw TemplateLineFault(
          line: 1,
          sentence: "\(parts[1]) is none of the languages "
            + PageLanguage.all.map(\.tag).joined(separator: ", ")
        )
      }
    }
    guard let source = String(validating: bytes, as: UTF8.self) else {
      throw TemplateLineFault(line: 1, sentence: "the file is not UTF-8")
    }
    switch part {
    case .header: headers[language?.tag ?? ""] = try PageMarkup(source).html
    case .footer: footers[language?.tag ?? ""] = try PageMarkup(source).html
    case .texts: try takeTexts(bytes, of: language ?? .english)
    }
  }

  private mutating func takeTexts(
    _ bytes: [UInt8],
    of language: PageLanguage
  ) throws(TemplateLineFault) {
    var own: [String: String] = [:]
    for entry in try TemplateTexts(bytes).entries {
      guard let key = language.key(entry.key) else {
        throw TemplateLineFault(line: entry.line, sentence: "no text has the key \(entry.key)")
      }
      let (wanted, found) = (Self.places(in: language.text(key.text)), Self.places(in: entry.text))
      guard found.isSubset(of: wanted), wanted.subtracting(found).isSubset(of: key.spare) else {
        let names =
          wanted.isEmpty ? "no place" : "the places " + wanted.sorted().joined(separator: ", ")
        throw TemplateLineFault(line: entry.line, sentence: "\(entry.key) must have \(names)")
      }
      guard entry.text.contains(where: { !$0.isWhitespace }) else {
        throw TemplateLineFault(line: entry.line, sentence: "\(entry.key) is empty")
      }
      own[entry.key] = entry.text
    }
    languages[language.tag] = PageLanguage(language.tag, own, over: language)
  }

  /// The places for values that a text has, in braces.
  private static func places(in text: String) -> Set<String> {
    Set(
      text.split(separator: "{").dropFirst().compactMap { piece in
        piece.firstIndex(of: "}").map { "{" + piece[...$0] }
      }
    )
  }
}
