import Cryptography
import OperatingSystem
import Testing

@testable import LeakedPasswords

@Suite("A compiled list of leaked passwords")
struct LeakedPasswordFileTests {
  private static func hash(_ password: String) -> String {
    Hex.encode(SHA1.digest(of: Array(password.utf8))).uppercased()
  }

  private static func compiled(
    _ passwords: [String],
    expected: Int? = nil
  ) throws -> [UInt8] {
    var compiler = LeakedPasswordCompiler(
      minimumCount: 1,
      expectedCount: expected ?? passwords.count
    )
    for line in passwords.map(hash).sorted() { try compiler.add("\(line):3\r") }
    #expect(compiler.count == passwords.count)
    return compiler.head(compiledAtUnixSeconds: 7) + compiler.takeEntries()
  }

  private static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = "/tmp/leaked-\(Hex.encode(SecureRandom.bytes(8)))"
    try FileContents.write(bytes, to: path, mode: 0o600)
    defer { Directory.remove(path) }
    try body(path)
  }

  @Test("THR-43: has its passwords and no others, whatever the size of the index")
  func membership() throws {
    let passwords = (0..<600).map { "password \($0)" }
    for expected in [1, 600, 200_000, 2_000_000] {
      let bytes = try Self.compiled(passwords, expected: expected)
      try Self.withFile(bytes) { path in
        let file = try LeakedPasswordFile(path: path)
        for password in passwords { #expect(try file.contains(password)) }
        for index in 600..<900 { #expect(try !file.contains("password \(index)")) }
      }
    }
  }

  @Test("THR-43: an empty list has none")
  func empty() throws {
    try Self.withFile(try Self.compiled([])) { path in
      let isThere = try LeakedPasswordFile(path: path).contains("x")
      #expect(!isThere)
    }
  }

  @Test("THR-42: a list that is cut, or is none, is refused")
  func damaged() throws {
    let whole = try Self.compiled(["a", "b", "c"])
    var other = whole
    other[20] ^= 1
    for bytes in [[], Array(whole.dropLast()), Array(whole.prefix(90)), other, whole + [0]] {
      try Self.withFile(bytes) { path in
        #expect(throws: FileFailure.self) { try LeakedPasswordFile(path: path) }
      }
    }
  }

  @Test("THR-43: lines out of order or of another form are refused by their number")
  func lines() throws {
    var compiler = LeakedPasswordCompiler(minimumCount: 2, expectedCount: 2)
    let sorted = ["a", "b"].map(Self.hash).sorted()
    try compiler.add("\(sorted[1]):1")
    #expect(compiler.count == 0)
    #expect(throws: LeakedPasswordCompiler.Fault.self) { try compiler.add("\(sorted[0]):5") }
    for line in ["x", "\(sorted[1])", "\(sorted[1]):x", "00:1"] {
      var compiler = LeakedPasswordCompiler(minimumCount: 1, expectedCount: 2)
      #expect(throws: LeakedPasswordCompiler.Fault.self) { try compiler.add(line) }
    }
  }
}
