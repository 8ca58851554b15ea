import PageStyles
import Testing

@Suite("SVG of a style")
struct SVGTests {
  @Test(
    "BRA-5: shapes, texts, paints and what drawing programs note are taken",
    arguments: [
      "<path d=\"M0 0\" fill=\"url(#a)\"/><defs><linearGradient id=\"a\"><stop offset=\"0\"/></linearGradient></defs>",
      "<style>.a{fill:url('#b')} @media (prefers-color-scheme: dark){.a{fill:#fff}}</style>",
      "<style><![CDATA[.a > .b{fill:red}/* a comment */]]></style>",
      "<use href=\"#a\"/><use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\"/>",
      "<image href=\"data:image/png;base64,AAAA\"/>",
      "<text x='1' y='2' style=\"font-size:2px\">a &amp; b &#x41;<tspan>c</tspan></text>",
      "<!-- Generator: a program --><g transform=\"translate(1, 2)\"/>",
      "<metadata xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:RDF rdf:about=\"\"/></metadata>",
      "<g xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" inkscape:label=\"x(y)\"/>",
    ]
  )
  func taken(content: String) throws {
    try ImageKind.svg.check(SampleImages.svg(content))
  }

  @Test("BRA-5: a declaration of UTF-8 is taken, of another encoding refused")
  func declaration() throws {
    let svg = SampleImages.svg("")
    func declared(_ text: String) -> [UInt8] { Array(text.utf8) + svg }
    try ImageKind.svg.check(declared("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    for text in [
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml version=\"1.0\" encoding='utf-7'?>",
      "<?xml-stylesheet href=\"a.css\"?>", "<!DOCTYPE svg>", "<!DOCTYPE svg [<!ENTITY a \"b\">]>",
      "<?xml <script>?>", "text",
    ] {
      #expect(throws: StyleFault.self, "\(text)") { try ImageKind.svg.check(declared(text)) }
    }
  }

  @Test(
    "BRA-5: what runs, fetches or leads elsewhere is refused",
    arguments: [
      "<script>alert(1)</script>", "<SCRIPT/>", "<foreignObject/>", "<a href=\"#a\"/>",
      "<animate attributeName=\"href\" to=\"javascript:alert(1)\"/>", "<set/>",
      "<g onload=\"alert(1)\"/>", "<g ONLOAD=\"a\"/>", "<g onfoo=\"\"/>",
      "<use href=\"https://evil.example/a.svg#b\"/>", "<use href=\" #a\"/>",
      "<use href=\"&#106;avascript:alert(1)\"/>",
      "<image href=\"https://evil.example/a.png\"/>", "<image href=\"//evil.example/a\"/>",
      "<image href=\"data:image/svg+xml;base64,AAAA\"/>", "<feImage href=\"#a\"/>",
      "<path fill=\"url(https://evil.example/a#b)\"/>", "<path fill=\"URL( 'http://e')\"/>",
      "<path style=\"fill:\\75rl(http://e)\"/>", "<path fill=\"url(\u{301}http://e)\"/>",
      "<path mask=\"image-set('a.png' 1x)\"/>",
      "<style>@import 'a.css';</style>", "<style>@font-face{src:url(#a)}</style>",
      "<style>.a{fill:u<!-- -->rl(http://e)}</style>",
      "<style>.a{fill:u<![CDATA[rl(http://e)]]>}</style>",
      "<style>.a{fill:u&#x72;l(http://e)}</style>", "<style>/* open</style>",
      "<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\"/>",
      "<h:svg xmlns:h=\"http://unknown.example/\"/>", "<h:path/>",
      "<g xml:base=\"https://evil.example/\"/>",
      "<path xmlns=\"http://www.w3.org/1999/xhtml\"/>", "<?php x ?>", "<!ELEMENT a>",
      "&evil;", "<g id=\"&evil;\"/>",
    ]
  )
  func refused(content: String) {
    #expect(throws: StyleFault.self) { try ImageKind.svg.check(SampleImages.svg(content)) }
  }

  @Test(
    "what is no well-formed XML is refused",
    arguments: [
      "", " ", "<svg/>", "<svg xmlns=\"http://www.w3.org/2000/svg\">",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"></g>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"/><svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" a=\"1\" a=\"2\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" a=1/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" a=\"<\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" a=\"1\"b=\"2\"/>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- a -- b --></svg>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\">\u{1}</svg>",
      "<g xmlns=\"http://www.w3.org/2000/svg\"/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>x",
    ]
  )
  func malformed(text: String) {
    #expect(throws: StyleFault.self) { try ImageKind.svg.check(Array(text.utf8)) }
  }

  @Test("what costs a browser or us much is refused")
  func limits() throws {
    func nested(_ depth: Int) -> [UInt8] {
      SampleImages.svg(
        String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      )
    }
    try ImageKind.svg.check(nested(60))
    #expect(throws: StyleFault.self) { try ImageKind.svg.check(nested(64)) }
    #expect(throws: StyleFault.self) {
      try ImageKind.svg.check(SampleImages.svg(String(repeating: "<g/>", count: 20_001)))
    }
  }
}
