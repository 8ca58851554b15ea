import Testing

/// A stranger reads a comment once: it names the caller, the client, the user or the attacker.
@Suite("Plain English")
struct PlainEnglishTests {
  /// Words that hide who acts.
  static let avoided = [
    "whoever", "of whom", "nobody", "somebody", "anybody", "everybody", "for ever",
  ]

  static let folders = [
    "Services/Control", "Services/DeviceRegistry", "Services/IdentityFederation",
    "Services/TokenIssuance", "Shared/Cryptography", "Shared/Domain", "Shared/Mail",
    "Shared/OperatingSystem", "Shared/Postgres", "Shared/Protobuf", "Shared/Runtime", "Tests",
  ]

  @Test("comments name who acts", arguments: folders)
  func comments(folder: String) throws {
    let files = try SourceTree().files(under: folder).filter { !$0.isGenerated }
    #expect(!files.isEmpty)
    for file in files {
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
