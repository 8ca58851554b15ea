public import Runtime

/// Which URLs of the operator's may be posted to.
///
/// What is posted has codes, tokens and attributes of users in it, so it leaves the machine by TLS,
/// unless the operator says that the network is protected otherwise.
public struct WebURLRule: Sendable {
  private let allowsPlainHTTP: Bool

  /// Reads `outbound.plain-http`.
  public init(_ source: inout ConfigurationSource) {
    allowsPlainHTTP = source.boolean("outbound", "plain-http", default: false)
  }

  /// What is wrong with a URL, as the end of a sentence; nil where it is fine.
  public func fault(of url: String) -> String? {
    guard url.hasPrefix("https://") || url.hasPrefix("http://"),
      url.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return "must begin with https:// or http://" }
    guard url.hasPrefix("http://"), !allowsPlainHTTP, !Self.staysOnMachine(url) else { return nil }
    return "must begin with https://, because what is posted passes in clear by http://; where the "
      + "network is protected otherwise, set outbound.plain-http to true"
  }

  /// Whether the host of an `http://` URL is this machine's loopback, written as such.
  private static func staysOnMachine(_ url: String) -> Bool {
    let authority = url.dropFirst("http://".count).prefix { !"/?#\\".contains($0) }
    // With a user's name before it, what looks like the host may be something else.
    guard !authority.contains("@") else { return false }
    if authority.hasPrefix("[") { return authority.prefix { $0 != "]" } == "[::1" }
    let host = authority.prefix { $0 != ":" }
    if host.lowercased() == "localhost" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
