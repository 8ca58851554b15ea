import Testing

/// Escaping protects a value in text and in a quoted attribute, and nowhere else.
@Suite("Templates of pages")
struct TemplateTests {
  /// Attributes whose value is an address, a style or another document.
  private static let dangerousAttributes: Set = [
    "href", "src", "srcset", "action", "formaction", "poster", "data", "style", "srcdoc",
  ]

  private static func isSafe(_ place: TemplateScanner.Place) -> Bool {
    switch place {
    case .text: true
    case .attribute(let name): !dangerousAttributes.contains(name) && !name.hasPrefix("on")
    case .tag, .program: false
    }
  }

  @Test("hold values only where escaping protects them (cross-site scripting)")
  func values() throws {
    let pages = try SourceTree.shared().files(under: "Services/Gateway/Service/Pages")
    #expect(!pages.isEmpty)
    for file in pages {
      let parts = file.text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        guard index % 2 == 1 else {
          let lines = part.split(separator: "\n").filter { line in
            line.contains("\"") && line.contains("<") && line.contains("\\(")
          }
          #expect(lines == [], "\(file.path): a template with values is a multi-line literal")
          continue
        }
        let places = TemplateScanner.places(in: part)
        #expect(places.allSatisfy(Self.isSafe), "\(file.path): \(places)")
      }
    }
  }

  @Test(
    "a value elsewhere is found",
    arguments: [
      #"<p \(x)>"#, #"<\(x)>"#, #"<p id=\(x)>"#, #"<a href="\(x)">"#,
      #"<a title="a" HREF="b\(x)">"#,
      #"<b onclick="\(x)">"#, #"<p style="\(x)">"#, #"<script>\(x)</script>"#,
      #"<style nonce="a">b\(x)</style>"#, #"<p>\(f(x))</p><p \(x)"#,
    ]
  )
  func unsafe(template: String) {
    #expect(!TemplateScanner.places(in: template[...]).allSatisfy(Self.isSafe))
  }

  @Test(
    "a value in text or in a quoted attribute is none of those",
    arguments: [
      #"\(x)"#, #"<p>\(x)</p>"#, #"<input value="\(f(x))" name="a">\(x)"#,
      #"<style>a{b:"c"}</style><p title="<\(x)>">\(x)"#, #"<script></script>\(x)"#,
    ]
  )
  func safe(template: String) {
    let places = TemplateScanner.places(in: template[...])
    #expect(!places.isEmpty && places.allSatisfy(Self.isSafe))
  }
}
