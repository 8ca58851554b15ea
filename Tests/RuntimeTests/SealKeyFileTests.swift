import Cryptography
import FoundationEssentials
import Glibc
import OperatingSystem
import Testing

@testable import Runtime

@Suite("Key files")
struct SealKeyFileTests {
  private let hexadecimal = Hex.encode((0..<32).map { UInt8($0) })

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
    let second = "# added later\n2: \(Data((32..<64).map { UInt8($0) }).base64EncodedString())\n"
    let old = try withFile(first) { try SealKeyFile.read(SecretFile(path: $0)) }
    let new = try withFile(first + second) { try SealKeyFile.read(SecretFile(path: $0)) }
    let sealed = try old.seal([1, 2, 3], associatedData: [])
    #expect(try new.open(sealed, associatedData: []) == [1, 2, 3])
    let later = try new.seal([4], associatedData: [])
    #expect(throws: (any Error).self) { try old.open(later, associatedData: []) }
  }

  @Test("a key for what is stored alone opens nothing that clients carry")
  func storedOnly() throws {
    let first = "1:\(hexadecimal)\n"
    let later = Hex.encode((32..<64).map { UInt8($0) })
    let before = try withFile(first) { try SealKeyFile.read(SecretFile(path: $0)) }
    let text = "1:\(hexadecimal):stored\n2:\(later)\n"
    let after = try withFile(text) { try SealKeyFile.read(SecretFile(path: $0)) }
    let sealed = try before.seal([1], associatedData: [])
    #expect(try before.openCarried(sealed, associatedData: []) == [1])
    #expect(try after.open(sealed, associatedData: []) == [1])
    #expect(throws: CryptographyError.notAuthentic) {
      try after.openCarried(sealed, associatedData: [])
    }
    let new = try after.seal([2], associatedData: [])
    #expect(try after.openCarried(new, associatedData: []) == [2])
    #expect(try withFile(text) { try KeyFile(SecretFile(path: $0)).text } == text)
    #expect(throws: FileFailure.self) {
      try withFile("1:\(hexadecimal):rows\n") { try KeyFile(SecretFile(path: $0)) }
    }
  }

  @Test("the text of keys has the current one last")
  func text() throws {
    let keys = [1: Array(0..<32), 2: Array(32..<64)] as [UInt32: [UInt8]]
    let text = KeyFile(keys: keys, current: 1).text
    #expect(text.split(separator: "\n").map { $0.prefix(2) } == ["2:", "1:"])
    #expect(try withFile(text) { try KeyFile(SecretFile(path: $0)).current } == 1)
  }

  @Test("a password that is being replaced stands above the next one")
  func passwords() throws {
    let one = try withFile("old\n") { try SecretFile(path: $0).readPasswords() }
    #expect(one == ("old", nil))
    let two = try withFile("old\nnew\n") { try SecretFile(path: $0).readPasswords() }
    #expect(two == ("old", "new"))
    #expect(throws: FileFailure.self) {
      try withFile("a\nb\nc\n") { try SecretFile(path: $0).readPasswords() }
    }
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

  @Test(
    "a key that no random source made is refused, also as a file's only one",
    arguments: ["00", "ff", "07", "0123456789abcdef"]
  )
  func weak(part: String) throws {
    let key = String(repeating: part, count: 64 / part.utf8.count)
    try withFile("1:\(hexadecimal)\n2:\(key)\n") { path in
      _ = #expect {
        try SealKeyFile.read(SecretFile(path: path))
      } throws: {
        "\($0)".contains("line 2 holds a key that is not random") && !"\($0)".contains(key)
      }
    }
    try withFile(key) { path in
      _ = #expect {
        try KeyFile.singleKey(SecretFile(path: path))
      } throws: {
        "\($0)".contains("holds a key that is not random")
      }
    }
  }

  @Test(
    "a file of another user is refused, also where that user alone has rights on it",
    .enabled(if: UserAccount.current.isRoot, "another owner can be set by root alone")
  )
  func owner() throws {
    try withFile("1:\(hexadecimal)\n") { path in
      let failure = unsafe chown(path, 54_321, 54_321)
      #expect(failure == 0)
      _ = #expect {
        try SealKeyFile.read(SecretFile(path: path))
      } throws: {
        "\($0)".contains("belongs to another user")
      }
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
