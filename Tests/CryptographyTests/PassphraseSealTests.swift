import Cryptography
import Testing

@Suite("What is encrypted under a passphrase")
struct PassphraseSealTests {
  private let passphrase = Array("correct horse battery staple".utf8)

  @Test("opens with the passphrase, and with no other")
  func passphrases() throws {
    let sealed = try PassphraseSeal.seal([1, 2, 3], passphrase: passphrase)
    #expect(try PassphraseSeal.open(sealed, passphrase: passphrase) == [1, 2, 3])
    #expect(throws: PassphraseSeal.Fault.notAuthentic) {
      try PassphraseSeal.open(sealed, passphrase: Array("another".utf8))
    }
    #expect(try PassphraseSeal.seal([1, 2, 3], passphrase: passphrase) != sealed)
  }

  @Test("is refused where a byte was changed, and where it asks for too much memory")
  func changed() throws {
    let sealed = try PassphraseSeal.seal([1, 2, 3], passphrase: passphrase)
    for place in [14, 30, sealed.count - 20, sealed.count - 1] {
      var other = sealed
      other[place] ^= 1
      #expect(throws: PassphraseSeal.Fault.notAuthentic) {
        try PassphraseSeal.open(other, passphrase: passphrase)
      }
    }
    var greedy = sealed
    greedy[5] = 0xFF
    for bytes in [greedy, [], Array(sealed.prefix(40))] {
      #expect(throws: PassphraseSeal.Fault.malformed) {
        try PassphraseSeal.open(bytes, passphrase: passphrase)
      }
    }
  }
}
