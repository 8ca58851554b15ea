internal import ArgumentParser
internal import Foundation
internal import LeakedPasswords
internal import OperatingSystem

/// The list of leaked passwords.
struct LeakedPasswordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaked-passwords",
    abstract: "Makes the list of leaked passwords from the published form.",
    subcommands: [CompileLeakedPasswords.self]
  )
}

/// Compiles lines `HASH:COUNT` in ascending order.
struct CompileLeakedPasswords: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compiles lines HASH:COUNT, sorted by their SHA-1 hash, as they are published."
  )

  @Argument(help: "The published list.")
  var input: String

  @Argument(help: "The compiled list, which takes the place of one that is there.")
  var output: String

  @Option(help: "Leave out passwords that leaked less often.")
  var minimumCount = 1

  /// What a line has at least: a hash, a colon, a digit and its end.
  private static let shortestLine: Int64 = 43
  private static let chunk = 4 << 20

  func run() async throws {
    guard let size = FileSystem.size(of: input), let reading = FileHandle(forReadingAtPath: input)
    else { throw ControlFailure("\(input) cannot be read") }
    defer { try? reading.close() }
    let temporary = "\(output).new"
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let writing = FileHandle(forWritingAtPath: temporary)
    else { throw ControlFailure("\(temporary) cannot be written") }
    defer { try? writing.close() }
    var compiler = LeakedPasswordCompiler(
      minimumCount: minimumCount,
      expectedCount: Int(size / Self.shortestLine)
    )
    try writing.seek(toOffset: UInt64(compiler.headBytes))
    do {
      try Self.read(reading) { line in
        try compiler.add(line)
        try Self.write(&compiler, atLeast: Self.chunk, writing)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw ControlFailure("\(input): \(error)")
    }
    try Self.write(&compiler, atLeast: 1, writing)
    let now = Int64(Date().timeIntervalSince1970)
    try writing.seek(toOffset: 0)
    try writing.write(contentsOf: Data(compiler.head(compiledAtUnixSeconds: now)))
    try writing.synchronize()
    try FileSystem.rename(temporary, to: output)
    print("\(compiler.count) leaked passwords")
  }

  private static func write(
    _ compiler: inout LeakedPasswordCompiler,
    atLeast bytes: Int,
    _ file: FileHandle
  ) throws {
    guard compiler.waitingBytes >= bytes else { return }
    try file.write(contentsOf: Data(compiler.takeEntries()))
  }

  /// Hands over line by line.
  private static func read(_ file: FileHandle, _ take: (Substring) throws -> Void) throws {
    var rest = ""
    while let data = try file.read(upToCount: chunk), !data.isEmpty {
      let text = rest + String(decoding: data, as: UTF8.self)
      guard let end = text.lastIndex(of: "\n") else {
        rest = text
        continue
      }
      for line in text[..<end].split(separator: "\n") { try take(line) }
      rest = String(text[text.index(after: end)...])
    }
    if !rest.isEmpty { try take(rest[...]) }
  }
}
