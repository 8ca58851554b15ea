/// Reads an SVG as far as to know that it draws, and does nothing else.
///
/// It takes less of XML than XML 1.0 is, so that every reader of what it takes understands the same: no
/// document type, no entities of its own, no processing instructions, names in ASCII. What it does not know
/// it refuses.
struct SVGReader {
  private static let maxDepth = 64
  private static let maxElements = 20_000

  private var text: SVGScanner
  /// The elements that are open, with what their prefixes stand for.
  private var open: [Open] = []
  private var elements = 0

  private struct Open {
    let name: Substring
    let scope: [String: String]
    /// What a style element says, put together of its pieces; nil for another element.
    var style: String?
  }

  static func check(_ bytes: [UInt8]) throws(StyleFault) {
    var reader = SVGReader(text: try SVGScanner(bytes))
    try reader.check()
  }

  private init(text: SVGScanner) {
    self.text = text
  }

  private mutating func check() throws(StyleFault) {
    try checkDeclaration()
    var isOver = false
    while !text.isAtEnd {
      if text.takes("<!--") {
        try text.passComment()
      } else if open.isEmpty, text.passesSpace() {
        continue
      } else if !open.isEmpty, text.takes("<![CDATA[") {
        add(try text.upTo("]]>"))
      } else if text.takes("</") {
        try end()
        isOver = open.isEmpty
      } else if text.takes("<!") || text.takes("<?") {
        throw StyleFault("An SVG cannot have a document type or a processing instruction.")
      } else if !isOver, text.takes("<") {
        try begin()
        isOver = open.isEmpty
      } else if !open.isEmpty {
        add(try text.characters())
      } else {
        throw SVGScanner.malformed
      }
    }
    guard isOver else { throw SVGScanner.malformed }
  }

  /// `<?xml …?>` at the beginning; a browser would read another encoding as another text.
  private mutating func checkDeclaration() throws(StyleFault) {
    guard text.takes("<?xml ") else { return }
    var declaration = try SVGScanner(Array(" \(try text.upTo("?>"))".utf8))
    for (name, value) in try declaration.attributes() {
      guard name != "encoding" || value.lowercased() == "utf-8" else {
        throw StyleFault("An SVG must be in UTF-8.")
      }
    }
    guard declaration.isAtEnd else { throw SVGScanner.malformed }
  }

  private mutating func begin() throws(StyleFault) {
    elements += 1
    guard elements <= Self.maxElements, open.count < Self.maxDepth else {
      throw StyleFault(
        "An SVG cannot have more than \(Self.maxElements) elements, \(Self.maxDepth) in each other."
      )
    }
    let name = try text.name()
    let attributes = try text.attributes()
    var scope = open.last?.scope ?? ["xml": SVGNames.xml]
    for (name, value) in attributes {
      if name == "xmlns" { scope[""] = value }
      if name.hasPrefix("xmlns:") { scope[String(name.dropFirst(6))] = value }
    }
    // What `xml` stands for is fixed (Namespaces in XML 1.0 §3).
    scope["xml"] = SVGNames.xml
    let (namespace, local) = try Self.resolve(name, scope, isElement: true)
    guard !open.isEmpty || namespace == SVGNames.svg && local == "svg" else {
      throw StyleFault("An SVG begins with the element svg in its namespace.")
    }
    if namespace == SVGNames.svg {
      guard SVGNames.elements.contains(local) else {
        throw StyleFault("An SVG cannot have the element \(local.prefix(64)).")
      }
      for (name, value) in attributes { try check(name, value, of: local, scope) }
    } else {
      guard SVGNames.ofEditors.contains(namespace) else {
        throw StyleFault("An SVG cannot have elements of the namespace \(namespace.prefix(128)).")
      }
    }
    let isStyle = namespace == SVGNames.svg && local == "style"
    if !text.takes("/>") {
      guard text.takes(">") else { throw SVGScanner.malformed }
      open.append(Open(name: name, scope: scope, style: isStyle ? "" : nil))
    }
  }

  private mutating func end() throws(StyleFault) {
    let name = try text.name()
    _ = text.passesSpace()
    guard text.takes(">"), let last = open.popLast(), last.name == name else {
      throw SVGScanner.malformed
    }
    if let style = last.style { try SVGStyle.check(sheet: style) }
  }

  private mutating func add(_ characters: String) {
    guard let style = open.last?.style else { return }
    open[open.count - 1].style = style + characters
  }

  private func check(
    _ name: Substring,
    _ value: String,
    of element: String,
    _ scope: [String: String]
  ) throws(StyleFault) {
    guard name != "xmlns", !name.hasPrefix("xmlns:") else { return }
    let (namespace, local) = try Self.resolve(name, scope, isElement: false)
    guard !SVGNames.ofEditors.contains(namespace) else { return }
    let isKnown =
      switch namespace {
      case "": !local.lowercased().hasPrefix("on")
      case SVGNames.xlink: ["href", "title", "type"].contains(local)
      case SVGNames.xml: ["space", "lang", "id"].contains(local)
      default: false
      }
    guard isKnown else {
      throw StyleFault("An SVG cannot have the attribute \(name.prefix(64)).")
    }
    if local == "href" {
      try Self.checkReference(value, of: element)
    } else {
      try SVGStyle.check(value: value)
    }
  }

  /// Only what stands in the SVG itself: everything else tells a stranger who looks at the page.
  private static func checkReference(_ value: String, of element: String) throws(StyleFault) {
    let isEmbedded = element == "image" && SVGNames.embeddedImages.contains { value.hasPrefix($0) }
    guard value.hasPrefix("#") || isEmbedded else {
      throw StyleFault("An SVG can refer to nothing outside of itself.")
    }
  }

  private static func resolve(
    _ name: Substring,
    _ scope: [String: String],
    isElement: Bool
  ) throws(StyleFault) -> (namespace: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else {
      // An attribute without a prefix is its element's own (Namespaces in XML 1.0 §6.2).
      return (isElement ? scope[""] ?? "" : "", String(name))
    }
    guard let namespace = scope[String(name[..<colon])], !namespace.isEmpty else {
      throw StyleFault("An SVG has the unknown prefix \(name[..<colon].prefix(64)).")
    }
    return (namespace, String(name[name.index(after: colon)...]))
  }
}
