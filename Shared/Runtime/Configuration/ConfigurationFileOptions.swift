public import ArgumentParser
public import OperatingSystem

/// The arguments of every executable that has a configuration file.
public struct ConfigurationFileOptions: ParsableArguments {
  /// The file to read instead of the usual one.
  @Option(help: ArgumentHelp("The configuration file, in JSON.", valueName: "file"))
  public var config: String?

  /// Whether only to say if the configuration is valid.
  @Flag(help: "Read the configuration, say what is wrong with it, and exit.")
  public var checkConfig = false

  /// Made by the argument parser.
  public init() {}

  /// Reads the file, the installation's beside it and the environment; the usual file may be missing, a
  /// named one may not.
  public func source(
    default usual: String,
    environment: [String: String] = ProcessEnvironment.current
  ) throws(ConfigurationFaults) -> ConfigurationSource {
    let path = config ?? usual
    return try ConfigurationSource.read(
      path,
      isRequired: config != nil,
      environment: environment
    )
  }
}
