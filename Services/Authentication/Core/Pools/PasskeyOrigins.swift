/// The origins where a pool's passkeys may be used beside the relying party's own; by tag of the pool
/// (PKY-4).
enum PasskeyOrigins {
  static let tag = "gatehouse:passkey-origins"

  /// The origins of the tag, which stand with spaces between them.
  static func listed(_ tags: [String: String]) -> Set<String> {
    Set((tags[tag] ?? "").split(separator: " ").map(String.init))
  }

  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard tags[tag] != nil else { return }
    let listed = listed(tags)
    guard !listed.isEmpty, listed.allSatisfy(isOrigin) else {
      throw .invalidParameter(
        """
        The tag \(tag) must be origins with spaces between them, each as https://host, \
        https://host:port, http://localhost:port or android:apk-key-hash: with the hash.
        """
      )
    }
  }

  /// Whether a browser or a telephone would write the text as an origin.
  private static func isOrigin(_ text: String) -> Bool {
    let app = "android:apk-key-hash:"
    if text.hasPrefix(app) {
      // SHA-256 in base64url.
      let hash = text.dropFirst(app.count).utf8
      return hash.count == 43
        && hash.allSatisfy {
          isLetterOrDigit($0) || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0)
        }
    }
    for (scheme, usualPort) in [("https://", "443"), ("http://", "80")] where text.hasPrefix(scheme)
    {
      let parts = text.dropFirst(scheme.count).split(
        separator: ":",
        omittingEmptySubsequences: false
      )
      guard let host = parts.first.map(String.init), parts.count <= 2,
        RelyingPartyID.isHost(host), scheme == "https://" || host == RelyingPartyID.ownMachine
      else { return false }
      guard parts.count == 2 else { return true }
      // A browser leaves the usual port out.
      return parts[1] != usualPort && parts[1].first != "0" && parts[1].utf8.allSatisfy(isDigit)
        && (1...65_535).contains(Int(parts[1]) ?? 0)
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
