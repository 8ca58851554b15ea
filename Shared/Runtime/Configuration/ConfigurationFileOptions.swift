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

  /// Reads the file and the environment; the usual file may be missing, a named one may not.
  public func source(
    default usual: String,
    environment: [String: String] = ProcessEnvironment.current
  ) throws(ConfigurationFaults) -> ConfigurationSource {
    let path = config ?? usual
    guard config != nil || FileSystem.exists(path) else {
      return try ConfigurationSource(json: nil, environment: environment)
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileContents.read(path, maximumBytes: 1_048_576).bytes
    } catch {
      throw ConfigurationFaults([error.description])
    }
    return try ConfigurationSource(json: bytes, environment: environment)
  }
}
