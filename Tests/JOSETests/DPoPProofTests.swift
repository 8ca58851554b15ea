import Cryptography
import JOSE
import Testing

@Suite("Proofs of possession")
struct DPoPProofTests {
  /// RFC 9449 §4.2.
  static let published = """
    eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklD\
    UkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2\
    R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6Imh0dHB\
    zOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ.2-GxA6T8lP4vfrg8v-FdWP0A0zdrj8ig\
    iMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg
    """

  @Test("the proof of RFC 9449 is read, and its key has the published thumbprint (§6.1)")
  func published() throws {
    let proof = try #require(DPoPProof(Self.published))
    #expect(proof.httpMethod == "POST" && proof.httpURL == "https://server.example.com/token")
    #expect(proof.issuedAt == 1_562_262_616 && proof.id == "-BwC3ESc6acc2lTc")
    #expect(proof.bodyHash == nil)
    #expect(
      Base64URL.encode(proof.key.thumbprint) == "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I"
    )
  }

  @Test("a proof that was changed is none")
  func changed() {
    let parts = Self.published.split(separator: ".").map(String.init)
    let payload = #"{"jti":"1","htm":"GET","htu":"https://server.example.com/","iat":1562262616}"#
    let other = [parts[0], Base64URL.encode(Array(payload.utf8)), parts[2]]
    #expect(DPoPProof(other.joined(separator: ".")) == nil)
    #expect(DPoPProof(parts[0] + "." + parts[1]) == nil)
    #expect(DPoPProof(String(repeating: "a", count: DPoPProof.longest + 1)) == nil)
  }

  @Test("a key is on the curve, public, and of that curve alone")
  func keys() throws {
    let proof = try #require(DPoPProof(Self.published))
    let point = proof.key.point
    #expect(P256PublicKey(point: point)?.thumbprint == proof.key.thumbprint)
    var off = point
    off[64] ^= 1
    #expect(P256PublicKey(point: off) == nil)
    #expect(P256PublicKey(point: Array(point.dropLast())) == nil)
    #expect(P256PublicKey(point: [2] + point.dropFirst()) == nil)
    let x = Base64URL.encode(Array(point[1...32]))
    let y = Base64URL.encode(Array(point[33...64]))
    func key(_ json: String) -> P256PublicKey? { P256PublicKey(jwk: Array(json.utf8)) }
    #expect(key(#"{"kty":"EC","crv":"P-256","x":"\#(x)","y":"\#(y)"}"#)?.point == point)
    #expect(key(#"{"kty":"EC","crv":"P-256","x":"\#(x)","y":"\#(y)","d":"AA"}"#) == nil)
    #expect(key(#"{"kty":"EC","crv":"P-384","x":"\#(x)","y":"\#(y)"}"#) == nil)
    #expect(key(#"{"kty":"EC","crv":"P-256","x":"\#(x)"}"#) == nil)
    #expect(key("[]") == nil)
  }
}
