import PageStyles
import Testing

@Suite("Images of a style")
struct ImageTests {
  static let all: [(ImageKind, [UInt8])] = [
    (.png, SampleImages.png), (.jpeg, SampleImages.jpeg), (.webp, SampleImages.webp),
    (.ico, SampleImages.ico), (.svg, SampleImages.svg),
  ]

  @Test("BRA-4: are taken as what they are, and as nothing else", arguments: all)
  func kinds(kind: ImageKind, bytes: [UInt8]) throws {
    try kind.check(bytes)
    for other in ImageKind.allCases where other != kind {
      #expect(throws: StyleFault.self) { try other.check(bytes) }
    }
  }

  @Test("BRA-4: are whole: no beginning of one is one", arguments: all)
  func cut(kind: ImageKind, bytes: [UInt8]) {
    for count in bytes.indices {
      #expect(throws: StyleFault.self, "\(count)") { try kind.check(Array(bytes[..<count])) }
    }
  }

  @Test("BRA-4: have a size that a browser can draw")
  func sizes() throws {
    try ImageKind.png.check(SampleImages.png(width: 8192, height: 1024))
    for (width, height) in [(0, 16), (16, 0), (8193, 1), (8192, 8192), (1 << 31, 1 << 31)] {
      #expect(throws: StyleFault.self) {
        try ImageKind.png.check(SampleImages.png(width: width, height: height))
      }
    }
  }

  @Test("a PNG ends with its last chunk, and an icon's images lie inside of it")
  func ends() {
    #expect(throws: StyleFault.self) { try ImageKind.png.check(SampleImages.png + [0]) }
    var ico = SampleImages.ico
    ico[18] = 0xFF
    #expect(throws: StyleFault.self) { try ImageKind.ico.check(ico) }
  }

  @Test("have addresses that tell all of them, and no other text does")
  func names() {
    let image = StyleImage(category: "PAGE_HEADER_LOGO", scheme: .dark, kind: .svg)
    #expect(image.name == "page-header-logo-dark.svg")
    #expect(StyleImage(name: image.name) == image)
    for text in [
      "", ".", "a-dark.gif", "A-dark.svg", "a--dark.svg", "a-dark.svg.png", "a-DARK.svg",
    ] {
      #expect(StyleImage(name: text) == nil, "\(text)")
    }
  }
}
