import SignedXML
import Testing

/// Parsing of XML that an attacker may have written.
@Suite struct XMLDocumentTests {
  private func fault(
    _ text: String,
    _ strictness: XMLDocument.Strictness = .plain
  ) -> XMLFault? {
    do throws(XMLFault) {
      _ = try XMLDocument(parsing: Array(text.utf8), strictness)
      return nil
    } catch {
      return error
    }
  }

  @Test("a document becomes values with namespaces, attributes and text in their order")
  func tree() throws {
    let text = #"<a:r xmlns:a="urn:a" x="1" a:x="2">t<b>&lt;<![CDATA[<c>]]>é</b>u</a:r>"#
    let root = try XMLDocument(parsing: Array(text.utf8)).root
    #expect(root.name == "r" && root.namespace == "urn:a" && root.ownText == "tu")
    #expect(root.attribute("x") == "1" && root.attributes.map(\.value) == ["1", "2"])
    #expect(root.children.map(\.name) == ["b"] && root.children.first?.namespace == "")
    #expect(root.children.first?.ownText == "<<c>é" && root.allText == "t<<c>éu")
  }

  @Test(
    "what is not well-formed is refused",
    arguments: [
      "", "a", "<a>", "<a></b>", #"<a x="1" x="2"/>"#, "<p:a/>", "<a>&b;</a>", "<a>\u{1}</a>",
      "<a/><b/>", #"<a xmlns:p="urn:p" xmlns:q="urn:p" p:x="1" q:x="2"/>"#,
    ]
  )
  func malformed(_ text: String) {
    #expect(fault(text) == .malformed)
    #expect(fault(text, .commented) == .malformed)
  }

  @Test("a byte order mark is no content")
  func mark() throws {
    #expect(
      try XMLDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("<a>b</a>".utf8)).root.ownText == "b"
    )
  }

  @Test("bytes that are not UTF-8 are refused, whatever the document says of itself")
  func encodings() {
    let latin = Array(#"<?xml version="1.0" encoding="ISO-8859-1"?><a>"#.utf8) + [0xE9]
    for bytes in [latin + Array("</a>".utf8), [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]] {
      do throws(XMLFault) {
        _ = try XMLDocument(parsing: bytes)
        Issue.record("\(bytes) was read")
      } catch {
        #expect(error == .malformed)
      }
    }
  }

  @Test(
    "a document type ends the parsing before anything in it is read",
    arguments: [
      "<!DOCTYPE a><a/>", #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
      #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#,
      #"<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1:1/">%b;]><a/>"#,
      // Not well-formed after its begin: the parser never got as far.
      "<!DOCTYPE a [<",
    ]
  )
  func documentTypes(_ text: String) {
    #expect(fault(text) == .construct)
    #expect(fault(text, .commented) == .construct)
  }

  @Test(
    "comments and processing instructions are refused, or left out where people write the document",
    arguments: ["<a>b<!-- c -->d</a>", "<a>b<?c d?>d</a>", "<!-- c --><a>bd</a>", "<a>bd</a><?c?>"]
  )
  func comments(_ text: String) throws {
    #expect(fault(text) == .construct)
    #expect(try XMLDocument(parsing: Array(text.utf8), .commented).root.ownText == "bd")
  }

  @Test("levels, elements and declarations have a number")
  func limits() {
    let levels = { String(repeating: "<a>", count: $0) + String(repeating: "</a>", count: $0) }
    #expect(fault(levels(64)) == nil)
    #expect(fault(levels(65)) == .excessive)
    #expect(fault("<a>" + String(repeating: "<b/>", count: 19_999) + "</a>") == nil)
    #expect(fault("<a>" + String(repeating: "<b/>", count: 20_000) + "</a>") == .excessive)
    let declarations = { (0..<$0).map { " xmlns:a\($0)=\"urn:a\"" }.joined() }
    #expect(fault("<a\(declarations(2000))/>") == nil)
    #expect(fault("<a\(declarations(2001))/>") == .excessive)
  }
}
