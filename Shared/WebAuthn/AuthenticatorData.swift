internal import CBOR

/// What an authenticator says of a ceremony, and signs (WebAuthn Level 3 §6.1).
public struct AuthenticatorData: Sendable {
  /// SHA-256 of the relying party's id.
  public let relyingPartyHash: [UInt8]
  /// What holds of the user and the passkey.
  public let flags: Flags
  /// How often the authenticator signed; 0 where it does not count.
  public let signCount: UInt32
  /// The new passkey; nil where none was made.
  public let credential: AttestedCredential?

  /// The bits of the flags' byte.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The byte.
    public let rawValue: UInt8

    /// Flags of a byte; bits without a meaning stay.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// UP: a user touched the authenticator.
    public static let userPresent = Flags(rawValue: 0x01)
    /// UV: the authenticator verified its user.
    public static let userVerified = Flags(rawValue: 0x04)
    /// BE: the passkey may be on several devices.
    public static let backupEligible = Flags(rawValue: 0x08)
    /// BS: the passkey is kept elsewhere too.
    public static let backedUp = Flags(rawValue: 0x10)
    /// AT: a new passkey is described.
    public static let attested = Flags(rawValue: 0x40)
    /// ED: extensions answered.
    public static let extended = Flags(rawValue: 0x80)
  }

  /// Bytes before a new passkey.
  private static let headCount = 37
  private static let hashCount = 32

  /// Reads all of the bytes; throws `malformed` where one is left or missing.
  public init(_ bytes: [UInt8]) throws(WebAuthnError) {
    guard bytes.count >= Self.headCount else { throw .malformed }
    relyingPartyHash = Array(bytes.prefix(Self.hashCount))
    flags = Flags(rawValue: bytes[Self.hashCount])
    signCount = bytes[(Self.hashCount + 1)..<Self.headCount].reduce(0) { $0 << 8 | UInt32($1) }
    // What cannot be kept elsewhere is not.
    guard flags.contains(.backupEligible) || !flags.contains(.backedUp) else { throw .malformed }
    var rest = Array(bytes.dropFirst(Self.headCount))
    if flags.contains(.attested) {
      let (credential, count) = try AttestedCredential.read(rest)
      self.credential = credential
      rest.removeFirst(count)
    } else {
      credential = nil
    }
    if flags.contains(.extended) {
      guard let extensions = try? CBORReader.value(of: rest), extensions.map != nil else {
        throw .malformed
      }
    } else {
      guard rest.isEmpty else { throw .malformed }
    }
  }

  /// Throws unless the data are of the expected relying party's ceremony.
  func check(_ expected: ExpectedCeremony) throws(WebAuthnError) {
    guard relyingPartyHash == expected.relyingParty.hash else { throw .wrongRelyingParty }
    guard flags.contains(.userPresent) else { throw .userNotPresent }
    guard flags.contains(.userVerified) || !expected.needsUserVerification else {
      throw .userNotVerified
    }
  }
}

/// A new passkey in authenticator data (WebAuthn Level 3 §6.5.1).
public struct AttestedCredential: Sendable {
  /// The make of the authenticator; 16 zeros where it does not say.
  public let aaguid: [UInt8]
  /// The passkey's id.
  public let id: [UInt8]
  /// The key by which the passkey's signatures are checked.
  public let key: COSEKey

  /// Bytes that an id has: shorter ones could be guessed (WebAuthn Level 3 §4).
  public static let idCounts = 16...1023

  /// The passkey that the bytes begin with, and how many bytes that is.
  static func read(_ bytes: [UInt8]) throws(WebAuthnError) -> (AttestedCredential, Int) {
    guard bytes.count >= 18 else { throw .malformed }
    let idCount = Int(bytes[16]) << 8 | Int(bytes[17])
    guard idCounts.contains(idCount) else { throw .wrongCredential }
    let start = 18 + idCount
    guard bytes.count > start else { throw .malformed }
    let key: CBORValue
    let count: Int
    do throws(CBORError) {
      var reader = try CBORReader(Array(bytes[start...]))
      key = try reader.next()
      count = reader.index
    } catch {
      throw .malformed
    }
    let credential = AttestedCredential(
      aaguid: Array(bytes.prefix(16)),
      id: Array(bytes[18..<start]),
      key: try COSEKey(key, encoded: Array(bytes[start..<(start + count)]))
    )
    return (credential, start + count)
  }
}
