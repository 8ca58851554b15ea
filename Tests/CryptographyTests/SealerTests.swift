import Testing

@testable import Cryptography

@Suite struct SealerTests {
  let first = SecureRandom.bytes(32)
  let second = SecureRandom.bytes(32)
  let place = Array("users/eu-west-1_AbCdEfGhI/7f3c".utf8)

  @Test("what is sealed opens again, at any length", arguments: [0, 1, 15, 16, 17, 1000, 100_000])
  func roundTrip(_ count: Int) throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let plaintext = SecureRandom.bytes(count)
    let sealed = try sealer.seal(plaintext, associatedData: place)
    #expect(sealed.count == count + 45)
    #expect(try sealer.open(sealed, associatedData: place) == plaintext)
    #expect(try sealer.seal(plaintext, associatedData: place) != sealed)
  }

  @Test("an empty place is a place of its own")
  func emptyPlace() throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let sealed = try sealer.seal([1, 2, 3], associatedData: [])
    #expect(try sealer.open(sealed, associatedData: []) == [1, 2, 3])
    #expect(throws: CryptographyError.notAuthentic) {
      try sealer.open(sealed, associatedData: [0])
    }
  }

  @Test("a change of any bit is noticed")
  func tampering() throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let sealed = try sealer.seal(Array("secret".utf8), associatedData: place)
    for index in sealed.indices {
      for bit in 0..<8 {
        var changed = sealed
        changed[index] ^= 1 << UInt8(bit)
        #expect(throws: CryptographyError.self) {
          try sealer.open(changed, associatedData: place)
        }
      }
    }
  }

  @Test("a truncated or extended value is noticed")
  func lengths() throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let sealed = try sealer.seal(Array("secret".utf8), associatedData: place)
    for count in sealed.indices {
      #expect(throws: CryptographyError.notAuthentic) {
        try sealer.open(Array(sealed.prefix(count)), associatedData: place)
      }
    }
    #expect(throws: CryptographyError.notAuthentic) {
      try sealer.open(sealed + [0], associatedData: place)
    }
  }

  @Test("a value moved to another row does not open")
  func otherPlace() throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let sealed = try sealer.seal([1], associatedData: place)
    #expect(throws: CryptographyError.notAuthentic) {
      try sealer.open(sealed, associatedData: Array("users/eu-west-1_AbCdEfGhI/8000".utf8))
    }
  }

  @Test("after a rotation old values open and new ones are sealed under the new key")
  func rotation() throws {
    let before = try Sealer(keys: [1: first], current: 1)
    let after = try Sealer(keys: [1: first, 2: second], current: 2)
    let old = try before.seal([1], associatedData: place)
    let new = try after.seal([2], associatedData: place)
    #expect(try after.open(old, associatedData: place) == [1])
    #expect(throws: CryptographyError.unknownKey(2)) {
      try before.open(new, associatedData: place)
    }
    #expect(after.keyIDs == [1, 2])
    #expect(after.currentKeyID == 2)
    #expect(after.derive("purpose", keyID: 1) == before.derive("purpose"))
  }

  @Test("the same id with another key opens nothing")
  func replacedKey() throws {
    let sealed = try Sealer(keys: [1: first], current: 1).seal([1], associatedData: place)
    #expect(throws: CryptographyError.notAuthentic) {
      try Sealer(keys: [1: second], current: 1).open(sealed, associatedData: place)
    }
  }

  @Test("a key of another length and a missing current key are refused")
  func keys() {
    #expect(throws: CryptographyError.invalidKey) {
      try Sealer(keys: [1: SecureRandom.bytes(16)], current: 1)
    }
    #expect(throws: CryptographyError.unknownKey(2)) {
      try Sealer(keys: [1: first], current: 2)
    }
  }

  @Test("derived keys differ by label and by root, and are stable")
  func derivation() throws {
    let sealer = try Sealer(keys: [1: first], current: 1)
    let other = try Sealer(keys: [1: second], current: 1)
    #expect(sealer.derive("a").count == 32)
    #expect(sealer.derive("a") == sealer.derive("a"))
    #expect(sealer.derive("a") != sealer.derive("b"))
    #expect(sealer.derive("a") != other.derive("a"))
    #expect(sealer.derive("a", keyID: 9) == nil)
  }

  @Test("AES-256-GCM gives the published answer (NIST GCM test case 14)")
  func knownAnswer() throws {
    let zeros = [UInt8](repeating: 0, count: 32)
    let box = try GCM.seal(
      Array(zeros.prefix(16)),
      key: zeros,
      nonce: Array(zeros.prefix(12)),
      associatedData: []
    )
    #expect(
      Hex.encode(box) == "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"
    )
  }

  @Test("HKDF gives the published answer (RFC 5869 A.1, first block)")
  func derivationKnownAnswer() throws {
    let block = HKDF.block(
      secret: [UInt8](repeating: 0x0B, count: 22),
      salt: Array(0x00...0x0C),
      info: Array(0xF0...0xF9)
    )
    #expect(
      Hex.encode(block) == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
    )
  }
}
