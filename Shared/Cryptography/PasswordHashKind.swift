extension PasswordHash {
  /// How much work a hash is: its algorithm and parameters, without salt and hash.
  public struct Kind: Sendable {
    /// The algorithm's name and the parameters in decimal digits, such as `BCRYPT 10`.
    public let text: String
    /// A hash of this kind whose salt and value are zeros.
    ///
    /// Checking a password against it is the same work as against any other hash of the kind.
    public let decoy: PasswordHash

    /// The kind of that text; nil for a text that no hash within the bounds has.
    ///
    /// - Parameter text: What ``text`` was.
    public init?(_ text: String) {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      let parameters = parts.dropFirst().compactMap { Int($0) }
      guard let name = parts.first, let algorithm = Algorithm(rawValue: String(name)),
        let hash = Self.zeros(algorithm, parameters)
      else { return nil }
      do throws(Fault) {
        decoy = try PasswordHash(hash, algorithm: algorithm)
      } catch {
        return nil
      }
      guard decoy.kindText == text else { return nil }
      self.text = text
    }

    /// The text of a hash with these parameters.
    private static func zeros(_ algorithm: Algorithm, _ parameters: [Int]) -> String? {
      switch (algorithm, parameters.count) {
      case (.bcrypt, 1): BcryptHash.zeros(parameters[0])
      case (.scrypt, 4): ScryptHash.zeros(parameters)
      case (.argon2id, 5): Argon2Hash.zeros(parameters)
      case (.pbkdf2SHA256, 2): PBKDF2Hash.zeros(parameters)
      case (.bcrypt, _), (.scrypt, _), (.argon2id, _), (.pbkdf2SHA256, _): nil
      }
    }
  }

  /// The text of the hash's kind; two hashes of one kind are the same work.
  public var kindText: String {
    ([algorithm.rawValue] + checker.work.map(String.init)).joined(separator: " ")
  }

  /// The length of a decoy's salt in bytes; real ones differ by less than a hash's own variation.
  static let zeroSalt = [UInt8](repeating: 0, count: 16)

  /// A hash of so many zeros; nil for a length that none has.
  static func zeroHash(_ count: Int) -> [UInt8]? {
    hashCounts.contains(count) ? [UInt8](repeating: 0, count: count) : nil
  }

  /// The length up to which a hash's bytes cost the same: SHA-256 makes 32 at a time.
  static func workCount(of hash: [UInt8]) -> Int { (hash.count + 31) / 32 * 32 }

  /// Base 64 without padding, of `+` and `/`.
  static func unpadded(_ bytes: [UInt8]) -> String { Base64.encode(bytes).filter { $0 != "=" } }
}
