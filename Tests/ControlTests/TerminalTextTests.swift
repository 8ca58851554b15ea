import Testing

@testable import ControlService

@Suite("Text of others on a terminal")
struct TerminalTextTests {
  @Test("what a terminal obeys or hides is shown as its number, and nothing else is changed")
  func escapes() {
    #expect(TerminalText.escaped("a\u{1B}[2Jb\nc\u{202E}d") == #"a\u{1b}[2Jb\u{a}c\u{202e}d"#)
    #expect(TerminalText.escaped("Jürgen 東京 😀") == "Jürgen 東京 😀")
    #expect(TerminalText.escaped(nil).isEmpty)
  }
}
