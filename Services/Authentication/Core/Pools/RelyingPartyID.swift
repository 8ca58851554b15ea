internal import Domain

/// The host that a pool's passkeys are made for (PKY-1).
package enum RelyingPartyID {
  /// The developer's own machine, the only name without a dot.
  static let ownMachine = "localhost"

  /// Refuses what no browser takes for a relying party: no host, an address, a name without a dot, and
  /// names below which any registrant may have one.
  package static func check(_ id: String) throws(AuthenticationFailure) {
    guard isHost(id) else {
      throw .invalidParameter(
        "Relying party ID \(id) must be a domain name in lower case, without scheme and port."
      )
    }
    guard !isPublic(id) else {
      throw .invalidParameter(
        "Relying party ID \(id) is a public suffix, below which any registrant may have a name."
      )
    }
  }

  /// Whether the text is a name of a host as browsers write it: two labels at least, the last one no number.
  static func isHost(_ text: String) -> Bool {
    text == ownMachine || text.contains(".") && HostName.isValid(text)
  }

  /// Whether the name has two labels, of which the first is one that registries of countries sell names
  /// below.
  private static func isPublic(_ id: String) -> Bool {
    let labels = id.split(separator: ".")
    guard labels.count == 2 else { return false }
    return labels[1].count == 2 && registries.contains(String(labels[0]))
  }

  private static let registries: Set = [
    "ac", "co", "com", "edu", "gob", "gov", "go", "gv", "mil", "ne", "net", "nom", "or", "org",
    "sch",
  ]
}
