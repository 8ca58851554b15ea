import Testing

@testable import Cryptography

/// CUS-43.
@Suite struct RawAESKeyringTests {
  /// What the published library encrypted: `123456` under a wrapping key of zeros, named `x`.
  static let published = """
    020478a7cd61ceeabd5e771e71be9207d1b7b32a78dea6840cea1020b6545c05ab1c62002000020009636c69656e742d\
    6964000163000b75736572706f6f6c2d69640001700001000967617465686f757365001578000000800000000c840fee\
    bf66449a3f704d99f600303176b21dbbf3e2b7965307e87e11cbfccdf7f2cd4fadd2359ef8c16e3b9fa21130e20aee94\
    46904b95811ef5714bd7bc020000100008b7e398c3d6b4e4790e116e78327ae23423034e621f1b71b12ea94b64dbb4fa\
    7d596652ef49cc9695d916bfec771c1bffffffff0000000100000000000000000000000100000006a5c01c0adbedafbe\
    7d494366516647244328792e3f16
    """

  @Test("a message is built as the published library builds it")
  func form() throws {
    let zeros = [UInt8](repeating: 0, count: 32)
    let keyring = try RawAESKeyring(namespace: "gatehouse", name: "x", wrappingKey: zeros)
    let bytes = try #require(Hex.decode(Self.published))
    let theirs = try OpenedMessage(bytes, wrappingKey: zeros)
    let ours = try OpenedMessage(
      try keyring.encrypt(Array("123456".utf8), context: ["userpool-id": "p", "client-id": "c"]),
      wrappingKey: zeros
    )
    #expect(theirs == ours)
    #expect(ours.plaintext == Array("123456".utf8))
  }

  @Test("no two messages of one code are alike")
  func fresh() throws {
    let keyring = try RawAESKeyring(
      namespace: "gatehouse",
      name: "x",
      wrappingKey: SecureRandom.bytes(32)
    )
    let messages = try (0..<20).map { _ in try keyring.encrypt([1], context: [:]) }
    #expect(Set(messages).count == 20)
  }

  @Test("any text has room, to the length of a frame", arguments: [0, 1, 256, 4096])
  func lengths(_ count: Int) throws {
    let key = SecureRandom.bytes(32)
    let keyring = try RawAESKeyring(namespace: "gatehouse", name: "x", wrappingKey: key)
    let text = SecureRandom.bytes(count)
    let message = try keyring.encrypt(text, context: ["userpool-id": "p", "client-id": "c"])
    #expect(try OpenedMessage(message, wrappingKey: key).plaintext == text)
  }

  @Test("keys and texts of other lengths are refused")
  func refused() throws {
    for count in [0, 16, 31, 33] {
      #expect(throws: CryptographyError.invalidKey) {
        try RawAESKeyring(
          namespace: "gatehouse",
          name: "x",
          wrappingKey: [UInt8](repeating: 1, count: count)
        )
      }
    }
    let key = [UInt8](repeating: 1, count: 32)
    let long = String(repeating: "x", count: 1025)
    #expect(throws: CryptographyError.invalidInput) {
      try RawAESKeyring(namespace: "gatehouse", name: long, wrappingKey: key)
    }
    let keyring = try RawAESKeyring(namespace: "gatehouse", name: "x", wrappingKey: key)
    #expect(throws: CryptographyError.invalidInput) {
      try keyring.encrypt([1], context: ["a": long])
    }
    #expect(throws: CryptographyError.invalidInput) {
      try keyring.encrypt([UInt8](repeating: 1, count: 4097), context: [:])
    }
  }
}

/// What a message of the context `{client-id, userpool-id}` says, once everything in it is proved.
private struct OpenedMessage: Hashable {
  /// Up to the message's id, and from there to the nonce of the wrapped key.
  let beginning: [UInt8]
  let names: [UInt8]
  let plaintext: [UInt8]

  init(_ bytes: [UInt8], wrappingKey: [UInt8]) throws {
    var rest = bytes[...]
    func take(_ count: Int) throws -> [UInt8] {
      let taken = Array(rest.prefix(count))
      try #require(taken.count == count)
      rest = rest.dropFirst(count)
      return taken
    }
    func number(_ count: Int) throws -> Int { try take(count).reduce(0) { $0 << 8 | Int($1) } }

    beginning = try take(3)
    let id = try take(32)
    let associated = try take(try number(2))
    try #require(try number(2) == 1)
    let namespace = try take(try number(2))
    let information = try take(try number(2))
    let wrapped = try take(try number(2))
    names = associated + namespace + information.dropLast(12)
    let dataKey = try GCM.open(
      wrapped,
      key: wrappingKey,
      nonce: Array(information.suffix(12)),
      associatedData: associated
    )
    try #require(try take(5) == [2, 0, 0, 0x10, 0])
    let suite: [UInt8] = [0x04, 0x78]
    let committed = HKDFSHA512.block(secret: dataKey, salt: id, info: Array("COMMITKEY".utf8))
    try #require(try take(32) == committed)
    let key = HKDFSHA512.block(secret: dataKey, salt: id, info: suite + Array("DERIVEKEY".utf8))
    let header = Array(bytes.prefix(bytes.count - rest.count))
    let zeros = [UInt8](repeating: 0, count: 12)
    _ = try GCM.open(try take(16), key: key, nonce: zeros, associatedData: header)

    try #require(try take(4) == [0xFF, 0xFF, 0xFF, 0xFF])
    let place = try take(4)
    let nonce = try take(12)
    let length = try take(4)
    plaintext = try GCM.open(
      Array(rest),
      key: key,
      nonce: nonce,
      associatedData: id + Array("AWSKMSEncryptionClient Final Frame".utf8) + place
        + [0, 0, 0, 0] + length
    )
  }
}
