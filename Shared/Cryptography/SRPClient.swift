internal import CLibCrypto

extension SRP {
  /// The client's side of one exchange, for tests and the load generator.
  public struct Client: Sendable {
    private let exponent: [UInt8]
    /// A = g^a, canonical; what SRP_A says in hexadecimal.
    public let clientPublic: [UInt8]

    /// Starts an exchange with a secret exponent; 32 random bytes are enough.
    public init(
      exponent: [UInt8] = SecureRandom.bytes(32)
    ) throws(CryptographyError) {
      let context = try BigNumberContext()
      let number = try SRPGroup.shared.powerOfGenerator(exponent, context)
      self.exponent = exponent
      clientPublic = number.padded()
    }

    /// K from the server's B: S = (B − k·g^x)^(a + u·x), then HKDF.
    public func sessionKey(
      identity: SRPIdentity,
      password: [UInt8],
      salt: [UInt8],
      serverPublic: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      guard SRP.isClientPublic(serverPublic) else { throw .invalidInput }
      let group = SRPGroup.shared
      let context = try BigNumberContext()
      let b = try BigNumber(serverPublic)
      let u = try SRP.scrambler(try BigNumber(clientPublic), b)

      var x = identity.privateKey(password: password, salt: salt)
      defer { wipe(&x) }
      let verifier = try group.powerOfGenerator(x, context)
      let base = try group.multiplied(verifier, context)
      guard
        BN_mod_sub_quick(base.handle, b.handle, base.handle, group.modulus) == 1
      else { throw .drained("BN_mod_sub_quick") }

      let sum = try BigNumber(secret: x)
      let a = try BigNumber(secret: exponent)
      guard
        BN_mul(sum.handle, sum.handle, u.handle, context.handle) == 1,
        BN_add(sum.handle, sum.handle, a.handle) == 1
      else { throw .drained("BN_mul") }
      let shared = try group.power(base.handle, secret: sum.padded(), context)
      return SRP.sessionKey(shared, u)
    }
  }
}
