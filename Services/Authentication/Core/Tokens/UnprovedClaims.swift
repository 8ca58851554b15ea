internal import Cryptography
package import Domain
package import JSON

/// The claims that name a token's user and pool, before its signature is checked: the caller may have
/// made them up.
package struct UnprovedClaims {
  let sub: String
  let iss: String

  package var pool: UserPoolID? {
    iss.split(separator: "/").last.flatMap { UserPoolID(String($0)) }
  }

  package init?(_ token: String) {
    let parts = token.split(separator: ".")
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else { return nil }
    guard let claims: UnprovedClaims = JSONReader.read(payload) else { return nil }
    self = claims
  }
}

extension UnprovedClaims: JSONReadable {
  package init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    var (sub, iss): (String?, String?)
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("sub") {
        sub = try json.optional()
      } else if json.isNamed("iss") {
        iss = try json.optional()
      } else {
        try json.skip()
      }
    }
    guard let sub, let iss else { throw .missing }
    (self.sub, self.iss) = (sub, iss)
  }
}
