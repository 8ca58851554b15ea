import AuthenticationNotifications
import Cryptography
import OperatingSystem
import Runtime

/// The keys that codes are encrypted with for the functions which send them, by the KMSKeyID of pools.
struct CodeKeysConfiguration: Sendable {
  private let files: [String: SecretFile]

  init(_ source: inout ConfigurationSource) {
    files = source.secretFiles("lambda", "code-keys")
  }

  /// The names of the keys.
  var names: Set<String> { Set(files.keys) }

  /// The keys; their files are read now.
  func keys() throws -> CodeKeys {
    var keys: [String: [UInt8]] = [:]
    for (name, file) in files { keys[name] = try KeyFile.singleKey(file) }
    return try CodeKeys(keys)
  }
}
