internal import ArgumentParser

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

  func run() async throws {
    let compilation = LeakedPasswordCompilation(
      input: input,
      output: output,
      minimumCount: minimumCount
    )
    try await Interruption.guarding { () throws(ControlFailure) in
      print("\(try await compilation.run()) leaked passwords")
    }
  }
}
