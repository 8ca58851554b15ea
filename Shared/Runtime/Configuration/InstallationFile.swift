/// The file with what the processes of an installation have in common, `gatehouse.json`, beside the
/// configuration of each.
///
/// A process need not know each of its keys, but the file may have no others: a mistyped one would be
/// without effect everywhere.
public enum InstallationFile {
  /// Its name, in the folder of the processes' own files.
  public static let name = "gatehouse.json"

  /// What it may have.
  static let keys: Set<String> = [
    "run-directory", "log-level", "log-format", "region", "account-id", "public-url",
    "domains-suffix",
    "identity.issuer", "database.host", "database.port", "database.name", "database.tls",
    "database.ca-file", "database.password-exchange",
  ]

  /// Its values, with a fault for each that it may not have.
  static func tree(of json: [UInt8]) throws(ConfigurationFaults) -> ConfigurationTree {
    var tree: ConfigurationTree
    do throws(ConfigurationFaults) {
      tree = try ConfigurationTree(json: json)
    } catch {
      throw ConfigurationFaults(error.sentences.map { "\(name): \($0)" })
    }
    for key in tree.values.keys.map({ $0.joined(separator: ".") }) where !keys.contains(key) {
      tree.report(
        "\(name): \(key): unknown key; known keys: \(keys.sorted().joined(separator: ", "))"
      )
    }
    return tree
  }
}
