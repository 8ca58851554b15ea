internal import CLibCrypt

/// bcrypt, by libxcrypt's crypt_r(3).
struct BcryptHash: PasswordChecking {
  private let text: [UInt8]
  private let cost: Int

  private static let textCount = 60
  private static let costs = 4...12
  /// CRYPT_MAX_PASSPHRASE_SIZE of crypt.h, which counts the NUL.
  private static let maxPassword = 511

  init(_ text: String) throws(PasswordHash.Fault) {
    let bytes = Array(text.utf8)
    guard bytes.count == Self.textCount, text.hasPrefix("$2"),
      Array("abxy".utf8).contains(bytes[2]), bytes[3] == UInt8(ascii: "$"),
      bytes[6] == UInt8(ascii: "$"), bytes[7...].allSatisfy(Self.isDigit)
    else { throw .malformed }
    // Two digits always: 04 is four.
    let tens = Int(bytes[4]) - 0x30
    let ones = Int(bytes[5]) - 0x30
    guard (0...9).contains(tens), (0...9).contains(ones) else { throw .malformed }
    cost = 10 * tens + ones
    guard Self.costs.contains(cost) else { throw .outOfBounds }
    self.text = bytes
  }

  var work: [Int] { [cost] }

  /// A decoy of that cost, whose hash is zeros; bcrypt writes them as dots.
  static func zeros(_ cost: Int) -> String? {
    guard costs.contains(cost) else { return nil }
    return "$2b$\(cost / 10)\(cost % 10)$" + String(repeating: ".", count: 53)
  }

  func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool {
    // crypt_r takes no longer password, so no hash was made of one. bcrypt reads 72 bytes only.
    guard password.count <= Self.maxPassword else { return false }
    var phrase = password + [0]
    defer { wipe(&phrase) }
    var output = [UInt8](repeating: 0, count: Self.textCount + 1)
    guard gatehouse_crypt(phrase, text + [0], &output, output.count) == 1 else {
      throw .library("crypt_r")
    }
    return constantTimeEquals(Array(output.dropLast()), text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
