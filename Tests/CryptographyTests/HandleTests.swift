import Testing

@testable import Cryptography

/// Each kind of handle made and dropped often enough that a leak would be seen by a leak checker,
/// and a double free by the allocator.
@Suite struct HandleTests {
  let count = 10_000

  @Test("numbers, contexts and codes end with their owners")
  func numbers() throws {
    for index in 0..<count {
      let number = try BigNumber([UInt8(truncatingIfNeeded: index), 1])
      _ = try BigNumberContext()
      #expect(number.isZero == false)
      _ = HMACKey([UInt8(truncatingIfNeeded: index)]).authenticate([1])
    }
  }

  @Test("sealed values end with their owners")
  func seals() throws {
    let sealer = try Sealer(keys: [1: SecureRandom.bytes(32)], current: 1)
    for _ in 0..<count {
      let sealed = try sealer.seal([1, 2, 3], associatedData: [])
      _ = try sealer.open(sealed, associatedData: [])
      #expect(throws: CryptographyError.notAuthentic) {
        try sealer.open(sealed, associatedData: [1])
      }
    }
  }

  @Test("keys end with their owners")
  func keys() throws {
    let stored = try SigningKey.generate(.es256).pkcs8()
    for _ in 0..<count {
      let key = try SigningKey(pkcs8: stored)
      #expect(key.algorithm == .es256)
    }
    let key = try SigningKey(pkcs8: stored)
    for _ in 0..<count {
      let signature = try key.sign([1])
      #expect(key.verifyingKey.isValid(signature: signature, for: [1]))
    }
  }

  @Test("refused keys end where they were refused")
  func refusedKeys() {
    for _ in 0..<count {
      #expect(throws: CryptographyError.invalidKey) { try SigningKey(pkcs8: [0x30, 0]) }
    }
  }
}
