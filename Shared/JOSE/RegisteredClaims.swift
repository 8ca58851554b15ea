internal import FoundationEssentials

/// The claims that decide what a token proves (RFC 7519 §4.1, OpenID Connect Core §2).
///
/// A claim of a wrong type counts as absent.
public struct RegisteredClaims: Sendable, Hashable {
  /// `iss`.
  public let issuer: String?
  /// `sub`.
  public let subject: String?
  /// `aud`, nil where it is absent; several where the issuer names several.
  public let audience: [String]?
  /// `exp`, in seconds since 1970.
  public let expiresAt: Int64?
  /// `nbf`, in seconds since 1970.
  public let notBefore: Int64?
  /// `iat`, in seconds since 1970.
  public let issuedAt: Int64?
  /// `token_use`, a claim of Cognito's.
  public let tokenUse: String?

  /// Nil for a payload that is no JSON object.
  public init?(payload: [UInt8]) {
    do {
      self = try JSONDecoder().decode(Decoded.self, from: Data(payload)).claims
    } catch {
      return nil
    }
  }

  fileprivate init(_ container: KeyedDecodingContainer<Names>) {
    issuer = container.text(.iss)
    subject = container.text(.sub)
    audience = container.texts(.aud)
    expiresAt = container.seconds(.exp)
    notBefore = container.seconds(.nbf)
    issuedAt = container.seconds(.iat)
    tokenUse = container.text(.tokenUse)
  }

  fileprivate enum Names: String, CodingKey {
    case iss, sub, aud, exp, nbf, iat
    case tokenUse = "token_use"
  }

  private struct Decoded: Decodable {
    let claims: RegisteredClaims

    init(from decoder: any Decoder) throws {
      claims = RegisteredClaims(try decoder.container(keyedBy: Names.self))
    }
  }
}

extension KeyedDecodingContainer<RegisteredClaims.Names> {
  fileprivate func text(_ name: Key) -> String? {
    (try? decodeIfPresent(String.self, forKey: name)) ?? nil
  }

  fileprivate func texts(_ name: Key) -> [String]? {
    if let text = text(name) { return [text] }
    return (try? decodeIfPresent([String].self, forKey: name)) ?? nil
  }

  /// RFC 7519 §2: a NumericDate may have a fraction.
  fileprivate func seconds(_ name: Key) -> Int64? {
    let number = (try? decodeIfPresent(Double.self, forKey: name)) ?? nil
    return number.flatMap { Int64(exactly: $0.rounded(.down)) }
  }
}
