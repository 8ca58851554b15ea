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
    guard text != ownMachine else { return true }
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, text.utf8.count <= 253, let last = labels.last else { return false }
    return labels.allSatisfy { isLabel($0) } && !last.allSatisfy { isDigit($0) }
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
      && label.last != UInt8(ascii: "-")
      && label.allSatisfy {
        isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || $0 == UInt8(ascii: "-")
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
