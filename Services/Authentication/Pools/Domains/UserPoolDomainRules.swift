internal import AuthenticationCore
internal import Domain

/// What is refused of a domain (DOM-5).
struct UserPoolDomainRules {
  let addresses: PoolAddresses

  /// What a prefix must not contain: pages below it would look like Amazon's.
  private static let reservedWords = ["aws", "amazon", "cognito"]

  /// Hosts that visitors and browsers take for the operator's.
  private static let reservedNames: Set<String> = [
    "admin", "administrator", "api", "autoconfig", "autodiscover", "console", "gatehouse",
    "hostmaster", "localhost", "mail", "postmaster", "root", "webmaster", "wpad", "www",
  ]

  func check(_ domain: PoolDomain) throws(AuthenticationFailure) {
    try Self.check(version: domain.managedLoginVersion)
    if domain.isCustom { try checkHost(domain.name) } else { try checkPrefix(domain.name) }
  }

  static func check(version: Int32) throws(AuthenticationFailure) {
    guard (1...2).contains(version) else {
      throw .invalidParameter("ManagedLoginVersion must be 1 or 2.")
    }
  }

  private func checkPrefix(_ name: String) throws(AuthenticationFailure) {
    guard !name.contains(".") else {
      throw .invalidParameter(
        "Invalid domain prefix: \(name). A domain with dots needs CustomDomainConfig."
      )
    }
    // A number is a label too, as the first one of several.
    guard HostName.isValid("\(name).example") else {
      throw .invalidParameter("Invalid domain prefix: \(name)")
    }
    if let word = Self.reservedWords.first(where: { name.contains($0) }) {
      throw .invalidParameter("Domain cannot contain reserved word: \(word)")
    }
    let host = addresses.host(
      of: PoolDomain(name: name, isCustom: false, managedLoginVersion: 1)
    )
    guard !Self.reservedNames.contains(name), host != addresses.host else {
      throw .invalidParameter("Domain is reserved: \(name)")
    }
  }

  private func checkHost(_ name: String) throws(AuthenticationFailure) {
    guard name.contains("."), HostName.isValid(name) else {
      throw .invalidParameter("Custom domain is not a valid subdomain: \(name)")
    }
    guard !addresses.isTaken(name) else { throw .invalidParameter("Domain is reserved: \(name)") }
  }
}
