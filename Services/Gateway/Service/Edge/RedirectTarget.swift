internal import Cryptography
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// Where a browser may be sent: a page of ours, or an address that a service checked.
///
/// A redirect to anywhere else would lend this installation's name to the attacker who wrote the link
/// (open redirect), and a code in it would be the attacker's.
struct RedirectTarget: Sendable, Hashable {
  /// For the Location header.
  private(set) var location: String

  /// An address that is registered, byte for byte as the service that checked it gave it.
  ///
  /// The form is checked once more: nil for what could run as a script, hide its host behind a name
  /// and password, carry a fragment, end the header, or go in the clear to another machine.
  init?(registered url: String) {
    self.init(checked: url, maxBytes: Self.maxBytes)
  }

  private init?(checked url: String, maxBytes: Int) {
    guard url.utf8.count <= maxBytes, RedirectURI.fault(of: url) == nil else { return nil }
    location = url
  }

  /// A page of this installation, below a pool's base path where it is a pool's.
  init(own path: StaticString, below base: String = "") {
    location = "\(base)\(path)"
  }

  /// An address that a service made: of this installation where it begins with a slash, else one that the service
  /// checked or a provider's.
  init?(fromService location: String) {
    guard location.hasPrefix("/") else {
      self.init(checked: location, maxBytes: Self.maxProviderBytes)
      return
    }
    // Two slashes would lead to another host.
    guard !location.hasPrefix("//"), location.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !location.contains("\\")
    else { return nil }
    self.init(path: location)
  }

  private init(path: String) {
    location = path
  }

  /// A page of the pool that the request is for, at the address that the request came to.
  init(own path: StaticString, of request: EndpointRequest) {
    location = "\(request.basePath)\(path)"
  }

  /// The same page at the address that browsers are led to, with its query byte for byte.
  init(canonical site: PoolSite, path: Substring, query: Substring?) {
    location = site.base + path + (query.map { "?\($0)" } ?? "")
  }

  /// A page of this installation, below the same address as the one that a request was sent to.
  init(own path: StaticString, beside request: EndpointRequest, at endpoint: PathPattern) {
    let asked = request.http.head.pathAlone
    let base = asked.hasSuffix(endpoint.text) ? asked.dropLast(endpoint.text.count) : ""
    location = "\(base)\(path)"
  }

  /// The same page with a query; nil for what no query may have.
  init?(
    own path: StaticString,
    beside request: EndpointRequest,
    at endpoint: PathPattern,
    query: String
  ) {
    guard Self.isQuery(query) else { return nil }
    self.init(own: path, beside: request, at: endpoint)
    location += "?\(query)"
  }

  /// The address that a request was sent to, with another query; nil for what no query may have.
  init?(addressOf request: EndpointRequest, query: String) {
    guard Self.isQuery(query) else { return nil }
    location = "\(request.http.head.pathAlone)?\(query)"
  }

  private static func isQuery(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }
  }

  /// The same place with further parameters; in the fragment where no server is to see them.
  func adding(
    _ parameters: [(name: String, value: String)],
    asFragment isFragment: Bool = false
  ) -> RedirectTarget {
    var target = self
    let sign: Character = isFragment ? "#" : "?"
    for (name, value) in parameters {
      target.location += target.location.contains(sign) ? "&" : String(sign)
      target.location += "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    }
    return target
  }

  private static let maxBytes = 2048
  /// A signed request of SAML travels in the address.
  private static let maxProviderBytes = 8192
}

extension Answer {
  /// Sends a browser elsewhere; after a POST by 303, so that it does not post again.
  init(redirectingTo target: RedirectTarget, status: HTTPResponse.Status = .found) {
    self.init(
      response: Response(
        status: status,
        headers: [
          .location: target.location, .cacheControl: "no-store",
          // The address that is left may hold a code or a state.
          .referrerPolicy: "no-referrer",
        ]
      )
    )
  }
}
