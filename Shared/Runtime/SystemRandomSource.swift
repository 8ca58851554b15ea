internal import Cryptography
public import Domain

/// Randomness from the operating system through OpenSSL's generator.
public struct SystemRandomSource: RandomSource {
  /// Makes a source; all of them draw from the same generator.
  public init() {}

  /// Draws unpredictable bytes.
  public func bytes(_ count: Int) -> [UInt8] {
    SecureRandom.bytes(count)
  }
}
