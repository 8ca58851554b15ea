internal import Cryptography
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// The name of a cookie without its prefix.
struct CookieName: Sendable, Hashable {
  let text: String

  /// A name for one pool: pools share an origin, and a sign-in to one must not end that to another.
  init(_ name: StaticString, of pool: UserPoolID) {
    text = "\(name)-\(pool.name)"
  }

  /// A name for one client's pages.
  init(_ name: StaticString, of client: ClientID) {
    text = "\(name)-\(client.text)"
  }

  /// A name for the pool whose id ends so.
  init(_ name: StaticString, ofPoolNamed pool: String) {
    text = "\(name)-\(pool)"
  }

  /// A name for the whole installation.
  init(_ name: StaticString) {
    text = "\(name)"
  }
}

/// Reads and writes the cookies of the gateway's pages.
///
/// Each is for this host alone (`__Host-`, RFC 6265bis §4.1.3.2), over TLS alone, out of reach of
/// scripts (HttpOnly) and not sent with a request of another site, except when its link is followed
/// (SameSite=Lax). An installation at an http URL, for development, can have neither prefix nor Secure.
/// A value is bytes in Base64URL, so that no value can end its field.
struct Cookies: Sendable {
  private let isSecure: Bool
  /// Browsers cap at 400 days; a longer value would be a mistake.
  static let maxLifetime = Duration.seconds(400 * 86_400)
  /// What browsers keep of one.
  private static let maxValueBytes = 4096

  /// Cookies of an installation at this URL.
  init(publicURL: String) {
    isSecure = publicURL.lowercased().hasPrefix("https://")
  }

  /// The cookie's value; nil where it is absent, malformed, or there twice.
  ///
  /// Without the prefix another page of the domain can set one of the same name: of two the wrong
  /// one could be believed (session fixation).
  func value(of name: CookieName, in headers: HTTPFields) -> [UInt8]? {
    let wanted = field(name)
    let values = headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .compactMap { pair -> Substring? in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].trimming(while: { $0 == " " }) == wanted else {
          return nil
        }
        return parts[1].trimming(while: { $0 == " " })
      }
    guard values.count == 1, values[0].utf8.count <= Self.maxValueBytes else { return nil }
    return Base64URL.decode(String(values[0]))
  }

  /// The values of a name for every pool, by the pools' names; of a name that is there twice, none.
  func values(ofEachPool name: StaticString, in headers: HTTPFields) -> [String: [UInt8]] {
    let start = field(CookieName(name)) + "-"
    let names = headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .compactMap { pair -> String? in
        let field = pair.prefix { $0 != "=" }.trimming(while: { $0 == " " })
        return field.hasPrefix(start) ? String(field.dropFirst(start.count)) : nil
      }
    var values: [String: [UInt8]] = [:]
    for pool in Set(names.prefix(Self.maxPools)) {
      values[pool] = value(of: CookieName(name, ofPoolNamed: pool), in: headers)
    }
    return values
  }

  /// More than one person ever signs in to; each costs the service a look.
  private static let maxPools = 32

  /// Has the browser keep the cookie, for so long or until it is closed.
  func set(_ name: CookieName, to value: [UInt8], for lifetime: Duration?, in answer: inout Answer)
  {
    let age = lifetime.map { "; Max-Age=\(min($0, Self.maxLifetime).components.seconds)" } ?? ""
    add("\(field(name))=\(Base64URL.encode(value))\(age)", to: &answer)
  }

  /// Has the browser forget the cookie.
  func remove(_ name: CookieName, in answer: inout Answer) {
    add("\(field(name))=; Max-Age=0", to: &answer)
  }

  private func field(_ name: CookieName) -> String {
    isSecure ? "__Host-\(name.text)" : name.text
  }

  private func add(_ cookie: String, to answer: inout Answer) {
    let attributes = "; Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    answer.response.headers.append(HTTPField(name: .setCookie, value: cookie + attributes))
  }
}
