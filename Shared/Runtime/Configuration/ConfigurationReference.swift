/// The keys of a process's configuration as a part of a document in Markdown.
public struct ConfigurationReference: Sendable {
  private let heading: String
  private let service: String
  private let keys: [ConfigurationKey]

  /// The keys that a process reads but for those of the installation's file.
  public init(_ keys: [ConfigurationKey], of service: String) {
    heading = "\(service).json"
    self.service = service
    self.keys = keys.filter { !InstallationFile.keys.contains($0.name) }
  }

  /// The keys of the installation's file.
  public init(ofInstallation keys: [ConfigurationKey]) {
    heading = InstallationFile.name
    service = ""
    self.keys = keys.filter { InstallationFile.keys.contains($0.name) }
  }

  /// A heading and a table.
  public var text: String {
    var lines = [
      "## \(heading)", "", "| key | value | without it | may be | meaning |",
      "|---|---|---|---|---|",
    ]
    lines += keys.map(row)
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ key: ConfigurationKey) -> String {
    let meaning = ConfigurationMeanings.of(key.name, in: service)
    var kind = key.kind.rawValue
    if let unit = meaning?.unit { kind += ", \(unit)" }
    let usual = key.isRequired ? "must be given" : key.usual.map(Self.code) ?? "–"
    let cells = [
      Self.code(key.name), kind, usual, key.range.map(Self.escaped) ?? "–",
      Self.escaped(meaning?.sentence ?? ConfigurationMeanings.missing),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "empty" : "`\(escaped(text))`"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}

extension ConfigurationReference {
  /// What every process and gatehousectl find in the installation's file.
  public static func ofInstallation() throws(ConfigurationFaults) -> ConfigurationReference {
    var source = try ConfigurationSource(json: nil, environment: [:])
    _ = ProcessConfiguration(&source)
    _ = InstallationConfiguration(&source)
    _ = DatabaseConfiguration(owner: &source)
    return ConfigurationReference(ofInstallation: source.keys)
  }

  /// What stands before the parts.
  public static let preamble = """
    # Configuration reference

    Made by `gatehousectl configuration` from the code that reads the keys; a test keeps it so.

    Each process reads one JSON file of its own, `/etc/gatehouse/<service>.json`, and `gatehouse.json` \
    beside it, which all processes share. A key of `gatehouse.json` may also stand in a process's own file, \
    which then counts. An object is written here with a point: `database.host` is `{"database": {"host": …}}`. \
    The environment overrides both: `GATEHOUSE_` and the key in capitals, with `_` for each other sign \
    (`GATEHOUSE_DATABASE_HOST`; a list has commas). An unknown key or variable is refused. A file of a secret \
    is named by its path, or by the name of a credential of systemd (`LoadCredential=` of the unit).

    Without `allowed-callers` of an RPC service its process's own user and root may call it; health, metrics and \
    traces may be asked for by each user that may call any service of the process.

    `systemctl reload` applies `log-level`, and certificate and key of the gateway; everything else needs \
    `systemctl restart`. `gatehouse-<service> --check-config` tells what is wrong with a configuration.


    """
}
