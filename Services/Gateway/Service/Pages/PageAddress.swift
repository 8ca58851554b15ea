internal import Cryptography
internal import Markup

/// An address for a link or a form: a page of this installation, or one that was checked.
///
/// No other text can stand where a browser follows it: `javascript:` and other sites' addresses have no
/// way in here.
struct PageAddress: Sendable, Hashable {
  private let text: String

  /// A page below the pool's base path, with the parameters that it carries.
  init(
    _ path: StaticString,
    below base: String,
    carrying parameters: [(name: String, value: String)] = []
  ) {
    let query = parameters.map {
      "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
    }
    text = "\(base)\(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// An origin of an application, as a service checked it; nil for what no browser should be led to by a
  /// link.
  init?(origin: String) {
    let isPlain = origin.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ":/.-[]".utf8.contains(byte)
    }
    guard isPlain, origin.hasPrefix("https://") || origin.hasPrefix("http://") else { return nil }
    text = origin + "/"
  }

  /// The key of an authenticator, which opens the app on the same device.
  init?(authenticatorKey uri: String) {
    guard uri.hasPrefix("otpauth://totp/") else { return nil }
    text = uri
  }

  /// A field of the same page.
  init(field id: String) {
    text = "#" + id
  }

  /// The style sheet of a client's look.
  init(sheetOf look: BrandingAddress) {
    text = look.sheet
  }

  /// An image of a client's look; nil for what is no name of one.
  init?(image name: String, of look: BrandingAddress) {
    guard let address = look.image(name) else { return nil }
    text = address
  }

  /// A document of an operator, by TLS or for a trial on the same machine, as a service checked it.
  init?(document address: String) {
    let isPlain = address.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    let begins = ["https://", "http://localhost", "http://127.0.0.1", "http://[::1]"]
    guard isPlain, begins.contains(where: { address.lowercased().hasPrefix($0) }) else {
      return nil
    }
    text = address
  }

  /// A provider's, as a service made it; nil for what no browser may be sent to.
  init?(fromService location: String) {
    guard let target = RedirectTarget(fromService: location) else { return nil }
    text = target.location
  }

  /// The address as an attribute of an element that is begun.
  func attribute(_ name: StaticString) -> HTML {
    HTML(stringLiteral: " \(name)=\"") + value + "\""
  }

  /// A link of a menu.
  func menuLink(_ content: HTML, isCurrent: Bool) -> HTML {
    let mark: HTML = isCurrent ? " aria-current=\"page\"" : ""
    return "<a" + attribute("href") + mark + ">" + content + "</a>"
  }

  /// A link that opens beside the page, so that what was typed there stays.
  func linkBeside(_ content: HTML) -> HTML {
    "<a" + attribute("href") + " target=\"_blank\" rel=\"noopener\">" + content + "</a>"
  }

  /// A link; the look is a class of the style sheet.
  func link(_ content: HTML, look: StaticString = "") -> HTML {
    let look = HTML(stringLiteral: "\(look)")
    let start: HTML = "<a class=\""
    return start + look + "\" href=\"" + value + "\">" + content + "</a>"
  }

  /// The field of an answer that leads a browser there.
  func refresh(after seconds: Int) -> String { "\(seconds); url=\(text)" }

  /// The start of a form that is sent there.
  var formStart: HTML {
    let start: HTML = "<form class=\"stack\" method=\"post\" action=\""
    return start + value + "\">"
  }

  private var value: HTML { "\(text)" }
}

extension HTML {
  /// One piece after another.
  static func + (left: HTML, right: HTML) -> HTML { HTML(stringLiteral: left.text + right.text) }

  /// Pieces after one another, each on its own line.
  static func lines(_ pieces: [HTML]) -> HTML {
    HTML(stringLiteral: pieces.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
