internal import Cryptography

/// For whom passkeys are made, and where they may be used.
public struct RelyingParty: Sendable, Hashable {
  /// A host, which every passkey is bound to.
  public let id: String
  /// Origins beside those that the id is the host of: of pages, and of apps as
  /// `android:apk-key-hash:…`.
  public let origins: Set<String>

  /// The relying party of a host, with further origins.
  public init(id: String, origins: Set<String> = []) {
    self.id = id
    self.origins = origins
  }

  /// What authenticator data name it by.
  var hash: [UInt8] { SHA256.digest(of: Array(id.utf8)) }

  /// Whether passkeys may be used at an origin: one of the list, byte for byte, or the host's own.
  ///
  /// Other hosts below it are not in it: an attacker who gets hold of one of them could use it.
  func allows(origin: String) -> Bool {
    if origins.contains(origin) || origin == "https://\(id)" { return true }
    return isOnDevelopersMachine && isDevelopers(origin)
  }

  /// Whether the host is the machine of the browser itself, by one of its names (RFC 6761 §6.3).
  private var isOnDevelopersMachine: Bool { id == "localhost" || id.hasSuffix(".localhost") }

  /// A page of the host on the developer's own machine, which browsers trust without TLS, on any port.
  private func isDevelopers(_ origin: String) -> Bool {
    for scheme in ["http", "https"] {
      let base = "\(scheme)://\(id)"
      guard origin.hasPrefix(base) else { continue }
      let rest = origin.dropFirst(base.count)
      if rest.isEmpty { return true }
      let port = rest.dropFirst()
      return rest.first == ":" && (1...5).contains(port.utf8.count)
        && port.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return false
  }
}

/// What the answer of an authenticator is held against.
public struct ExpectedCeremony: Sendable {
  let relyingParty: RelyingParty
  let challenge: [UInt8]
  let needsUserVerification: Bool

  /// The relying party that asked, and what it asked with.
  public init(relyingParty: RelyingParty, challenge: [UInt8], needsUserVerification: Bool) {
    self.relyingParty = relyingParty
    self.challenge = challenge
    self.needsUserVerification = needsUserVerification
  }
}
