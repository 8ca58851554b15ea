internal import JSON
internal import Languages
internal import Markup

/// A language of the pages: the texts of one file.
struct PageLanguage: RangedLanguage {
  /// As an html element names it (BCP 47): en, pt-BR.
  let tag: String
  private let texts: [String: String]

  /// The texts of a file over those of another language, which stand where the file has none.
  ///
  /// Its forms for a count of one are its own alone: many languages have none.
  init(_ tag: String, _ texts: [String: String], over base: PageLanguage? = nil) {
    self.tag = tag
    let isSame = base?.tag == tag
    let general = base?.texts.filter { isSame || !$0.key.hasSuffix(Self.one) } ?? [:]
    self.texts = general.merging(texts) { _, own in own }
  }

  /// The text that a key of a file is for, and the places that its words may leave out: the form for a count of
  /// one may say the count in words.
  func key(_ name: String) -> (text: PageText, spare: Set<String>)? {
    let isOfOne = name.hasSuffix(Self.one)
    return PageText(rawValue: isOfOne ? String(name.dropLast(Self.one.count)) : name)
      .map { ($0, isOfOne ? ["{count}"] : []) }
  }

  /// The text of a key.
  func text(_ key: PageText) -> String { texts[key.rawValue] ?? key.rawValue }

  /// `ltr` or `rtl`, as an html element has it.
  var direction: String { text(.languageDirection) == "rtl" ? "rtl" : "ltr" }

  /// What browsers ask for and get this language, besides its tag, in lower case.
  var ranges: [String] {
    text(.languageRanges).lowercased().split(separator: " ").map(String.init)
  }

  /// A text as its values have it: what is said of one has another form in many languages.
  private func text(_ sentence: PageSentence) -> String {
    guard sentence.values["count"] == "1" else { return text(sentence.text) }
    return texts[sentence.text.rawValue + Self.one] ?? text(sentence.text)
  }

  /// Ends the key of a text for a count of one.
  static let one = ".one"

  /// A sentence whose values stand out; each keeps its own writing direction.
  func html(_ sentence: PageSentence) -> HTML {
    html(text(sentence), sentence.values.mapValues(emphasized))
  }

  /// A text with pieces of a page in its places.
  func html(_ text: String, _ pieces: [String: HTML]) -> HTML {
    var html: HTML = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      html = html + words(rest[..<start]) + (pieces[name] ?? "")
      rest = rest[rest.index(after: end)...]
    }
    return html + words(rest)
  }

  /// The same as bare text, for a title or a list.
  func plain(_ sentence: PageSentence) -> String {
    sentence.values.reduce(text(sentence)) { text, value in
      text.split(separator: "{\(value.key)}", omittingEmptySubsequences: false)
        .joined(separator: value.value)
    }
  }

  func label(_ label: PageLabel) -> HTML {
    switch label {
    case .text(let key): "\(text(key))"
    case .own(let name): apart(name)
    }
  }

  private func words(_ words: Substring) -> HTML { "\(String(words))" }

  private func emphasized(_ value: String) -> HTML {
    """
    <strong>\(apart(value))</strong>
    """
  }

  /// A stranger's words, which keep their own writing direction.
  func apart(_ words: String) -> HTML {
    """
    <bdi>\(words)</bdi>
    """
  }
}

extension PageLanguage {
  /// The languages that Gatehouse comes with, English first.
  static let all: [PageLanguage] =
    [english]
    + files.filter { $0.tag != english.tag }
    .map { PageLanguage($0.tag, texts(of: $0.texts), over: english) }

  static let english = PageLanguage("en", texts(of: PackageResources.en_json))

  /// The texts of a file, by their keys.
  static func texts(of file: [UInt8]) -> [String: String] { JSONReader.read(file) ?? [:] }
}
