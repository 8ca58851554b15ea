import Cryptography
import SignedXML
import Testing

@Suite struct SelfSignedCertificateTests {
  @Test("is a certificate of the key, for the time that was asked for")
  func certificate() throws {
    let key = try SigningKey.generate(.rs256)
    let serial = [UInt8](repeating: 0xFF, count: 16)
    let der = try SelfSignedCertificate.make(
      for: key,
      named: "eu-west-1_AbCdEfGhI",
      serial: serial,
      from: 1_700_000_000,
      until: 2_015_000_000
    )
    let read = try #require(SigningCertificate(der: der))
    #expect(read.notBefore == 1_700_000_000 && read.notAfter == 2_015_000_000)
    #expect(throws: CryptographyError.self) {
      try SelfSignedCertificate.make(for: key, named: "x", serial: [1], from: 0, until: 1)
    }
  }
}
