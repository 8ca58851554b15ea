internal import Cryptography
internal import Domain

/// The messages of SAML that a pool writes (SAML Core §3.4.1, §3.7).
///
/// They hold an address and names of ours, and what a provider has said of itself; all of it is escaped.
struct SAMLMessages: Sendable {
  let pool: UserPoolID
  let random: any RandomSource
  let now: Instant

  private static let protocolSpace = "urn:oasis:names:tc:SAML:2.0:protocol"
  private static let assertionSpace = "urn:oasis:names:tc:SAML:2.0:assertion"
  private static let idBytes = 20

  /// What assertions for the pool name as their audience, and its requests as their issuer.
  static func entityID(of pool: UserPoolID) -> String { "urn:amazon:cognito:sp:\(pool.text)" }

  /// An id that no other message has.
  func id() -> String { "_" + Hex.encode(random.bytes(Self.idBytes)) }

  /// Asks for a sign-in, of a user who has to sign in anew where `isForced`.
  func authnRequest(
    id: String,
    to destination: String,
    answeredAt place: String,
    isForced: Bool
  ) -> String {
    let force = isForced ? " ForceAuthn=\"true\"" : ""
    return "<samlp:AuthnRequest \(head(id, to: destination))\(force)"
      + " AssertionConsumerServiceURL=\"\(Self.escaped(place))\""
      + " ProtocolBinding=\"urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST\">" + issuer
      + "<samlp:NameIDPolicy AllowCreate=\"true\""
      + " Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified\"/></samlp:AuthnRequest>"
  }

  /// Asks for the end of a session.
  func logoutRequest(_ session: AssertedSession, to destination: String) -> String {
    let qualifiers = [
      ("Format", session.format), ("NameQualifier", session.nameQualifier),
      ("SPNameQualifier", session.spNameQualifier),
    ].compactMap { name, value in value.map { " \(name)=\"\(Self.escaped($0))\"" } }.joined()
    let index = session.index.map {
      "<samlp:SessionIndex>\(Self.escaped($0))</samlp:SessionIndex>"
    }
    return "<samlp:LogoutRequest \(head(id(), to: destination))>" + issuer
      + "<saml:NameID\(qualifiers)>\(Self.escaped(session.nameID))</saml:NameID>"
      + (index ?? "") + "</samlp:LogoutRequest>"
  }

  /// Says that a session has ended.
  func logoutResponse(to request: String, at destination: String) -> String {
    "<samlp:LogoutResponse \(head(id(), to: destination))"
      + " InResponseTo=\"\(Self.escaped(request))\">" + issuer
      + "<samlp:Status><samlp:StatusCode"
      + " Value=\"urn:oasis:names:tc:SAML:2.0:status:Success\"/></samlp:Status>"
      + "</samlp:LogoutResponse>"
  }

  private func head(_ id: String, to destination: String) -> String {
    "xmlns:samlp=\"\(Self.protocolSpace)\" xmlns:saml=\"\(Self.assertionSpace)\" ID=\"\(id)\""
      + " Version=\"2.0\" IssueInstant=\"\(CivilTime(now).textToTheSecond)\""
      + " Destination=\"\(Self.escaped(destination))\""
  }

  private var issuer: String {
    "<saml:Issuer>\(Self.escaped(Self.entityID(of: pool)))</saml:Issuer>"
  }

  /// For text and for attributes in double quotes; a control other than white space cannot be written.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default: if scalar.value >= 0x20 { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
