import FoundationEssentials
import OperatingSystem

/// The executables that were built together with this test, and the files of the checkout.
enum Executables {
  static func path(_ name: String) throws -> String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = bundle.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
    let path = "\(folder ?? "\(checkout)/.build/debug")/\(name)"
    guard FileSystem.isExecutable(path) else {
      throw FileFailure(path: path, sentence: "was not built")
    }
    return path
  }

  static var checkout: String {
    // …/Tests/ExecutableTests/Executables.swift
    FileSystem.absolute("\(#filePath)/../../..".replacing("Executables.swift/..", with: "."))
  }

  /// Runs a program to its end; answers how it ended and what it wrote.
  static func run(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) async throws -> (exit: ChildProcess.Exit, output: String) {
    try await withFolder { folder in
      var specification = ChildProcess.Specification(
        path: try path(name),
        arguments: arguments,
        outputPath: "\(folder)/output"
      )
      specification.environment = environment
      let exit = await (try ChildProcess.start(specification)).waitForExit()
      let output = try FileContents.read("\(folder)/output", maxBytes: 1_000_000).bytes
      return (exit, String(decoding: output, as: UTF8.self))
    }
  }

  /// A folder of the test's own, with a path short enough for sockets.
  static func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let folder = "/tmp/ghx-\(UUID().uuidString.prefix(8))"
    try Directory.make(folder, mode: 0o700)
    do {
      let value = try await body(folder)
      try FileManager.default.removeItem(atPath: folder)
      return value
    } catch {
      try FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }
}
