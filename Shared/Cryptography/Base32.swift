/// Base32 (RFC 4648 §6) without padding, in which people type secrets into authenticators.
public enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// Encodes bytes.
  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits) & 0x1F)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(5 - bits) & 0x1F)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes capital letters and digits; nil for anything else.
  public static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      buffer = (buffer << 5 | UInt32(value)) & 0xFFF
      bits += 5
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
    }
    return bytes
  }
}
