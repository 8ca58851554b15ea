/// An address of a provider, in the one form that is accepted.
///
/// The form is narrow on purpose: two readers of an URL can then not see two hosts in it. There is no
/// user, no fragment, no address of IPv6, and the host is in lower case.
package struct ProviderAddress: Sendable, Hashable {
  /// The whole address.
  package let text: String
  /// The scheme, the host and, where it is not the scheme's own, the port.
  package let origin: String
  /// What follows the scheme.
  package let withoutScheme: String

  private static let longest = 2048

  /// Where Google's discovery document is.
  package static let google = ProviderAddress(usual: "accounts.google.com")
  /// Where Apple's discovery document is.
  package static let apple = ProviderAddress(usual: "appleid.apple.com")
  /// Facebook's Graph API.
  package static let facebook = ProviderAddress(usual: "graph.facebook.com")
  /// Login with Amazon.
  package static let amazon = ProviderAddress(usual: "api.amazon.com")

  private init(usual host: String) {
    text = "https://" + host
    origin = text
    withoutScheme = host
  }

  /// Nil for text of another form.
  package init?(_ text: String) {
    let schemes = [("https://", ":443"), ("http://", ":80")]
    guard text.utf8.count <= Self.longest,
      let (scheme, usualPort) = schemes.first(where: { text.hasPrefix($0.0) })
    else { return nil }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    guard Self.isAuthority(authority), rest.utf8.allSatisfy(Self.mayFollow) else { return nil }
    self.text = text
    let isUsual = authority.hasSuffix(usualPort)
    origin = scheme + (isUsual ? authority.dropLast(usualPort.count) : authority)
    withoutScheme = String(rest)
  }

  /// One that browsers alone are sent to: metadata of some products has hosts with capitals.
  package init?(forBrowsers text: String) {
    self.init(text.lowercased())
  }

  /// The address without a final slash, followed by the path.
  package func appending(_ path: String) -> ProviderAddress? {
    ProviderAddress((text.hasSuffix("/") ? String(text.dropLast()) : text) + path)
  }

  private static func isAuthority(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, host.utf8.count <= 253, parts.count <= 2,
      host.utf8.allSatisfy({ isLowercaseOrDigit($0) || ".-".utf8.contains($0) })
    else { return false }
    guard parts.count == 2 else { return true }
    return UInt16(parts[1]) != nil && parts[1].utf8.allSatisfy(isDigit)
  }

  private static func mayFollow(_ byte: UInt8) -> Bool {
    isLowercaseOrDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || "/-._~%!$&'()*+,;=:@?".utf8.contains(byte)
  }

  private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
