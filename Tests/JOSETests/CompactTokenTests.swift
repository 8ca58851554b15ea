import Cryptography
import JOSE
import Testing

@Suite struct CompactTokenTests {
  @Test(
    "text of another form is no token",
    arguments: ["", ".", "..", "a.b", "e30.e30.AA", "e30=.e30.AA", "!.e30.AA", "e30.e30.AA.AA"]
  )
  func form(_ text: String) {
    #expect(CompactToken(Array(text.utf8)) == nil)
  }

  @Test("a critical extension is refused (RFC 7515 §4.1.11)")
  func critical() {
    let header = Base64URL.encode(Array(#"{"alg":"RS256","crit":["exp"]}"#.utf8))
    #expect(CompactToken(Array("\(header).e30.AA".utf8)) == nil)
  }

  @Test("a token that is too long is not read")
  func long() {
    let header = Base64URL.encode(Array(#"{"alg":"RS256"}"#.utf8))
    let room = CompactToken.longest - header.count - 4
    let payload = String(repeating: "A", count: room - room % 4)
    #expect(CompactToken(Array("\(header).\(payload).AA".utf8)) != nil)
    #expect(CompactToken(Array("\(header).\(payload)AAAA.AA".utf8)) == nil)
  }

  @Test("claims of a wrong type count as absent")
  func claims() throws {
    let odd = #"{"iss":1,"sub":["a"],"aud":{},"exp":"5","nbf":1e400,"iat":true}"#
    if let claims = RegisteredClaims(payload: Array(odd.utf8)) {
      #expect(claims.issuer == nil && claims.subject == nil && claims.audience == nil)
      #expect(claims.expiresAt == nil && claims.notBefore == nil && claims.issuedAt == nil)
    }
    let good = #"{"iss":"i","sub":"s","aud":["a","b"],"exp":5.9,"token_use":"id"}"#
    let claims = try #require(RegisteredClaims(payload: Array(good.utf8)))
    #expect(claims.audience == ["a", "b"] && claims.expiresAt == 5 && claims.tokenUse == "id")
    #expect(RegisteredClaims(payload: Array(#"{"aud":"a"}"#.utf8))?.audience == ["a"])
    #expect(RegisteredClaims(payload: Array("7".utf8)) == nil)
    #expect(RegisteredClaims(payload: Array("[]".utf8)) == nil)
  }
}
