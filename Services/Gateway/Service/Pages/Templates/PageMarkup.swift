internal import Markup

/// A piece of markup that an operator wrote: text, a few elements, and links to documents.
///
/// It is read to its last character and written anew from names of ours, so that no text of a file stands in a
/// page as markup. What is not known is refused at the start: a script, a style or an address of another kind
/// never reaches a browser.
struct PageMarkup: Sendable {
  private(set) var html: HTML = ""

  private enum Element: String, CaseIterable {
    case a
    case br
    case em
    case li
    case ol
    case p
    case small
    case span
    case strong
    case ul

    static let names = allCases.map(\.rawValue).joined(separator: ", ")

    var start: HTML { HTML(stringLiteral: "<" + rawValue) }
    var end: HTML { HTML(stringLiteral: "</" + rawValue + ">") }
  }

  private static let entities: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}",
  ]

  private var rest: Substring
  private var line = 1
  private var open: [(element: Element, line: Int)] = []

  init(_ source: String) throws(TemplateLineFault) {
    rest = source[...]
    while let next = rest.first {
      switch next {
      case "<": try readTag()
      case "&": try readEntity()
      default: readText()
      }
    }
    if let last = open.last {
      throw TemplateLineFault(
        line: last.line,
        sentence: "the element \(last.element.rawValue) is not closed"
      )
    }
  }

  private func fault(_ sentence: String) -> TemplateLineFault {
    TemplateLineFault(line: line, sentence: sentence)
  }

  private mutating func take(_ count: Int) {
    line += rest.prefix(count).count { $0.isNewline }
    rest = rest.dropFirst(count)
  }

  private mutating func readText() {
    let text = rest.prefix { $0 != "<" && $0 != "&" }
    take(text.count)
    html = html + Self.text(String(text))
  }

  private static func text(_ text: String) -> HTML { "\(text)" }

  private mutating func readEntity() throws(TemplateLineFault) {
    let name = rest.dropFirst().prefix { $0.isLetter }
    guard rest.dropFirst(name.count + 1).first == ";", let character = Self.entities[name] else {
      throw fault("write & as &amp;")
    }
    take(name.count + 2)
    html = html + Self.text(String(character))
  }

  private mutating func readTag() throws(TemplateLineFault) {
    if rest.hasPrefix("<!--") {
      guard let end = rest.firstRange(of: "-->") else { throw fault("the comment is not closed") }
      take(rest.distance(from: rest.startIndex, to: end.upperBound))
      return
    }
    let isEnd = rest.hasPrefix("</")
    let name = rest.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
    guard let element = Element(rawValue: String(name)) else {
      throw fault("the element \(name.prefix(20)) is not allowed; these are: \(Element.names)")
    }
    take((isEnd ? 2 : 1) + name.count)
    if isEnd { try close(element) } else { try begin(element) }
  }

  private mutating func close(_ element: Element) throws(TemplateLineFault) {
    guard rest.first == ">" else {
      throw fault("the end of the element \(element.rawValue) has no >")
    }
    guard open.last?.element == element else {
      throw fault("the end of the element \(element.rawValue) closes nothing")
    }
    take(1)
    open.removeLast()
    html = html + element.end
  }

  private mutating func begin(_ element: Element) throws(TemplateLineFault) {
    let address = try readAddress(of: element)
    guard rest.first == ">" else {
      throw fault("the element \(element.rawValue) may have no such attribute")
    }
    if element == .a, address == nil { throw fault("<a> needs href=\"https://…\"") }
    let attribute = address.map { $0.attribute("href") + " rel=\"noopener\"" } ?? ""
    html = html + element.start + attribute + ">"
    if element != .br { open.append((element, line)) }
    take(1)
  }

  /// The only attribute: where a link leads.
  private mutating func readAddress(of element: Element) throws(TemplateLineFault) -> PageAddress? {
    let space = rest.prefix { $0.isWhitespace }
    take(space.count)
    guard element == .a, rest.hasPrefix("href=\"") else { return nil }
    let value = rest.dropFirst(6).prefix { $0 != "\"" && $0 != "\n" }
    guard rest.dropFirst(6 + value.count).first == "\"" else { throw fault("href has no end") }
    let plain = String(value).replacing("&amp;", with: "&")
    guard let address = PageAddress(document: plain) else {
      throw fault("href must begin with https://")
    }
    take(7 + value.count)
    return address
  }
}
