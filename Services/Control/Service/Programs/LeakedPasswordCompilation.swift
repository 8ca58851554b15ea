internal import Foundation
internal import LeakedPasswords
internal import OperatingSystem

/// Makes the compiled list of leaked passwords of the published one.
///
/// It is read by bytes: its lines may end by CR and LF, which a text has as one character.
struct LeakedPasswordCompilation: Sendable {
  let input: String
  let output: String
  let minimumCount: Int
  /// How much is read at once.
  var chunk = 4 << 20

  /// What a line has at least: a hash, a colon, a digit and its end.
  private static let shortestLine: Int64 = 43
  /// More than any line has.
  private static let longestLine = 1024
  private static let lineEnd = UInt8(ascii: "\n")

  /// Returns how many passwords the list has; it appears whole or not at all.
  func run() async throws(ControlFailure) -> Int {
    guard let size = FileSystem.size(of: input), let reading = FileHandle(forReadingAtPath: input)
    else { throw ControlFailure("\(input) cannot be read") }
    defer { try? reading.close() }
    let temporary = "\(output).new"
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let writing = FileHandle(forWritingAtPath: temporary)
    else { throw ControlFailure("\(temporary) cannot be written") }
    // Finds nothing after success: the file has been renamed then.
    defer { Directory.remove(temporary) }
    defer { try? writing.close() }
    var compiler = LeakedPasswordCompiler(
      minimumCount: minimumCount,
      expectedCount: Int(size / Self.shortestLine)
    )
    try Self.working(at: temporary) { try writing.seek(toOffset: UInt64(compiler.headBytes)) }
    try await compile(reading, by: &compiler) { (entries) throws(ControlFailure) in
      try Self.working(at: temporary) { try writing.write(contentsOf: Data(entries)) }
    }
    let now = Int64(Date().timeIntervalSince1970)
    try Self.working(at: temporary) {
      try writing.seek(toOffset: 0)
      try writing.write(contentsOf: Data(compiler.head(compiledAtUnixSeconds: now)))
      try writing.synchronize()
      try FileSystem.rename(temporary, to: output)
    }
    return compiler.count
  }

  private func compile(
    _ file: FileHandle,
    by compiler: inout LeakedPasswordCompiler,
    _ write: ([UInt8]) throws(ControlFailure) -> Void
  ) async throws(ControlFailure) {
    var rest: [UInt8] = []
    while let data = try Self.working(at: input, { try file.read(upToCount: chunk) }), !data.isEmpty
    {
      // The task that notices signals runs on this thread too.
      await Task.yield()
      try Interruption.check()
      rest += data
      if let end = rest.lastIndex(of: Self.lineEnd) {
        try add(rest[..<end], to: &compiler)
        rest.removeSubrange(...end)
      }
      guard rest.count <= Self.longestLine else {
        throw ControlFailure("\(input): a line has more than \(Self.longestLine) bytes")
      }
      try write(compiler.takeEntries())
    }
    try add(rest[...], to: &compiler)
    try write(compiler.takeEntries())
  }

  private func add(
    _ lines: ArraySlice<UInt8>,
    to compiler: inout LeakedPasswordCompiler
  ) throws(ControlFailure) {
    for line in lines.split(separator: Self.lineEnd, omittingEmptySubsequences: false) {
      do throws(LeakedPasswordCompiler.Fault) {
        try compiler.add(String(decoding: line, as: UTF8.self))
      } catch {
        throw ControlFailure("\(input): \(error)")
      }
    }
  }

  private static func working<Value>(
    at path: String,
    _ body: () throws -> Value
  ) throws(ControlFailure) -> Value {
    do {
      return try body()
    } catch {
      throw ControlFailure("\(path): \(error)")
    }
  }
}
