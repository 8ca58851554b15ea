import Cryptography
import Testing

@Suite struct HMACTests {
  /// RFC 4231 §4.
  static let vectors: [(key: [UInt8], message: [UInt8], code: String)] = [
    (
      [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Array(0x01...0x19), [UInt8](repeating: 0xCD, count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    (
      [UInt8](repeating: 0x0C, count: 20), Array("Test With Truncation".utf8),
      "a3b6167473100ee06e0c796c2955552b"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      Array(
        """
        This is a test using a larger than block-size key and a larger than block-size data. \
        The key needs to be hashed before being used by the HMAC algorithm.
        """.utf8
      ),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ]

  @Test("the codes are those of RFC 4231", arguments: 0..<7)
  func knownAnswers(_ index: Int) {
    let vector = Self.vectors[index]
    let key = HMACKey(vector.key)
    let code = key.authenticate(vector.message)
    #expect(Hex.encode(code).hasPrefix(vector.code))
    #expect(key.isValid(code, for: vector.message))
    #expect(key.authenticate(vector.message) == code)
  }

  @Test("an empty key and an empty message have a code")
  func empty() {
    #expect(
      Hex.encode(HMACKey([]).authenticate([]))
        == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
    )
  }

  @Test("one key serves many threads")
  func concurrency() async {
    let key = HMACKey([1, 2, 3])
    let codes = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<200 {
        group.addTask { key.authenticate([UInt8](repeating: 9, count: 5000)) }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(codes.count == 1)
  }

  @Test("SHA-256 gives the published answers")
  func digests() {
    #expect(
      Hex.encode(SHA256.digest(of: []))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      Hex.encode(SHA256.digest(of: Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test("equality is by value and length")
  func equality() {
    #expect(constantTimeEquals([], []))
    #expect(constantTimeEquals([1, 2], [1, 2]))
    #expect(constantTimeEquals([1, 2], [1, 3]) == false)
    #expect(constantTimeEquals([1, 2], [1, 2, 3]) == false)
    #expect(constantTimeEquals([], [0]) == false)
  }

  @Test("random bytes have the length asked for and do not repeat")
  func random() {
    #expect(SecureRandom.bytes(0).isEmpty)
    #expect(SecureRandom.bytes(-1).isEmpty)
    #expect(SecureRandom.bytes(33).count == 33)
    #expect(SecureRandom.bytes(32) != SecureRandom.bytes(32))
  }
}
