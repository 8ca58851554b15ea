internal import ArgumentParser

/// The arguments of each service.
struct ServiceOptions: ParsableArguments {
  @OptionGroup var file: ConfigurationFileOptions

  @Flag(help: "Show the version.")
  var version = false
}
