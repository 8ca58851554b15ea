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
  /// Each key that was read, by its name.
  private var declared: [String: ConfigurationKey] = [:]
  private var knownNames: Set<String> = []
  private var faults: [String]

  /// What was read so far, in the order of the names.
  public var keys: [ConfigurationKey] { declared.values.sorted { $0.name < $1.name } }

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
    declare(key, .text, isRequired: true)
    return value(key, .text) { try $0.requiredString(forKey: $1) } ?? missing(key, "")
  }

  /// Reads a text, or its default.
  public mutating func string(_ key: String..., default fallback: String) -> String {
    declare(key, .text, usual: fallback)
    return value(key, .text) { try $0.requiredString(forKey: $1) } ?? fallback
  }

  /// Reads a text that may be absent.
  public mutating func optionalString(_ key: String...) -> String? {
    declare(key, .text)
    return value(key, .text) { try $0.requiredString(forKey: $1) }
  }

  /// Reads a whole number within bounds, or its default.
  public mutating func integer(
    _ key: String...,
    default fallback: Int,
    in bounds: ClosedRange<Int>
  ) -> Int {
    integer(key, .wholeNumber, default: fallback, in: bounds)
  }

  private mutating func integer(
    _ key: [String],
    _ kind: ConfigurationKey.Kind,
    default fallback: Int,
    in bounds: ClosedRange<Int>
  ) -> Int {
    declare(key, kind, usual: "\(fallback)", range: Self.text(of: bounds))
    guard let found = value(key, kind, { try $0.requiredInt(forKey: $1) }) else { return fallback }
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
    declare(key, .number, usual: "\(fallback)", range: Self.text(of: bounds))
    let found = value(key, .number) { reader, key in
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
    declare(key, .flag, usual: "\(fallback)")
    return value(key, .flag) { try $0.requiredBool(forKey: $1) } ?? fallback
  }

  /// Reads a list of texts that may be absent.
  public mutating func optionalStrings(_ key: String...) -> [String]? {
    declare(key, .texts)
    return value(key, .texts) { try $0.requiredStringArray(forKey: $1) }
  }

  /// Reads one of a closed set of words, or its default.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String...,
    default fallback: Choice
  ) -> Choice {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    declare(key, .text, usual: fallback.rawValue, range: words)
    guard let found = value(key, .text, { try $0.requiredString(forKey: $1) }) else {
      return fallback
    }
    guard let choice = Choice(rawValue: found) else {
      report(key, "must be one of \(words)")
      return fallback
    }
    return choice
  }

  /// Reads the name of a file that holds a secret.
  ///
  /// A relative name is looked up among systemd's credentials when there are any.
  public mutating func secretFile(_ key: String..., default fallback: String?) -> SecretFile? {
    declare(key, .secretFile, usual: fallback)
    let found = value(key, .secretFile) { try $0.requiredString(forKey: $1) }
    return (found ?? fallback).map(file)
  }

  /// Reads the name of a secret file that must be given.
  public mutating func requiredSecretFile(_ key: String...) -> SecretFile {
    declare(key, .secretFile, isRequired: true)
    let found = value(key, .secretFile) { try $0.requiredString(forKey: $1) }
    return file(found ?? missing(key, ""))
  }

  /// Reads a list of `NAME=FILE` that may be absent: names of files that hold a secret each, by name.
  public mutating func secretFiles(_ key: String...) -> [String: SecretFile] {
    declare(key, .texts)
    let entries = value(key, .texts) { try $0.requiredStringArray(forKey: $1) }
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
    let usual = Int(fallback.components.seconds)
    return .seconds(integer(key, .seconds, default: usual, in: 1...3600))
  }

  /// Adds a fault that was found by the reader of the value.
  public mutating func report(_ key: [String], _ sentence: String) {
    let fault = "\(key.joined(separator: ".")): \(sentence)"
    // What all processes read can be read twice.
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Throws every fault that was found so far, and says nothing of keys that were not read.
  public func checkWhatWasRead() throws(ConfigurationFaults) {
    guard faults.isEmpty else { throw ConfigurationFaults(faults.sorted()) }
  }

  /// Ends the reading: throws every fault that was found, and every key that was not read.
  public func finish() throws(ConfigurationFaults) {
    let unknownKeys = ownKeys.subtracting(declared.keys).sorted()
    let unknownNames = environmentNames.subtracting(knownNames).sorted()
    var sentences = faults.sorted()
    sentences += unknownKeys.map { "\($0): unknown key" }
    sentences += unknownNames.map { "\($0): unknown environment variable" }
    if !unknownKeys.isEmpty {
      sentences.append("known keys: \(declared.keys.sorted().joined(separator: ", "))")
    }
    if !unknownNames.isEmpty {
      sentences.append("known variables: \(knownNames.sorted().joined(separator: ", "))")
    }
    guard sentences.isEmpty else { throw ConfigurationFaults(sentences) }
  }

  private static func text<Bound>(of bounds: ClosedRange<Bound>) -> String {
    "\(bounds.lowerBound) to \(bounds.upperBound)"
  }

  private func file(_ name: String) -> SecretFile {
    guard let directory = credentialsDirectory, !name.hasPrefix("/") else {
      return SecretFile(path: name)
    }
    return SecretFile(path: "\(directory)/\(name)", isCredential: true)
  }

  private mutating func declare(
    _ key: [String],
    _ kind: ConfigurationKey.Kind,
    usual: String? = nil,
    range: String? = nil,
    isRequired: Bool = false
  ) {
    let name = key.joined(separator: ".")
    knownNames.insert(Self.environmentName(of: key))
    guard declared[name] == nil else { return }
    declared[name] = ConfigurationKey(
      name: name,
      kind: kind,
      usual: usual,
      range: range,
      isRequired: isRequired
    )
  }

  private mutating func value<Value>(
    _ key: [String],
    _ kind: ConfigurationKey.Kind,
    _ read: (ConfigReader, ConfigKey) throws -> Value
  ) -> Value? {
    let dotted = key.joined(separator: ".")
    let name = Self.environmentName(of: key)
    do {
      return try read(reader, ConfigKey(key))
    } catch {
      // The reader's error says the same for a missing value and for one of another type.
      if environmentNames.contains(name) {
        report([name], "must be \(kind.phrase)")
      } else if fileKeys.contains(dotted) {
        report(key, "must be \(kind.phrase)")
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
