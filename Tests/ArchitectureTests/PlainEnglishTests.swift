import Testing

/// A stranger reads a comment once: it names the caller, the client, the user or the attacker.
@Suite("Plain English")
struct PlainEnglishTests {
  /// Words that hide who acts.
  static let avoided = [
    "whoever", "of whom", "nobody", "somebody", "anybody", "everybody", "for ever",
  ]

  static let folders = ["Services", "Shared", "Tests"]

  @Test("comments name who acts")
  func comments() throws {
    let tree = try SourceTree()
    for folder in Self.folders { #expect(!tree.files(under: folder).isEmpty, "\(folder)") }
    for file in Self.folders.flatMap(tree.files(under:)) where !file.isGenerated {
      for (index, line) in file.lines.enumerated() {
        guard let comment = Self.comment(of: line) else { continue }
        // Between spaces, so that a word at either end and one before a comma are found too.
        let words = comment.lowercased().map { $0.isLetter ? $0 : " " }
        let found = Self.avoided.filter { " \(String(words)) ".contains(" \($0) ") }
        #expect(found == [], "\(file.path):\(index + 1)")
      }
    }
  }

  @Test("a comment is known from code and from text")
  func comment() {
    #expect(Self.comment(of: "  /// Nobody.") == "/ Nobody.")
    #expect(Self.comment(of: "  // nobody") == " nobody")
    #expect(Self.comment(of: "  let name = \"// nobody\"") == nil)
  }

  /// What stands after `//` in a line that is a comment as a whole; nil for code.
  private static func comment(of line: Substring) -> Substring? {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") ? text.dropFirst(2) : nil
  }
}
