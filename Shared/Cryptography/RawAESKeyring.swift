internal import CLibCrypto

/// Encrypts for programs that decrypt with the AWS Encryption SDK and a raw AES keyring.
///
/// Message format version 2 with the algorithm suite 0x0478: AES-256-GCM, a key for each message by
/// HKDF with SHA-512, and a commitment to that key, without which one message could decrypt to two
/// texts under two keys. The data key is wrapped with AES-256-GCM under the wrapping key.
/// https://docs.aws.amazon.com/encryption-sdk/latest/developer-guide/message-format.html
public struct RawAESKeyring: Sendable {
  /// The length of a wrapping key in bytes.
  public static let keyByteCount = 32

  private let namespace: [UInt8]
  private let name: [UInt8]
  private let wrappingKey: [UInt8]

  /// A keyring of these names, which the decrypting program gives its own keyring too.
  ///
  /// Fails with `invalidKey` for a key of another length than 32 bytes, and with `invalidInput` for
  /// names longer than the format can say.
  public init(
    namespace: String,
    name: String,
    wrappingKey: [UInt8]
  ) throws(CryptographyError) {
    guard wrappingKey.count == Self.keyByteCount else { throw .invalidKey }
    self.namespace = Array(namespace.utf8)
    self.name = Array(name.utf8)
    guard self.namespace.count <= Self.maxName, self.name.count <= Self.maxName else {
      throw .invalidInput
    }
    self.wrappingKey = wrappingKey
  }

  /// Encrypts a text into one message, which is bound to the encryption context and names it in clear.
  public func encrypt(
    _ plaintext: [UInt8],
    context: [String: String]
  ) throws(CryptographyError) -> [UInt8] {
    var dataKey = SecureRandom.bytes(Self.keyByteCount)
    defer { wipe(&dataKey) }
    let messageID = SecureRandom.bytes(Format.messageIDCount)
    let associated = try Format.encoded(context)
    var message = [Format.version] + Format.suite + messageID
    message += Format.short(associated.count) + associated
    message += Format.short(1) + (try wrapped(dataKey, bound: associated))
    message += [Format.framed] + Format.long(Format.frameCount)
    message += HKDFSHA512.block(secret: dataKey, salt: messageID, info: Format.commitInfo)
    var key = HKDFSHA512.block(secret: dataKey, salt: messageID, info: Format.deriveInfo)
    defer { wipe(&key) }
    // The plaintext is empty, so that only the tag is left.
    message += try GCM.seal(
      [],
      key: key,
      nonce: [UInt8](repeating: 0, count: GCM.nonceCount),
      associatedData: message
    )
    return message + (try finalFrame(plaintext, of: messageID, key))
  }

  /// The entry of the data key: who wrapped it, how, and the wrapped key.
  private func wrapped(
    _ dataKey: [UInt8],
    bound associated: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let nonce = SecureRandom.bytes(GCM.nonceCount)
    let box = try GCM.seal(dataKey, key: wrappingKey, nonce: nonce, associatedData: associated)
    let information =
      name + Format.long(GCM.tagCount * 8) + Format.long(GCM.nonceCount) + nonce
    return Format.short(namespace.count) + namespace
      + Format.short(information.count) + information
      + Format.short(box.count) + box
  }

  /// The whole text as one frame, the last and first.
  private func finalFrame(
    _ plaintext: [UInt8],
    of messageID: [UInt8],
    _ key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    guard plaintext.count <= Format.frameCount else { throw .invalidInput }
    let number = Format.long(1)
    let nonce = [UInt8](repeating: 0, count: GCM.nonceCount - number.count) + number
    let box = try GCM.seal(
      plaintext,
      key: key,
      nonce: nonce,
      associatedData: messageID + Format.finalFrame + number + Format.long(0)
        + Format.long(plaintext.count)
    )
    return Format.lastFrame + number + nonce + Format.long(plaintext.count) + box
  }

  private static let maxName = 1024

  /// The format's constants, and its numbers, which are big-endian.
  private enum Format {
    static let version: UInt8 = 2
    static let suite: [UInt8] = [0x04, 0x78]
    static let messageIDCount = 32
    static let framed: UInt8 = 2
    static let frameCount = 4096
    static let lastFrame: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    static let finalFrame = Array("AWSKMSEncryptionClient Final Frame".utf8)
    static let deriveInfo = suite + Array("DERIVEKEY".utf8)
    static let commitInfo = Array("COMMITKEY".utf8)

    static func short(_ number: Int) -> [UInt8] {
      [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    static func long(_ number: Int) -> [UInt8] {
      short(number >> 16) + short(number)
    }

    /// The pairs in the order of their names' bytes; nothing at all where there are none.
    static func encoded(_ context: [String: String]) throws(CryptographyError) -> [UInt8] {
      guard !context.isEmpty else { return [] }
      let pairs = context.map { (Array($0.key.utf8), Array($0.value.utf8)) }
      var bytes = short(pairs.count)
      for (name, value) in pairs.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
        guard name.count <= maxName, value.count <= maxName else { throw .invalidInput }
        bytes += short(name.count) + name + short(value.count) + value
      }
      guard bytes.count <= UInt16.max else { throw .invalidInput }
      return bytes
    }
  }
}

/// Key derivation with HMAC-SHA512 (RFC 5869) for 32 bytes of output.
enum HKDFSHA512 {
  private static let byteCount = 32

  static func block(secret: [UInt8], salt: [UInt8], info: [UInt8]) -> [UInt8] {
    var extracted = code(of: secret, key: salt)
    defer { wipe(&extracted) }
    return Array(code(of: info + [1], key: extracted).prefix(byteCount))
  }

  private static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 64)
    var written = 0
    guard
      EVP_Q_mac(
        nil,
        "HMAC",
        nil,
        "SHA512",
        nil,
        key,
        key.count,
        message,
        message.count,
        &code,
        code.count,
        &written
      ) != nil, written == code.count
    else { unavailable("HMAC with SHA-512") }
    return code
  }
}
