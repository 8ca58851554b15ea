import Domain
import TestSupport
import Testing

@testable import AuthenticationImport

@Suite("Reading CSV")
struct CSVReaderTests {
  /// All rows of the text, which arrives in pieces of that size.
  static func rows(_ bytes: [UInt8], pieces size: Int = .max) -> [CSVRow] {
    var reader = CSVReader(offset: 0, line: 1)
    var rows: [CSVRow] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let row = reader.next() { rows.append(row) }
    }
    reader.finish()
    while let row = reader.next() { rows.append(row) }
    return rows
  }

  static func cells(_ text: String, pieces size: Int = .max) -> [Result<[String], CSVFault>] {
    rows(Array(text.utf8), pieces: size).map(\.cells)
  }

  static let readable: [(String, [[String]])] = [
    ("", []),
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
    ("a\r\n\r\n\n\rb\n", [["a"], ["b"]]),
    (",,\n", [["", "", ""]]),
    ("\"a,b\",\"c\"\"d\",\"\"\n", [["a,b", "c\"d", ""]]),
    ("\"two\r\nlines\",x\ny,z", [["two\r\nlines", "x"], ["y", "z"]]),
    ("\"\"\n", [[""]]),
    ("\"\"\"\"", [["\""]]),
    (#"12 Any Street\, Town,x"#, [["12 Any Street, Town", "x"]]),
    (#"a\,b\,c\,,x"#, [["a,b,c,", "x"]]),
    (#"C:\temp,\"#, [[#"C:\temp"#, #"\"#]]),
    (#""a\,b",x"#, [[#"a\,b"#, "x"]]),
    ("5\" disc,x\n", [["5\" disc", "x"]]),
    ("=1+1,@SUM(A1),+2,-3\n", [["=1+1", "@SUM(A1)", "+2", "-3"]]),
    ("ключ,鍵,🔑\n", [["ключ", "鍵", "🔑"]]),
  ]

  @Test("rows come out as they are, in pieces of any size", arguments: readable)
  func reads(_ text: String, _ expected: [[String]]) {
    for size in [1, 2, 3, 5, 7, Int.max] {
      #expect(Self.cells(text, pieces: size) == expected.map { .success($0) }, "\(size)")
    }
  }

  static let refused: [(String, [Result<[String], CSVFault>])] = [
    (
      "a\n\"open\nb,c\nd\n",
      [.success(["a"]), .failure(.unclosedQuote), .success(["b", "c"]), .success(["d"])]
    ),
    ("\"open", [.failure(.unclosedQuote)]),
    (
      "\"open\nb,c\n\"d\",e\n",
      [.failure(.unclosedQuote), .success(["b", "c"]), .success(["d", "e"])]
    ),
    ("\"a\"b,c\nd\n", [.failure(.textAfterQuote), .success(["d"])]),
    ("\"a\" ,c\nd", [.failure(.textAfterQuote), .success(["d"])]),
    ("a\0b,c\nd\n", [.failure(.nul), .success(["d"])]),
  ]

  @Test("what cannot be read is one row, and the next line is read", arguments: refused)
  func refuses(_ text: String, _ expected: [Result<[String], CSVFault>]) {
    for size in [1, 3, Int.max] {
      #expect(Self.cells(text, pieces: size) == expected, "\(size)")
    }
  }

  @Test("bytes that are no UTF-8 refuse their row alone")
  func notUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80]] {
      let text = Array("a,".utf8) + bytes + Array("\nb\n".utf8)
      #expect(Self.rows(text).map(\.cells) == [.failure(.notUTF8), .success(["b"])])
    }
  }

  @Test("a row of more than 16 000 characters is refused, whatever its size, and the next is read")
  func tooLong() {
    func row(_ count: Int) -> String { String(repeating: "x", count: count) }
    #expect(Self.cells("\(row(15_998)),y\nb\n").map(\.isRefused) == [false, false])
    for count in [15_999, 63_999, 64_001, 700_000, 5_000_000] {
      for text in ["\(row(count)),y\nb\n", "\"\(row(count))\",y\nb\n", "\"\(row(count))\nb\n"] {
        let found = Self.cells(text, pieces: 524_288)
        #expect(found.count == 2, "\(count)")
        #expect(found.first?.isRefused == true, "\(count)")
        #expect(found.last == .success(["b"]), "\(count)")
      }
      #expect(Self.cells(row(count + 2), pieces: 1000) == [.failure(.tooLong)])
    }
  }

  @Test("each row says in which line it begins and where the next one does")
  func positions() {
    let text = "h\r\n\"a\nb\"\n\n\"open\rc\n"
    let rows = Self.rows(Array(text.utf8), pieces: 2)
    #expect(rows.map(\.line) == [1, 2, 5, 6])
    #expect(rows.last?.end == Int64(text.utf8.count))
    for row in rows.dropLast() {
      // What is read from a row's end on is what was read before.
      var reader = CSVReader(offset: row.end, line: row.nextLine)
      reader.append(Array(text.utf8)[Int(row.end)...])
      reader.finish()
      var rest: [Int64] = []
      while let next = reader.next() { rest.append(next.line) }
      #expect(rest == rows.map(\.line).filter { $0 >= row.nextLine })
    }
  }

  @Test("whatever bytes come, in whatever pieces: every row once, in order, up to the last byte")
  func fuzz() {
    let random = SequenceRandomSource(seed: 41)
    let alphabet = Array("ab,,\"\"\r\n\\\n".utf8) + [0, 0xC3, 0xA4, 0xFF]
    for round in 0..<3000 {
      let count = Int(random.number(below: 60))
      let bytes = (0..<count).map { _ in
        alphabet[Int(random.number(below: UInt32(alphabet.count)))]
      }
      let whole = Self.rows(bytes)
      var end: Int64 = 0
      for row in whole {
        #expect(row.end > end, "\(bytes)")
        end = row.end
      }
      #expect(end <= Int64(count))
      let size = 1 + Int(random.number(below: 9))
      let pieces = Self.rows(bytes, pieces: size)
      #expect(pieces.map(\.cells) == whole.map(\.cells), "round \(round): \(bytes) by \(size)")
      #expect(pieces.map(\.end) == whole.map(\.end), "round \(round): \(bytes) by \(size)")
      #expect(pieces.map(\.line) == whole.map(\.line), "round \(round): \(bytes) by \(size)")
    }
  }

  @Test("what is written by RFC 4180 is read back")
  func roundTrip() {
    let random = SequenceRandomSource(seed: 43)
    let alphabet: [Character] = ["a", ",", "\"", "\n", "\\", "ß", " ", "="]
    for _ in 0..<500 {
      let rows = (0...random.number(below: 5)).map { _ in
        (0...random.number(below: 4)).map { _ in
          random.text(Int(random.number(below: 6)), of: alphabet)
        }
      }
      let text = rows.map { row in
        row.map {
          "\""
            + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
            + "\""
        }
        .joined(separator: ",")
      }.joined(separator: "\r\n")
      #expect(Self.cells(text, pieces: 3) == rows.map { .success($0) })
    }
  }
}

extension Result where Success == [String], Failure == CSVFault {
  fileprivate var isRefused: Bool {
    if case .failure = self { true } else { false }
  }
}
