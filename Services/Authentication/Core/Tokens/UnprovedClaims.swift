internal import Cryptography
internal import Domain
internal import FoundationEssentials

/// The claims that name a token's user and pool, before its signature is checked: the caller may have
/// made them up.
struct UnprovedClaims: Decodable {
  let sub: String
  let iss: String

  var pool: UserPoolID? {
    iss.split(separator: "/").last.flatMap { UserPoolID(String($0)) }
  }

  init?(_ token: String) {
    let parts = token.split(separator: ".")
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else { return nil }
    do {
      self = try JSONDecoder().decode(UnprovedClaims.self, from: Data(payload))
    } catch {
      return nil
    }
  }
}
