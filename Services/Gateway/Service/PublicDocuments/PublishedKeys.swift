internal import FoundationEssentials

/// A JWK set (RFC 7517 §5), as far as the gateway looks into it.
struct PublishedKeys: Sendable {
  private struct Key: Decodable {
    let alg: String?
  }

  /// Nil where the text is no set of keys.
  private let keys: [Key]?

  init(_ json: [UInt8]) {
    struct KeySet: Decodable {
      let keys: [Key]
    }
    keys = (try? JSONDecoder().decode(KeySet.self, from: Data(json)))?.keys
  }

  /// Whether it is a set without a key.
  var isEmpty: Bool { keys?.isEmpty ?? false }

  /// What the keys sign with; RS256 is what OpenID Connect demands to be named.
  var algorithms: [String] {
    let named = Set((keys ?? []).compactMap(\.alg))
    return named.isEmpty ? ["RS256"] : named.sorted()
  }
}
