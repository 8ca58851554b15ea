import Markup
import Testing

@Suite("Templates of pages")
struct HTMLTests {
  @Test("escape every value, in text and in attributes (cross-site scripting)")
  func escaping() {
    let value = #"<script>&"'</p>é🔑"#
    let escaped = "&lt;script&gt;&amp;&quot;&#39;&lt;/p&gt;é🔑"
    let piece: HTML = #"<p title="\#(value)">\#(value)</p>"#
    #expect(piece.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("take pieces of other templates as they are, and escape them once")
  func pieces() {
    let inner: HTML = "<b>\("a&b")</b>"
    let outer: HTML = "<p>\(inner)\(inner)</p>"
    #expect(outer.text == "<p><b>a&amp;b</b><b>a&amp;b</b></p>")
  }

  @Test("do not take text for a piece")
  func textIsNoPiece() {
    let text = "<b>\("x")</b>"
    let piece: HTML = "\(text)"
    #expect(piece.text == "&lt;b&gt;x&lt;/b&gt;")
  }
}
