import Cryptography
import FoundationEssentials
import LeakedPasswords
import OperatingSystem
import Testing

@testable import ControlService

@Suite("Compiling the list of leaked passwords")
struct LeakedPasswordCompilationTests {
  private static let passwords = (0..<500).map { "password \($0)" }

  private static func lines(_ end: String) -> String {
    passwords.map { Hex.encode(SHA1.digest(of: Array($0.utf8))).uppercased() }.sorted()
      .map { "\($0):3\(end)" }.joined()
  }

  private static func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/gatehouse-" + UUID().uuidString
    try Directory.makeWithParents(folder, mode: 0o700)
    do {
      try await body(folder)
    } catch {
      try FileManager.default.removeItem(atPath: folder)
      throw error
    }
    try FileManager.default.removeItem(atPath: folder)
  }

  private static func compile(
    _ text: String,
    in folder: String,
    as output: String = "out"
  ) async throws -> Int {
    try FileContents.write(Array(text.utf8), to: "\(folder)/in", mode: 0o600)
    return try await LeakedPasswordCompilation(
      input: "\(folder)/in",
      output: "\(folder)/\(output)",
      minimumCount: 1,
      chunk: 1000
    ).run()
  }

  @Test(
    "a list of many chunks is taken, however its lines end",
    arguments: ["\n", "\r\n", "\r\n\r\n"]
  )
  func lineEnds(end: String) async throws {
    try await Self.withFolder { folder in
      #expect(try await Self.compile(Self.lines(end), in: folder) == Self.passwords.count)
      let file = try LeakedPasswordFile(path: "\(folder)/out")
      for password in Self.passwords { #expect(try file.contains(password)) }
      #expect(Directory.names(in: folder).sorted() == ["in", "out"])
    }
  }

  @Test("the last line may have no end")
  func noLastEnd() async throws {
    try await Self.withFolder { folder in
      let text = String(Self.lines("\n").dropLast())
      let count = try await Self.compile(text, in: folder)
      #expect(count == Self.passwords.count)
    }
  }

  @Test("what fails leaves nothing, and a former list as it was")
  func failures() async throws {
    try await Self.withFolder { folder in
      try Directory.makeWithParents("\(folder)/folder/below", mode: 0o700)
      try FileContents.write([1], to: "\(folder)/out", mode: 0o600)
      let long = String(repeating: "A", count: 5000)
      for (text, output, sentence) in [
        ("B:1\n", "out", "line 1 is not HASH:COUNT"),
        (long, "out", "a line has more than 1024 bytes"),
        (Self.lines("\n"), "folder", "folder.new"),
      ] {
        let failure = await #expect(throws: ControlFailure.self) {
          try await Self.compile(text, in: folder, as: output)
        }
        #expect(failure?.description.contains(sentence) == true, "\(String(describing: failure))")
      }
      #expect(Directory.names(in: folder).sorted() == ["folder", "in", "out"])
      let kept = try FileContents.read("\(folder)/out", maxBytes: 10).bytes
      #expect(kept == [1])
    }
  }

  @Test("what is interrupted leaves nothing")
  func interrupted() async throws {
    try await Self.withFolder { folder in
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        _ = try await Self.compile(Self.lines("\n"), in: folder)
      }
      task.cancel()
      await #expect(throws: ControlFailure("interrupted")) { try await task.value }
      #expect(Directory.names(in: folder) == ["in"])
    }
  }
}
