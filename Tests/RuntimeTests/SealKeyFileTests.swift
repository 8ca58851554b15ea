import Cryptography
import FoundationEssentials
import OperatingSystem
import Testing

@testable import Runtime

@Suite("Key files")
struct SealKeyFileTests {
  private let hexadecimal = String(repeating: "0f", count: 32)

  private func withFile<Value>(
    _ text: String,
    mode: UInt32 = 0o600,
    _ body: (String) throws -> Value
  ) throws -> Value {
    let path = FileManager.default.temporaryDirectory.path + "/gatehouse-\(UUID().uuidString)"
    try FileContents.write(Array(text.utf8), to: path, mode: mode)
    defer { Directory.remove(path) }
    return try body(path)
  }

  @Test("the last key seals and the ones before it still open")
  func rotation() throws {
    let first = "1:\(hexadecimal)\n"
    let second = "# added later\n2: \(Data(repeating: 7, count: 32).base64EncodedString())\n"
    let old = try withFile(first) { try SealKeyFile.read(SecretFile(path: $0)) }
    let new = try withFile(first + second) { try SealKeyFile.read(SecretFile(path: $0)) }
    let sealed = try old.seal([1, 2, 3], associatedData: [])
    #expect(try new.open(sealed, associatedData: []) == [1, 2, 3])
    let later = try new.seal([4], associatedData: [])
    #expect(throws: (any Error).self) { try old.open(later, associatedData: []) }
  }

  @Test(
    "a file that other users have rights on is refused",
    arguments: [0o640, 0o604, 0o620, 0o644, 0o660] as [UInt32]
  )
  func permissions(mode: UInt32) throws {
    try withFile("1:\(hexadecimal)\n", mode: mode) { path in
      _ = #expect {
        try SealKeyFile.read(SecretFile(path: path))
      } throws: {
        "\($0)".contains("chmod 600")
      }
    }
  }

  @Test(
    "a file without a usable key is refused, naming the line",
    arguments: ["", "# nothing\n", "1:00\n", "x:00", "abc", "-1:00", "4294967296:00"]
  )
  func unusable(text: String) throws {
    try withFile(text) { path in
      _ = #expect(throws: FileFailure.self) { try SealKeyFile.read(SecretFile(path: path)) }
    }
  }

  @Test("an id that stands twice is refused")
  func duplicate() throws {
    try withFile("1:\(hexadecimal)\n1:\(hexadecimal)\n") { path in
      _ = #expect {
        try SealKeyFile.read(SecretFile(path: path))
      } throws: {
        "\($0)".contains("line 2")
      }
    }
  }

  @Test("a missing file is named")
  func missing() {
    #expect {
      try SealKeyFile.read(SecretFile(path: "/nonexistent/key"))
    } throws: {
      "\($0)" == "/nonexistent/key: No such file or directory"
    }
  }
}
