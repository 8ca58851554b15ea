internal import Cryptography
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// Refuses forms that another site's page sends in a visitor's name (cross-site request forgery).
///
/// The form carries a code that is made of the visitor's cookie, which no other site can read (double
/// submit). And what the browser says of the form's origin must name this installation: that also stops
/// a site that could set cookies here.
struct FormProtection: Sendable {
  /// The secret of a visitor's cookie.
  struct Visitor: Sendable {
    let secret: [UInt8]
    /// Whether the browser has no cookie yet.
    let isNew: Bool
  }

  /// The field of the form.
  static let field = "_csrf"
  private static let cookie = CookieName("gatehouse-csrf")
  private static let secretBytes = 32

  private let cookies: Cookies
  private let random: any RandomSource
  private let scheme: String

  init(publicURL: String, random: any RandomSource) {
    cookies = Cookies(publicURL: publicURL)
    self.random = random
    scheme = publicURL.prefix { $0 != ":" }.lowercased()
  }

  /// Whose browser sent the request; a new visitor where we did not make its cookie.
  func visitor(of request: EndpointRequest) -> Visitor {
    let known = cookies.value(of: Self.cookie, in: request.http.headers)
    guard let known, known.count == Self.secretBytes else {
      return Visitor(secret: random.bytes(Self.secretBytes), isNew: true)
    }
    return Visitor(secret: known, isNew: false)
  }

  /// Has the browser keep a new visitor's cookie until it is closed.
  func keep(_ visitor: Visitor, in answer: inout Answer) {
    guard visitor.isNew else { return }
    cookies.set(Self.cookie, to: visitor.secret, for: nil, in: &answer)
  }

  /// What the form of a page carries; of no use on another page.
  func code(of visitor: Visitor, at page: String) -> String {
    Base64URL.encode(HMACKey(visitor.secret).authenticate(Array(page.utf8)))
  }

  /// Whether the form was sent by this visitor from this page.
  func isOwn(
    _ form: Parameters,
    _ request: EndpointRequest,
    of visitor: Visitor,
    at page: String
  )
    -> Bool
  {
    guard isFromHere(request), let code = form[Self.field] else { return false }
    return constantTimeEquals(Array(code.utf8), Array(self.code(of: visitor, at: page).utf8))
  }

  private func isFromHere(_ request: EndpointRequest) -> Bool {
    let head = request.http.head
    let sites = head.headerFields[values: .secFetchSite]
    let origins = head.headerFields[values: .origin]
    guard sites.count <= 1, origins.count <= 1 else { return false }
    // A form that the user sends anew from the browser's own controls comes from no site.
    if let site = sites.first, site != "same-origin", site != "none" { return false }
    switch origins.first {
    case nil: return true
    case "null": return sites.first == "same-origin"
    case let origin?:
      return origin.lowercased() == "\(scheme)://\(request.authority.lowercased())"
    }
  }
}
