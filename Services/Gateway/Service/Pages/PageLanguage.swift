/// A language of the pages.
enum PageLanguage: String, Sendable, CaseIterable {
  case english = "en"

  /// The text of a key.
  func text(_ key: PageText) -> String {
    switch self {
    case .english: key.english
    }
  }

  /// A sentence whose values stand out; each keeps its own writing direction.
  func html(_ sentence: PageSentence) -> HTML {
    var html: HTML = ""
    var rest = text(sentence.text)[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      let value = sentence.values[name] ?? ""
      html = html + text(rest[..<start]) + emphasized(value)
      rest = rest[rest.index(after: end)...]
    }
    return html + text(rest)
  }

  /// The same as bare text, for a title or a list.
  func plain(_ sentence: PageSentence) -> String {
    sentence.values.reduce(text(sentence.text)) { text, value in
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

  private func text(_ words: Substring) -> HTML { "\(String(words))" }

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
