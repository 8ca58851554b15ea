internal import Domain
internal import HTTPServer
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
struct Cookies: Sendable {
  private let ofHost: HostCookies
  /// Browsers cap at 400 days; a longer value would be a mistake.
  static let maxLifetime = Duration.seconds(400 * 86_400)

  /// Cookies of an installation at this URL.
  init(publicURL: String) {
    ofHost = HostCookies(of: publicURL)
  }

  /// The cookie's value; nil where it is absent, malformed, or there twice.
  func value(of name: CookieName, in headers: HTTPFields) -> [UInt8]? {
    ofHost.value(of: name.text, in: headers[values: .cookie])
  }

  /// The values of a name for every pool, by the pools' names; of a name that is there twice, none.
  func values(ofEachPool name: StaticString, in headers: HTTPFields) -> [String: [UInt8]] {
    let start = ofHost.field("\(name)-")
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
    let seconds = lifetime.map { min($0, Self.maxLifetime).components.seconds }
    add(ofHost.setting(name.text, to: value, for: seconds), to: &answer)
  }

  /// Has the browser forget the cookie.
  func remove(_ name: CookieName, in answer: inout Answer) {
    add(ofHost.removing(name.text), to: &answer)
  }

  private func add(_ cookie: String, to answer: inout Answer) {
    answer.response.headers.append(HTTPField(name: .setCookie, value: cookie))
  }
}
