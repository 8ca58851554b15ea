import Testing

/// A stranger reads a sentence once: it names the caller, the client, the user or the attacker.
@Suite("Plain English")
struct PlainEnglishTests {
  /// Words that hide who acts, or make a reader start the sentence again.
  static let avoided = [
    "whoever", "whichever", "of whom", "nobody", "somebody", "anybody", "everybody", "for ever",
    "any more",
  ]

  static let folders = ["Services", "Shared", "Tests"]

  @Test("comments name who acts")
  func comments() throws {
    let tree = try SourceTree.shared()
    for folder in Self.folders { #expect(!tree.files(under: folder).isEmpty, "\(folder)") }
    for file in Self.folders.flatMap(tree.files(under:)) where !file.isGenerated {
      for (index, line) in file.lines.enumerated() {
        guard let comment = Self.comment(of: line) else { continue }
        #expect(Self.avoidedWords(in: comment) == [], "\(file.path):\(index + 1)")
      }
    }
  }

  @Test("documents and messages name who acts")
  func documents() throws {
    let found = try SourceTree.shared().writtenFiles(kinds: [".md", ".proto"])
    #expect(found.count > 50, "the search finds nothing")
    for (path, text) in found {
      #expect(Self.avoidedWords(in: text) == [], "\(path)")
    }
  }

  /// Words that put the subject of a sentence after what it is a part of.
  static let openings = ["Of", "None of", "Such"]

  @Test("sentences begin with their subject")
  func beginnings() throws {
    let tree = try SourceTree.shared()
    for file in Self.folders.flatMap(tree.files(under:)) where !file.isGenerated {
      for (index, line) in file.lines.enumerated() {
        guard let comment = Self.comment(of: line) else { continue }
        #expect(Self.opening(in: comment) == nil, "\(file.path):\(index + 1)")
      }
    }
    for (path, text) in try tree.writtenFiles(kinds: [".md", ".proto"]) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        #expect(Self.opening(in: line) == nil, "\(path):\(index + 1)")
      }
    }
  }

  @Test("a sentence's beginning is found at a line's start and in the line")
  func opening() {
    #expect(Self.opening(in: "/ Of two phones") == "Of")
    #expect(Self.opening(in: "- It waits. None of them does") == "None of")
    #expect(Self.opening(in: "  // Such an answer") == "Such")
    #expect(Self.opening(in: "Offers of such a kind") == nil)
  }

  /// The avoided words with which a sentence of the line begins.
  private static func opening(in line: some StringProtocol) -> String? {
    let text = line.drop { !$0.isLetter && $0 != "`" && $0 != "|" && $0 != "\"" }
    let sentences = [String(text)] + text.split(separator: ". ").dropFirst().map { String($0) }
    return openings.first { opening in sentences.contains { $0.hasPrefix("\(opening) ") } }
  }

  private static func avoidedWords(in text: some StringProtocol) -> [String] {
    let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    // Between spaces, so that a word at either end is found too.
    return avoided.filter { " \(words) ".contains(" \($0) ") }
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
