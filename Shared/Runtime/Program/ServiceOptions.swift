internal import ArgumentParser

/// The arguments of each service.
struct ServiceOptions: ParsableArguments {
  @OptionGroup var file: ConfigurationFileOptions

  @Flag(help: "Write each key of the configuration in Markdown, and exit.")
  var configReference = false

  @Flag(help: "Show the version.")
  var version = false
}
