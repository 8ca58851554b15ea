internal import CLibCrypto

/// Seals values for storage or for a client to carry, with AES-256-GCM under a rotating key.
///
/// Sealed form: `01 ‖ key id (4) ‖ nonce (24) ‖ ciphertext ‖ tag (16)`. The first half of the nonce
/// derives a key for this message, the second half is GCM's own. With one key and GCM's 96 random
/// bits alone, a repeated nonce becomes too likely after 2³² messages (NIST SP 800-38D §8.3), and a
/// repeated nonce discloses the authentication key. Session blocks reach that number within months.
public struct Sealer: Sendable {
  /// The key that new values are sealed under.
  public let currentKeyID: UInt32
  /// The ids of all keys that values can be opened with.
  public var keyIDs: [UInt32] { keys.keys.sorted() }

  /// How many bytes a sealed value is longer than the value.
  public static let overhead = Layout.overhead

  private let keys: [UInt32: SealingKey]
  private let current: SealingKey
  private let storedOnly: Set<UInt32>

  /// Takes 32-byte keys by id; `current` seals, every key opens.
  ///
  /// Those in `storedOnly` open what is stored, and nothing that clients carry.
  public init(
    keys: [UInt32: [UInt8]],
    current: UInt32,
    storedOnly: Set<UInt32> = []
  ) throws(CryptographyError) {
    var prepared: [UInt32: SealingKey] = [:]
    for (id, bytes) in keys {
      guard bytes.count == SealingKey.byteCount else { throw .invalidKey }
      prepared[id] = SealingKey(bytes)
    }
    guard let key = prepared[current] else { throw .unknownKey(current) }
    self.keys = prepared
    self.current = key
    self.storedOnly = storedOnly
    currentKeyID = current
  }

  /// Encrypts `plaintext` and binds it to `associatedData`, which names table, pool and row.
  public func seal(
    _ plaintext: [UInt8],
    associatedData: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let nonce = SecureRandom.bytes(Layout.nonceCount)
    let header = Layout.header(keyID: currentKeyID)
    var key = current.messageKey(nonce: nonce)
    defer { wipe(&key) }
    let box = try GCM.seal(
      plaintext,
      key: key,
      nonce: Array(nonce.suffix(GCM.nonceCount)),
      associatedData: header + associatedData
    )
    return header + nonce + box
  }

  /// Decrypts what `seal` made with the same associated data, under any key that is still held.
  public func open(
    _ sealed: [UInt8],
    associatedData: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    guard let id = Self.keyID(of: sealed) else { throw .notAuthentic }
    guard let holder = keys[id] else { throw .unknownKey(id) }
    let nonce = Array(sealed[Layout.headerCount..<Layout.headerCount + Layout.nonceCount])
    var key = holder.messageKey(nonce: nonce)
    defer { wipe(&key) }
    return try GCM.open(
      Array(sealed[(Layout.headerCount + Layout.nonceCount)...]),
      key: key,
      nonce: Array(nonce.suffix(GCM.nonceCount)),
      associatedData: Array(sealed[..<Layout.headerCount]) + associatedData
    )
  }

  /// The same for what a client carried since it was sealed: a step of a sign-in, temporary credentials.
  ///
  /// A database that was restored has forgotten which of those were consumed or ended meanwhile. So its
  /// earlier keys open them no more.
  public func openCarried(
    _ sealed: [UInt8],
    associatedData: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    guard Self.keyID(of: sealed).map(storedOnly.contains) != true else { throw .notAuthentic }
    return try open(sealed, associatedData: associatedData)
  }

  /// The id of the key that sealed bytes name; nil for bytes that do not have the form of sealed
  /// ones.
  ///
  /// This proves nothing: an attacker can write any id into made-up bytes.
  public static func keyID(of sealed: [UInt8]) -> UInt32? {
    guard sealed.count >= Layout.overhead, sealed[0] == Layout.version else { return nil }
    return sealed[1..<5].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }

  /// The id of the key that sealed bytes name, if that key is not held.
  public func missingKeyID(of sealed: [UInt8]) -> UInt32? {
    Self.keyID(of: sealed).flatMap { keys[$0] == nil ? $0 : nil }
  }

  /// Derives a 32-byte key for one purpose from the current key.
  public func derive(_ label: String) -> [UInt8] {
    current.derive(label)
  }

  /// Derives a 32-byte key for one purpose from the named key; nil when it is not held.
  ///
  /// A value that outlives a key rotation carries the id of the key it was made with.
  public func derive(_ label: String, keyID: UInt32) -> [UInt8]? {
    keys[keyID]?.derive(label)
  }

  /// By what a schema knows a key; nil when it is not held.
  ///
  /// Tells nothing about the key: a value derived from it by HMAC for this purpose alone.
  public func fingerprint(of keyID: UInt32, in schema: String) -> [UInt8]? {
    derive("fingerprint of a seal key of \(schema)", keyID: keyID)
  }

  /// Whether a key opens what is stored alone.
  public func isStoredOnly(_ keyID: UInt32) -> Bool { storedOnly.contains(keyID) }
}

private enum Layout {
  static let version: UInt8 = 1
  static let headerCount = 5
  static let nonceCount = 24
  static let overhead = headerCount + nonceCount + GCM.tagCount

  static func header(keyID: UInt32) -> [UInt8] {
    [version] + (0..<4).map { UInt8(truncatingIfNeeded: keyID >> (24 - 8 * UInt32($0))) }
  }
}

/// One root key; only keys that are derived from it are used.
private struct SealingKey: Sendable {
  static let byteCount = 32

  private let messages: HMACKey
  private let purposes: HMACKey

  init(_ root: [UInt8]) {
    func part(_ info: String) -> HMACKey {
      HMACKey(HKDF.block(secret: root, salt: [], info: Array(info.utf8)))
    }
    messages = part("gatehouse seal v1")
    purposes = part("gatehouse derive v1")
  }

  func messageKey(nonce: [UInt8]) -> [UInt8] {
    messages.authenticate(Array(nonce.prefix(Layout.nonceCount - GCM.nonceCount)))
  }

  func derive(_ label: String) -> [UInt8] {
    purposes.authenticate(Array(label.utf8))
  }
}
