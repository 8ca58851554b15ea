internal import CLibCrypto

/// The server's side of Cognito's SRP-6a, with SHA-256 and the 3072-bit group of RFC 3526 §4.
///
/// Numbers cross this interface as big-endian bytes. Those that come out are canonical: minimal,
/// with one leading 00 where the top bit is set. Clients hash that form and no other.
public enum SRP {
  /// What HKDF binds the session key to.
  static let keyInfo = Array("Caldera Derived Key".utf8)
  static let keyCount = 16

  /// Makes a salt of 16 bytes that clients of both kinds read alike.
  ///
  /// The first byte is 01…7F: JavaScript clients parse the salt as a number, so that leading zeros
  /// vanish and a set top bit grows one, while Python clients keep the text.
  public static func salt(_ random: [UInt8]) -> [UInt8] {
    var salt = Array(random.prefix(16))
    while salt.count < 16 {
      salt.append(contentsOf: SecureRandom.bytes(1))
    }
    salt[0] &= 0x7F
    if salt[0] == 0 { salt[0] = 1 }
    return salt
  }

  /// v = g^x, which replaces the password in the store.
  public static func verifier(
    identity: SRPIdentity,
    password: [UInt8],
    salt: [UInt8]
  ) -> [UInt8] {
    var x = identity.privateKey(password: password, salt: salt)
    defer { wipe(&x) }
    do {
      let context = try BigNumberContext()
      return try SRPGroup.shared.powerOfGenerator(x, context).padded()
    } catch {
      // Any 32 bytes are a valid exponent, so only missing memory leads here.
      unavailable("an exponentiation")
    }
  }

  /// Says whether bytes can be a verifier: a number from 2 to N − 2.
  ///
  /// With 0, 1 or N − 1 the session key would not depend on the secret.
  public static func isVerifier(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= SRPGroup.byteCount + 1, let number = try? BigNumber(bytes) else {
      return false
    }
    guard
      number.bitCount > 1,
      BN_add_word(number.handle, 1) == 1
    else { return false }
    return BN_cmp(number.handle, SRPGroup.shared.modulus) < 0
  }

  /// Says whether a verifier is a power of g, as every honest one is.
  ///
  /// N is a safe prime and g = 2 is a square modulo N, so the powers of g are exactly the squares.
  /// Other numbers prove nothing: no x has such a verifier. The time depends on the verifier, so
  /// this is only for one that a client hands in, once.
  public static func isPowerOfGenerator(_ verifier: [UInt8]) throws(CryptographyError) -> Bool {
    guard isVerifier(verifier) else { return false }
    let context = try BigNumberContext()
    let number = try BigNumber(verifier)
    let symbol = BN_kronecker(number.handle, SRPGroup.shared.modulus, context.handle)
    guard symbol > -2 else { throw .drained("BN_kronecker") }
    return symbol == 1
  }

  /// Says whether bytes can be a client's A: a number from 1 to N − 1.
  ///
  /// Every honest A is a remainder. With A ≡ 0 (0, N, 2N…) any client would know the key.
  public static func isClientPublic(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= SRPGroup.byteCount + 1, let number = try? BigNumber(bytes) else {
      return false
    }
    return SRPGroup.shared.contains(number)
  }

  /// Makes the server's secret exponent b.
  ///
  /// 256 bits: the best attack on a short exponent takes the square root of its range, 2^128 steps,
  /// which is also the strength of the group. Each further bit costs time at every sign-in.
  public static func makeServerExponent() -> [UInt8] {
    SecureRandom.bytes(32)
  }

  /// B = k·v + g^b.
  public static func serverPublic(
    verifier: [UInt8],
    exponent: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    guard isVerifier(verifier) else { throw .invalidInput }
    let group = SRPGroup.shared
    let context = try BigNumberContext()
    let ephemeral = try group.powerOfGenerator(exponent, context)
    let sum = try group.multiplied(try BigNumber(verifier), context)
    guard BN_mod_add_quick(sum.handle, sum.handle, ephemeral.handle, group.modulus) == 1 else {
      throw .drained("BN_mod_add_quick")
    }
    return sum.padded()
  }

  /// The key that both sides compute if the client knows the password: S = (A · v^u)^b, then HKDF.
  ///
  /// Refuses an A that is not from 1 to N − 1, a B that is not, and u = 0.
  public static func serverSessionKey(
    verifier: [UInt8],
    exponent: [UInt8],
    clientPublic: [UInt8],
    serverPublic: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    guard
      isVerifier(verifier), isClientPublic(clientPublic), isClientPublic(serverPublic)
    else { throw .invalidInput }
    let group = SRPGroup.shared
    let context = try BigNumberContext()
    let a = try BigNumber(clientPublic)
    let b = try BigNumber(serverPublic)
    let u = try scrambler(a, b)
    let shared = try group.power(
      of: a,
      and: try BigNumber(verifier),
      public: u,
      secret: exponent,
      context
    )
    return sessionKey(shared, u)
  }

  /// Signs the exchange: HMAC(K, group ‖ user ‖ secret block ‖ timestamp).
  public static func signature(
    key: [UInt8],
    identity: SRPIdentity,
    secretBlock: [UInt8],
    timestamp: String
  ) -> [UInt8] {
    let message =
      Array(identity.group.utf8) + Array(identity.user.utf8) + secretBlock + Array(timestamp.utf8)
    return HMACKey(key).authenticate(message)
  }

  /// u = H(pad(A) ‖ pad(B)), which must not be zero.
  static func scrambler(
    _ clientPublic: borrowing BigNumber,
    _ serverPublic: borrowing BigNumber
  ) throws(CryptographyError) -> BigNumber {
    try scrambler(digest: SHA256.digest(of: clientPublic.padded() + serverPublic.padded()))
  }

  /// With u = 0 the session key would not depend on the verifier.
  static func scrambler(digest: [UInt8]) throws(CryptographyError) -> BigNumber {
    let u = try BigNumber(digest)
    guard !u.isZero else { throw .invalidInput }
    return u
  }

  /// K = the first 16 bytes of HKDF(salt: pad(u), secret: pad(S)).
  static func sessionKey(_ shared: borrowing BigNumber, _ u: borrowing BigNumber) -> [UInt8] {
    var secret = shared.padded()
    defer { wipe(&secret) }
    return Array(HKDF.block(secret: secret, salt: u.padded(), info: keyInfo).prefix(keyCount))
  }
}
