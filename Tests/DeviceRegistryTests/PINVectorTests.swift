import Cryptography
import Testing

@Suite("The PIN's test vector")
struct PINVectorTests {
  @Test("USR-22: every step has the published value")
  func vector() throws {
    let identity = SRPIdentity(
      group: "AbCdEfGhI",
      user: "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa"
    )
    let input = TestPhone.pinInput("24680", Array(0...0x1F))
    #expect(
      String(decoding: input, as: UTF8.self) == "MXLqCHe66FUvaEjoy1pTt/sCdbmdQgl4avrqwQLMGQE="
    )
    let verifier = SRP.verifier(identity: identity, password: input, salt: Array(0x01...0x10))
    #expect(
      sha(verifier) == "450d2c1f6a385a507785c7423e35f2228b1a45eb661ec259b0eb0802322fe124"
    )
    let b = random("gatehouse-b")
    let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: b)
    #expect(
      sha(serverPublic) == "3fa480ed06f2d24b0ad0d5d8a65b248b4ff41f0027d7d4ab7a1df6b0c2ad7fc4"
    )
    let client = try SRP.Client(exponent: random("gatehouse-a"))
    let key = try SRP.serverSessionKey(
      verifier: verifier,
      exponent: b,
      clientPublic: client.clientPublic,
      serverPublic: serverPublic
    )
    #expect(Hex.encode(key) == "7e3a0906c96033bcdfa3dedf3327efd0")
    let block = Array("gatehouse secret block".utf8)
    let attempt = "0b7e6f2a-0000-4000-8000-00000000abcd"
    let proof = SRP.signature(
      key: key,
      identity: identity,
      secretBlock: block,
      timestamp: attempt
    )
    #expect(Base64.encode(proof) == "XAmgkanKIvXh8L61HXUIzdbZNwDJYvp6gJVlvzjwmIA=")
    let serverProof = HMACKey(key).authenticate(
      Array("gatehouse server".utf8) + [0] + block + Array(attempt.utf8)
    )
    #expect(Base64.encode(serverProof) == "Mn+CrpTajVu35tbcXuA5YnuBlD50xk0Be18CeCYLQKg=")
  }

  private func random(_ tag: String) -> [UInt8] {
    Array((0..<4).flatMap { SHA256.digest(of: Array("\(tag)/\($0)".utf8)) }.prefix(128))
  }

  private func sha(_ bytes: [UInt8]) -> String { Hex.encode(SHA256.digest(of: bytes)) }
}
