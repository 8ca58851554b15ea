internal import Configuration
internal import FoundationEssentials

/// The values of one executable's configuration: the installation's file, overridden by the
/// executable's own, overridden by the environment.
///
/// Reading a key declares it. A fault does not stop the reading: each read answers with something
/// of its type, and `finish()` reports every fault together, unknown keys included.
public struct ConfigurationSource {
  /// The prefix of every environment variable that overrides a key.
  public static let environmentPrefix = "GATEHOUSE_"

  /// Where systemd put this process's credentials, if it did.
  let credentialsDirectory: String?

  private let reader: ConfigReader
  /// The keys of both files.
  private let fileKeys: Set<String>
  /// Those of the executable's own file.
  private let ownKeys: Set<String>
  private let environmentNames: Set<String>
  private var knownKeys: Set<String> = []
  private var knownNames: Set<String> = []
  private var faults: [String]

  /// Combines the texts of the two files, each of which may be missing, with the process's environment.
  public init(
    json: [UInt8]?,
    installation: [UInt8]? = nil,
    environment: [String: String]
  ) throws(ConfigurationFaults) {
    var tree = ConfigurationTree()
    if let json {
      tree = try ConfigurationTree(json: json)
    }
    ownKeys = Set(tree.values.keys.map { $0.joined(separator: ".") })
    if let installation {
      tree.underlay(try InstallationFile.tree(of: installation))
    }
    let overrides = environment.filter { $0.key.hasPrefix(Self.environmentPrefix) }
    reader = ConfigReader(providers: [
      EnvironmentVariablesProvider(environmentVariables: overrides).prefixKeys(with: "gatehouse"),
      InMemoryProvider(
        values: Dictionary(
          uniqueKeysWithValues: tree.values.map { path, content in
            (AbsoluteConfigKey(path), ConfigValue(content, isSecret: false))
          }
        )
      ),
    ])
    fileKeys = Set(tree.values.keys.map { $0.joined(separator: ".") })
    environmentNames = Set(overrides.keys)
    faults = tree.faults
    credentialsDirectory = environment["CREDENTIALS_DIRECTORY"]
  }

  /// Reads a text that must be given.
  public mutating func string(_ key: String...) -> String {
    value(key, expected: "a string") { try $0.requiredString(forKey: $1) } ?? missing(key, "")
  }

  /// Reads a text, or its default.
  public mutating func string(_ key: String..., default fallback: String) -> String {
    value(key, expected: "a string") { try $0.requiredString(forKey: $1) } ?? fallback
  }

  /// Reads a text that may be absent.
  public mutating func optionalString(_ key: String...) -> String? {
    value(key, expected: "a string") { try $0.requiredString(forKey: $1) }
  }

  /// Reads a whole number within bounds, or its default.
  public mutating func integer(
    _ key: String...,
    default fallback: Int,
    in bounds: ClosedRange<Int>
  ) -> Int {
    let found = value(key, expected: "a whole number") { try $0.requiredInt(forKey: $1) }
    guard let found else { return fallback }
    guard bounds.contains(found) else {
      report(key, "must be between \(bounds.lowerBound) and \(bounds.upperBound)")
      return fallback
    }
    return found
  }

  /// Reads a number within bounds, or its default.
  public mutating func number(
    _ key: String...,
    default fallback: Double,
    in bounds: ClosedRange<Double>
  ) -> Double {
    let found = value(key, expected: "a number") { reader, key in
      // In JSON 1 is a number too, but the reader tells it from 1.5.
      try (try? reader.requiredDouble(forKey: key)) ?? Double(reader.requiredInt(forKey: key))
    }
    guard let found else { return fallback }
    guard bounds.contains(found) else {
      report(key, "must be between \(bounds.lowerBound) and \(bounds.upperBound)")
      return fallback
    }
    return found
  }

  /// Reads a flag, or its default.
  public mutating func boolean(_ key: String..., default fallback: Bool) -> Bool {
    value(key, expected: "true or false") { try $0.requiredBool(forKey: $1) } ?? fallback
  }

  /// Reads a list of texts that may be absent.
  public mutating func optionalStrings(_ key: String...) -> [String]? {
    value(key, expected: "a list of strings") { try $0.requiredStringArray(forKey: $1) }
  }

