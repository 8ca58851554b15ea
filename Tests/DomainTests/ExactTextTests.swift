internal import Domain
internal import Testing

@Suite("Texts told apart by their bytes")
struct ExactTextTests {
  /// Pairs that look the same, and that Swift takes for one text.
  private static let alike = [
    ("é", "e\u{301}"), ("K", "\u{212A}"), ("Å", "\u{212B}"), (";", "\u{37E}"), ("`", "\u{1FEF}"),
  ]

  @Test("two spellings of one text are two, in a set too")
  func spellings() {
    for (left, right) in Self.alike {
      #expect(left == right)
      #expect(left.exact != right.exact)
      #expect(Set([left.exact, right.exact]).count == 2)
    }
  }

  @Test("the same bytes are one text, wherever they come from")
  func same() {
    for (left, right) in Self.alike {
      #expect(left.exact == String(decoding: Array(left.utf8), as: UTF8.self).exact)
      #expect(Set([right.exact, String(right[...]).exact]).count == 1)
    }
  }
}
