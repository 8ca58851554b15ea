import QRCode
import Testing

@Suite("QR codes")
struct QRCodeTests {
  static let link = "https://id.example.com/i/us-east-1_AbCdEfGhI/q83vASNFZ4mrze8BI0VniQ"

  @Test("a code has the three corners that readers look for")
  func finderPatterns() throws {
    let code = try QRCode(Self.link)
    #expect(code.side >= 21 && code.side % 4 == 1)
    for (column, row) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
      for offset in 0..<7 {
        #expect(code.isDark(column: column + offset, row: row))
        #expect(code.isDark(column: column, row: row + offset))
      }
      #expect(!code.isDark(column: column + 1, row: row + 1))
      #expect(code.isDark(column: column + 3, row: row + 3))
    }
    #expect(!code.isDark(column: code.side, row: 0) && !code.isDark(column: 0, row: -1))
  }

  @Test("the same text makes the same picture, another text another one")
  func deterministic() throws {
    #expect(try QRCode(Self.link) == QRCode(Self.link))
    #expect(try QRCode(Self.link).png(pixels: 200) == QRCode(Self.link).png(pixels: 200))
    #expect(try QRCode(Self.link) != QRCode(Self.link + "x"))
  }

  @Test("a PNG is one, of the size that was asked for and small")
  func png() throws {
    let code = try QRCode(Self.link)
    for pixels in [64, 240, 333, 1024] {
      let file = try code.png(pixels: pixels)
      #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      let size = [UInt8(pixels >> 8), UInt8(pixels & 0xFF)]
      #expect(Array(file[18..<20]) == size && Array(file[22..<24]) == size)
      #expect(file.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
      #expect(file.count < 16 * 1024)
    }
  }

  @Test("an SVG holds every dark module once, and no text of the link")
  func svg() throws {
    let code = try QRCode(Self.link)
    let text = code.svg(pixels: 240)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\""))
    #expect(!text.contains("example"))
    let runs = text.split(separator: "v1h").dropFirst().map { $0.dropFirst().prefix { $0 != "z" } }
    let dark = (0..<code.side).flatMap { row in (0..<code.side).map { (row, $0) } }
      .count { code.isDark(column: $0.1, row: $0.0) }
    #expect(runs.compactMap { Int($0) }.reduce(0, +) == dark)
  }

  @Test("what makes no picture is refused")
  func refusals() throws {
    #expect(throws: QRCodeError.unsuitableText) { try QRCode("") }
    #expect(throws: QRCodeError.unsuitableText) { try QRCode(String(repeating: "a", count: 513)) }
    let code = try QRCode(String(repeating: "a", count: 512))
    #expect(throws: QRCodeError.unsuitableSize) { try code.png(pixels: code.side + 7) }
    #expect(throws: QRCodeError.unsuitableSize) { try code.png(pixels: QRCode.maxPixels + 1) }
    #expect(throws: Never.self) { try code.png(pixels: code.side + 8) }
  }

  @Test("ten thousand codes leave nothing behind")
  func leaks() throws {
    for number in 0..<10_000 { _ = try QRCode("\(number)") }
    for _ in 0..<1000 { _ = try QRCode("a").png(pixels: 64) }
  }
}