  /// Reads one of a closed set of words, or its default.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String...,
    default fallback: Choice
  ) -> Choice {
    let found = value(key, expected: "a string") { try $0.requiredString(forKey: $1) }
    guard let found else { return fallback }
    guard let choice = Choice(rawValue: found) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      report(key, "must be one of \(words)")
      return fallback
    }
    return choice
  }

  /// Reads the name of a file that holds a secret.
  ///
  /// A relative name is looked up among systemd's credentials when there are any.
  public mutating func secretFile(_ key: String..., default fallback: String?) -> SecretFile? {
    let found = value(key, expected: "a file name") { try $0.requiredString(forKey: $1) }
    return (found ?? fallback).map(file)
  }

  /// Reads the name of a secret file that must be given.
  public mutating func requiredSecretFile(_ key: String...) -> SecretFile {
    let found = value(key, expected: "a file name") { try $0.requiredString(forKey: $1) }
    return file(found ?? missing(key, ""))
  }

  /// Reads a list of `NAME=FILE` that may be absent: names of files that hold a secret each, by name.
  public mutating func secretFiles(_ key: String...) -> [String: SecretFile] {
    let entries = value(key, expected: "a list of strings") {
      try $0.requiredStringArray(forKey: $1)
    }
    var files: [String: SecretFile] = [:]
    for entry in entries ?? [] {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, files[parts[0]] == nil else {
        report(key, "must have entries of the form NAME=FILE, each name once")
        continue
      }
      files[parts[0]] = file(parts[1])
    }
    return files
  }

  /// Reads a whole number of seconds, or its default.
  public mutating func seconds(_ key: String..., default fallback: Duration) -> Duration {
    let found = value(key, expected: "a whole number") { try $0.requiredInt(forKey: $1) }
    guard let found else { return fallback }
    guard (1...3600).contains(found) else {
      report(key, "must be between 1 and 3600")
      return fallback
    }
    return .seconds(found)
  }

  /// Adds a fault that was found by the reader of the value.
  public mutating func report(_ key: [String], _ sentence: String) {
    faults.append("\(key.joined(separator: ".")): \(sentence)")
  }

  /// Ends the reading: throws every fault that was found, and every key that was not read.
  public func finish() throws(ConfigurationFaults) {
    let unknownKeys = ownKeys.subtracting(knownKeys).sorted()
    let unknownNames = environmentNames.subtracting(knownNames).sorted()
    var sentences = faults.sorted()
    sentences += unknownKeys.map { "\($0): unknown key" }
    sentences += unknownNames.map { "\($0): unknown environment variable" }
    if !unknownKeys.isEmpty {
      sentences.append("known keys: \(knownKeys.sorted().joined(separator: ", "))")
    }
    if !unknownNames.isEmpty {
      sentences.append("known variables: \(knownNames.sorted().joined(separator: ", "))")
    }
    guard sentences.isEmpty else { throw ConfigurationFaults(sentences) }
  }

  private func file(_ name: String) -> SecretFile {
    guard let directory = credentialsDirectory, !name.hasPrefix("/") else {
      return SecretFile(path: name)
    }
    return SecretFile(path: "\(directory)/\(name)", isCredential: true)
  }

  private mutating func value<Value>(
    _ key: [String],
    expected: String,
    _ read: (ConfigReader, ConfigKey) throws -> Value
  ) -> Value? {
    let dotted = key.joined(separator: ".")
    let name = Self.environmentName(of: key)
    knownKeys.insert(dotted)
    knownNames.insert(name)
    do {
      return try read(reader, ConfigKey(key))
    } catch {
      // The reader's error says the same for a missing value and for one of another type.
      if environmentNames.contains(name) {
        faults.append("\(name): must be \(expected)")
      } else if fileKeys.contains(dotted) {
        report(key, "must be \(expected)")
      }
      return nil
    }
  }

  private mutating func missing<Value>(_ key: [String], _ placeholder: Value) -> Value {
    let dotted = key.joined(separator: ".")
    let name = Self.environmentName(of: key)
    guard !fileKeys.contains(dotted), !environmentNames.contains(name) else { return placeholder }
    report(key, "must be given (in the file, or as \(name))")
    return placeholder
  }

  /// The variable that overrides a key; agrees with swift-configuration's own encoding.
  static func environmentName(of key: [String]) -> String {
    let words = key.map { component in
      var word = ""
      var previous: Character = "_"
      for character in component {
        if previous.isLowercase && character.isUppercase {
          word += "_"
        }
        word += character.isLetter || character.isNumber ? character.uppercased() : "_"
        previous = character
      }
      return word
    }
    return environmentPrefix + words.joined(separator: "_")
  }
}
