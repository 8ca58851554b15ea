internal import Cryptography

/// An address for a link or a form: a path of the process itself, made of segments that are escaped.
///
/// No other text can stand where a browser follows it: `javascript:` and other sites' addresses have no way in here.
public struct PageLink: Sendable, Hashable {
  /// The path with its query.
  public private(set) var text: String

  /// A path of these segments, each of which may be any text.
  public init(_ segments: [String]) {
    text = "/" + segments.map(PercentEncoding.encode).joined(separator: "/")
  }

  /// A path of these segments, each of which may be any text.
  public init(_ segments: String...) {
    self.init(segments)
  }

  /// A field of the same page.
  public init(field: StaticString) {
    text = "#\(field)"
  }

  /// The same address with parameters; those without a value are left out.
  public func with(_ parameters: [(name: String, value: String?)]) -> PageLink {
    let query = parameters.compactMap { parameter -> String? in
      guard let value = parameter.value, !value.isEmpty else { return nil }
      return "\(PercentEncoding.encode(parameter.name))=\(PercentEncoding.encode(value))"
    }
    guard !query.isEmpty else { return self }
    var link = self
    link.text += (text.contains("?") ? "&" : "?") + query.joined(separator: "&")
    return link
  }

  /// A path of this process that was carried by an address; nil for all that leads elsewhere.
  ///
  /// `//host` and `/\host` are other sites to a browser.
  public init?(path text: String) {
    guard text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 1024,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    self.text = text
  }
}
