import Cryptography
import DeviceRegistryMessages
import Domain

/// A P-256 key of a phone.
struct TestKey {
  let key: SigningKey

  init() throws {
    key = try SigningKey.generate(.es256)
  }

  private func coordinate(_ name: String) -> String {
    key.verifyingKey.jwkParameters.first { $0.0 == name }?.1 ?? ""
  }

  /// 04 ‖ x ‖ y.
  var point: [UInt8] {
    [4] + (Base64URL.decode(coordinate("x")) ?? []) + (Base64URL.decode(coordinate("y")) ?? [])
  }

  var jwk: String {
    #"{"kty":"EC","crv":"P-256","x":"\#(coordinate("x"))","y":"\#(coordinate("y"))"}"#
  }

  /// A compact JWS.
  func token(header: String, payload: String) throws -> String {
    let signed =
      Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(payload.utf8))
    return signed + "." + Base64URL.encode(try key.sign(Array(signed.utf8)))
  }
}

/// A call of an app, as its proof names it.
struct ProvedCall {
  var method = "POST"
  var url = "https://login.example.com/interaction/v1/sessions/s1/second-factor"
  var body = Array(#"{"attemptId":"1"}"#.utf8)
  var id = Hex.encode(SecureRandom.bytes(16))
  var issuedAt: Instant
  var type = "dpop+jwt"
  /// Members beside the required ones.
  var claims = ""

  /// The header DPoP.
  func header(by key: TestKey, bodyHash: Bool = true) throws -> String {
    let hash = Base64URL.encode(SHA256.digest(of: body))
    let bound = bodyHash ? #","bh":"\#(hash)""# : ""
    return try key.token(
      header: #"{"typ":"\#(type)","alg":"ES256","jwk":\#(key.jwk)}"#,
      payload: """
        {"htm":"\(method)","htu":"\(url)","iat":\(issuedAt.unixSeconds),"jti":"\(id)"\(bound)\(claims)}
        """
    )
  }

  /// A proof, and the call with which it arrives.
  func proof(_ header: String) -> InstanceProof {
    InstanceProof(
      dpop: header,
      httpMethod: method,
      httpUrl: url,
      bodySha256: SHA256.digest(of: body)
    )
  }
}
