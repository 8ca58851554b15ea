internal import JOSE

/// Reads a token, a proof, keys and claims.
enum JOSEReading {
  private static let keys = PublishedKeys(
    json: Array(
      #"""
      {"keys":[{"kty":"EC","crv":"P-256","kid":"a","alg":"ES256",
      "x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
      "y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}]}
      """#.utf8
    )
  )

  static func read(_ bytes: [UInt8]) {
    if let token = CompactToken(bytes) {
      // No fuzzer has the private key.
      precondition(keys?.verdict(on: token) != .proved)
      _ = RegisteredClaims(payload: token.payload)
    }
    _ = RegisteredClaims(payload: bytes)
    _ = P256PublicKey(jwk: bytes)
    _ = PublishedKeys(json: bytes)
    _ = DPoPProof(String(decoding: bytes, as: UTF8.self))
  }
}
