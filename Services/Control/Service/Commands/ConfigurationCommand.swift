internal import ArgumentParser
internal import Domain
internal import OperatingSystem
internal import Runtime

/// Tells every key that the processes read.
struct ConfigurationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "configuration",
    abstract: "Writes each key of each configuration, with its default, bounds and meaning.",
    discussion: "In Markdown, by the programs beside this one, from the code that reads the keys."
  )

  func run() async throws {
    var text = ConfigurationReference.preamble
    text += try ConfigurationReference.ofInstallation().text
    var source = try ConfigurationSource(json: nil, environment: [:])
    _ = MigrationConfiguration(&source)
    text += "\n" + ConfigurationReference(source.keys, of: "gatehousectl").text
    let folder = FileSystem.executablePath.split(separator: "/").dropLast().joined(separator: "/")
    for service in ServiceName.allCases {
      let program = Program(path: "/\(folder)/\(service.executable)")
      text += "\n" + (try await program.output(["--config-reference"]))
    }
    StandardOutput.write(text)
  }
}
