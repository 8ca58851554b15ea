internal import Cryptography
internal import FoundationEssentials

/// The public keys of an issuer (RFC 7517 §5).
public struct PublishedKeys: Sendable {
  /// What the keys say about a token.
  public enum Verdict: Sendable, Hashable {
    /// A key of the set signed it.
    case proved
    /// No key of the set did.
    case forged
    /// It names a key that is not in the set, perhaps a newer one.
    case unknownKey
  }

  /// More keys than any issuer has; those beyond are not read.
  private static let most = 64

  private let keys: [PublishedKey]

  /// Reads a set, which may be empty; nil for malformed text.
  public init?(json: [UInt8]) {
    do {
      let set = try JSONDecoder().decode(KeySet.self, from: Data(json))
      keys = set.keys.prefix(Self.most).compactMap { $0.key.flatMap(PublishedKey.init) }
    } catch {
      return nil
    }
  }

  /// Whether a key of the set signed the token.
  public func verdict(on token: CompactToken) -> Verdict {
    // Checked before the key is looked for: no other key makes such a token good.
    guard let algorithm = token.algorithm else { return .forged }
    let named = keys.filter { key in
      token.keyID.map { $0 == key.id } ?? key.fits(algorithm)
    }
    // OpenID Connect Core §10.1: without a name there must be one key only.
    guard let key = named.first, token.keyID != nil || named.count == 1 else {
      return .unknownKey
    }
    return key.fits(algorithm) && key.signed(token, by: algorithm) ? .proved : .forged
  }

  private struct KeySet: Decodable {
    let keys: [Member]
  }

  /// One member of a set, nil where it is not of a form that we know.
  private struct Member: Decodable {
    let key: JSONWebKeyMembers?

    init(from decoder: any Decoder) throws {
      do {
        key = try JSONWebKeyMembers(from: decoder)
      } catch {
        key = nil
      }
    }
  }
}
