internal import OperatingSystem

/// A program of the system that is run to its end.
struct Program: Sendable {
  let path: String
  /// The user that it runs as; nil: this one.
  var account: UserAccount?
  /// The folder of credentials that it gets; nil: none.
  var credentials: String?

  /// Its output; a failure that quotes it where it does not succeed.
  func output(_ arguments: [String]) async throws(ControlFailure) -> String {
    let result = try await run(arguments)
    guard result.exit == .code(0) else {
      throw ControlFailure(
        "\(path) \(arguments.joined(separator: " ")) failed (\(result.exit)):\n\(result.output)"
      )
    }
    return result.output
  }

  /// How it ended, and its output.
  func run(
    _ arguments: [String]
  ) async throws(ControlFailure) -> (exit: ChildProcess.Exit, output: String) {
    let file = try WorkFolder.newPath()
    var specification = ChildProcess.Specification(
      path: path,
      arguments: arguments,
      outputPath: file
    )
    if account != nil, FileSystem.isExecutable(path) {
      // Another user may not enter the folder that this one stands in, such as /root, and PostgreSQL's
      // programs complain of it in their output.
      specification.path = "/usr/bin/env"
      specification.arguments = ["--chdir=/", path] + arguments
    }
    specification.environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"]
    specification.environment["CREDENTIALS_DIRECTORY"] = credentials
    specification.account = account
    defer { Directory.remove(file) }
    let exit = await (try starting(specification)).waitForExit()
    let bytes = try failing { () throws(FileFailure) in
      try FileContents.read(file, maxBytes: 1_048_576).bytes
    }
    return (exit, String(decoding: bytes, as: UTF8.self))
  }
}
