/// What a device hands in to prove itself by SRP later: a verifier and its salt.
public enum DeviceSecret {
  /// Why a secret is refused.
  public enum Fault: Sendable, Hashable {
    case verifier, salt

    /// The rule that was broken, for events.
    public var rule: StaticString {
      switch self {
      case .verifier: "the verifier is no number of the group"
      case .salt: "the salt has another form"
      }
    }
  }

  /// Checks what a device hands in.
  ///
  /// With a verifier of 0, 1 or N − 1 any client could prove to be the device. With a verifier that is
  /// no power of g none could. The time depends on the verifier.
  ///
  /// - Returns: Nil where the secret is good.
  /// - Throws: `CryptographyError` where OpenSSL fails.
  public static func fault(verifier: [UInt8], salt: [UInt8]) throws(CryptographyError) -> Fault? {
    guard try SRP.isPowerOfGenerator(verifier) else { return .verifier }
    guard saltSizes.contains(salt.count), salt.contains(where: { $0 != 0 }) else { return .salt }
    return nil
  }

  /// Clients draw 16 bytes and write them as a number: with a leading 00 where the top bit is set,
  /// and without the leading zeros that were drawn.
  private static let saltSizes = 8...17
}
