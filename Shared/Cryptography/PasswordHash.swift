/// A password hash that another system made, in the text form that names its own parameters.
///
/// It is only checked: our own passwords are SRP verifiers. The parameters are bounded before any
/// work is done. Otherwise an attacker who supplies the text would decide how long a processor is
/// busy and how much memory it takes.
public struct PasswordHash: Sendable {
  /// How the hash was made, by the names of Cognito's API.
  public enum Algorithm: String, Sendable, Hashable, CaseIterable {
    /// `$2b$10$` and 53 characters; cost 4 to 12, the variants a, b, x and y.
    case bcrypt = "BCRYPT"
    /// `N$r$p$salt$hash` in hexadecimal; at most N = 65536, r = 8, p = 1, which take 64 MiB.
    case scrypt = "SCRYPT"
    /// `$argon2id$v=19$m=…,t=…,p=…$salt$hash`; at most m = 19456 KiB, t = 2, p = 1.
    case argon2id = "ARGON2ID"
    /// `$pbkdf2-sha256$iterations$salt$hash`; at most 600 000 iterations.
    case pbkdf2SHA256 = "PBKDF2_SHA256"
  }

  /// Why a text is no hash that can be checked.
  public enum Fault: Error, Sendable, Hashable {
    /// It has not the algorithm's form.
    case malformed
    /// A parameter is beyond the algorithm's bounds.
    case outOfBounds
  }

  /// A shorter salt protects no password; one of more than 64 bytes is not a salt.
  static let saltCounts = 8...64
  /// Shorter than 128 bits, a hash would fit many passwords.
  static let hashCounts = 16...128

  let algorithm: Algorithm
  let checker: any PasswordChecking

  /// Reads the hash; nothing is computed.
  ///
  /// - Parameters:
  ///   - text: The hash, exactly as the other system stored it.
  ///   - algorithm: How it was made.
  /// - Throws: When the text is not of that form, or asks for too much.
  public init(_ text: String, algorithm: Algorithm) throws(Fault) {
    guard text.utf8.count <= 1024 else { throw .malformed }
    self.algorithm = algorithm
    checker =
      switch algorithm {
      case .bcrypt: try BcryptHash(text)
      case .scrypt: try ScryptHash(text)
      case .argon2id: try Argon2Hash(text)
      case .pbkdf2SHA256: try PBKDF2Hash(text)
      }
  }

  /// Whether the password is right.
  ///
  /// This takes tenths of a second, so it must not run on an event loop.
  ///
  /// - Parameter password: The password's bytes, in UTF-8.
  /// - Returns: True for the right password; the comparison's time does not tell how near it was.
  /// - Throws: When the library has no memory for it.
  public func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool {
    // bcrypt's C code would stop at a NUL, and HMAC, on which the others build, pads a short key
    // with NULs. Passwords that differ only behind the NUL, or by the NUL itself, would count as
    // right.
    guard !password.contains(0) else { return false }
    return try checker.matches(password)
  }
}

/// One algorithm's way to check a password.
protocol PasswordChecking: Sendable {
  /// What decides how long the check takes, in the order of the algorithm's text form.
  var work: [Int] { get }

  func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool
}

extension PasswordHash {
  /// A parameter in decimal digits without sign, leading zero or anything else.
  static func number(_ text: Substring, in range: ClosedRange<Int>) throws(Fault) -> Int {
    let digits = text.utf8
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { throw .malformed }
    guard range.contains(number) else { throw .outOfBounds }
    return number
  }

  /// Base 64 without padding, by either alphabet that is used for hashes: with `+`, or with `.` in
  /// its place.
  static func unpadded(
    _ text: Substring,
    _ counts: ClosedRange<Int>
  ) throws(Fault) -> [UInt8] {
    let digits = text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "+") : $0 }
    guard let bytes = alphabet.decode(digits[...]), counts.contains(bytes.count) else {
      throw .malformed
    }
    return bytes
  }

  private static let alphabet = Base64Alphabet(last: "+/")
}
