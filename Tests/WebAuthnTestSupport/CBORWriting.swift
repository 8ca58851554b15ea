package import CBOR

extension CBORValue {
  /// The value as an authenticator writes it: each length in as few bytes as it takes.
  package var encoded: [UInt8] {
    switch self {
    case .integer(let number):
      number < 0 ? Self.head(1, UInt64(-1 - number)) : Self.head(0, UInt64(number))
    case .bytes(let bytes): Self.head(2, UInt64(bytes.count)) + bytes
    case .text(let text): Self.head(3, UInt64(text.utf8.count)) + Array(text.utf8)
    case .list(let values): Self.head(4, UInt64(values.count)) + values.flatMap(\.encoded)
    case .map(let members):
      Self.head(5, UInt64(members.count)) + members.flatMap { $0.key.encoded + $0.value.encoded }
    case .bool(let isTrue): [isTrue ? 0xF5 : 0xF4]
    case .null: [0xF6]
    }
  }

  private static func head(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
    let kind = kind << 5
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }
    switch number {
    case 0..<24: return [kind | UInt8(number)]
    case 24..<0x100: return [kind | 24] + bytes(1)
    case 0x100..<0x1_0000: return [kind | 25] + bytes(2)
    case 0x1_0000..<0x1_0000_0000: return [kind | 26] + bytes(4)
    default: return [kind | 27] + bytes(8)
    }
  }
}
