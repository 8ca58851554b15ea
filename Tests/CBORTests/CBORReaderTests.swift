import CBOR
import Testing

@Suite("CBOR (PKY-6)")
struct CBORReaderTests {
  private func error(_ bytes: [UInt8]) -> CBORError? {
    do throws(CBORError) {
      _ = try CBORReader.value(of: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "PKY-6: the examples of RFC 8949 that authenticators may write are read",
    arguments: [
      ([0x00], .integer(0)),
      ([0x17], .integer(23)),
      ([0x18, 0x18], .integer(24)),
      ([0x19, 0x03, 0xE8], .integer(1000)),
      ([0x1A, 0x00, 0x0F, 0x42, 0x40], .integer(1_000_000)),
      ([0x1B, 0, 0, 0, 0xE8, 0xD4, 0xA5, 0x10, 0x00], .integer(1_000_000_000_000)),
      ([0x20], .integer(-1)),
      ([0x26], .integer(-7)),
      ([0x39, 0x01, 0x00], .integer(-257)),
      ([0x3B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .integer(.min)),
      ([0x40], .bytes([])),
      ([0x44, 1, 2, 3, 4], .bytes([1, 2, 3, 4])),
      ([0x60], .text("")),
      ([0x62, 0xC3, 0xBC], .text("ü")),
      ([0x64, 0x49, 0x45, 0x54, 0x46], .text("IETF")),
      ([0x80], .list([])),
      ([0x82, 0x01, 0x81, 0x02], .list([.integer(1), .list([.integer(2)])])),
      ([0xA0], .map([:])),
      (
        [0xA2, 0x01, 0x02, 0x61, 0x61, 0xF5],
        .map([.integer(1): .integer(2), .text("a"): .bool(true)])
      ),
      ([0xF4], .bool(false)),
      ([0xF6], .null),
    ] as [([UInt8], CBORValue)]
  )
  func examples(bytes: [UInt8], value: CBORValue) throws {
    #expect(try CBORReader.value(of: bytes) == value)
  }

  @Test(
    "PKY-6: what is not read says why",
    arguments: [
      ([], .malformed),
      ([0x18], .malformed),
      ([0x42, 0x01], .malformed),
      ([0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .malformed),
      ([0x7B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x61], .malformed),
      ([0x81], .malformed),
      ([0xA1, 0x01], .malformed),
      ([0x1C], .malformed),
      ([0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .tooManyItems),
      ([0xBB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .tooManyItems),
      ([0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .unsupported),
      ([0x3B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .unsupported),
      ([0x5F, 0x41, 0x01, 0xFF], .unsupported),
      ([0x7F, 0x61, 0x61, 0xFF], .unsupported),
      ([0x9F, 0xFF], .unsupported),
      ([0xBF, 0xFF], .unsupported),
      ([0xFF], .unsupported),
      ([0xC0, 0x60], .unsupported),
      ([0xF7], .unsupported),
      ([0xF9, 0x3C, 0x00], .unsupported),
      ([0xFA, 0, 0, 0, 0], .unsupported),
      ([0xFB, 0, 0, 0, 0, 0, 0, 0, 0], .unsupported),
      ([0xA1, 0x80, 0x01], .unsupported),
      ([0xA1, 0x41, 0x01, 0x01], .unsupported),
      ([0x62, 0xC3, 0x28], .notUTF8),
      ([0xA2, 0x01, 0x02, 0x01, 0x03], .repeatedKey),
      ([0xA2, 0x01, 0x02, 0x18, 0x01, 0x03], .repeatedKey),
      ([0x00, 0x00], .trailingBytes),
      ([0xA0, 0xF6], .trailingBytes),
    ] as [([UInt8], CBORError)]
  )
  func refusals(bytes: [UInt8], reason: CBORError) {
    #expect(error(bytes) == reason)
  }

  @Test("PKY-6: items may stand in eight others, and not in nine")
  func depth() throws {
    let deepest = [UInt8](repeating: 0x81, count: CBORReader.maxDepth - 1) + [0x00]
    _ = try CBORReader.value(of: deepest)
    #expect(error([0x81] + deepest) == .tooDeep)
    #expect(error([UInt8](repeating: 0x81, count: CBORReader.maxBytes)) == .tooDeep)
    #expect(error([UInt8](repeating: 0xA1, count: CBORReader.maxBytes)) == .tooDeep)
  }

  @Test("PKY-6: there are limits of bytes and of items")
  func size() throws {
    let content = [UInt8](repeating: 7, count: CBORReader.maxBytes - 5)
    let length = UInt32(content.count)
    let head: [UInt8] = [0x5A] + (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) }
    #expect(try CBORReader.value(of: head + content) == .bytes(content))
    #expect(error([UInt8](repeating: 0, count: CBORReader.maxBytes + 1)) == .tooLong)
    let most = CBORReader.maxItems - 1
    let list: [UInt8] = [0x99, UInt8(most >> 8), UInt8(most & 0xFF)]
    #expect(try CBORReader.value(of: list + [UInt8](repeating: 0, count: most)).list?.count == most)
    // Many lists that each promise few more than may come.
    let nested: [UInt8] = [0x99, 0x08, 0x00]
    let zeros = [UInt8](repeating: 0, count: 2046)
    #expect(error(nested + nested + zeros + [0, 0] + nested + zeros) == .tooManyItems)
  }

  @Test("what follows a value is left to the caller")
  func prefix() throws {
    var reader = try CBORReader([0xA1, 0x01, 0x02, 0x80])
    #expect(try reader.next()[1] == .integer(2))
    #expect(reader.index == 3 && !reader.isAtEnd)
    #expect(try reader.next() == .list([]))
    #expect(reader.isAtEnd)
  }

  @Test("every beginning of a good value is refused, and no byte is read beyond it")
  func cut() throws {
    let whole: [UInt8] = [
      0xA3, 0x01, 0x44, 1, 2, 3, 4, 0x62, 0x61, 0x62, 0x82, 0x20, 0xF5, 0x18, 0x20, 0x19, 0x01,
      0x00,
    ]
    _ = try CBORReader.value(of: whole)
    for count in whole.indices {
      #expect(error(Array(whole.prefix(count))) == .malformed, "\(count)")
    }
  }
}
