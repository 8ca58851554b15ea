/// Where a sign-in leads, as a browser's policy names it: an origin, or the scheme of an app.
struct DestinationOrigin: Sendable, Hashable {
  let text: String

  /// The origin of an address that a client has registered; nil where it has no scheme.
  init?(_ address: String) {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon].lowercased()
    guard scheme == "https" || scheme == "http" else {
      text = scheme + ":"
      return
    }
    let rest = address[address.index(after: colon)...].drop { $0 == "/" }
    text = scheme + "://" + rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
  }
}
