internal import OperatingSystem

extension ConfigurationSource {
  /// Reads an executable's file, the installation's beside it, and the environment.
  ///
  /// The installation's file may be missing, and so may the other unless it is required.
  public static func read(
    _ path: String,
    isRequired: Bool,
    environment: [String: String]
  ) throws(ConfigurationFaults) -> ConfigurationSource {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    let shared = "\(folder)/\(InstallationFile.name)"
    return try ConfigurationSource(
      json: isRequired || FileSystem.exists(path) ? try contents(of: path) : nil,
      installation: FileSystem.exists(shared) ? try contents(of: shared) : nil,
      environment: environment
    )
  }

  private static func contents(of path: String) throws(ConfigurationFaults) -> [UInt8] {
    do throws(FileFailure) {
      return try FileContents.read(path, maxBytes: 1_048_576).bytes
    } catch {
      throw ConfigurationFaults([error.description])
    }
  }
}
