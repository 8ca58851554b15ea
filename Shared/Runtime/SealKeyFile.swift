public import Cryptography
public import OperatingSystem

/// A file of sealing keys: the current one seals, all of them open.
public enum SealKeyFile {
  /// Reads the keys.
  public static func read(_ file: SecretFile) throws(FileFailure) -> Sealer {
    try sealer(of: try KeyFile(file), path: file.path)
  }

  /// What seals with the keys of a file, which may not have its name yet.
  public static func sealer(of file: KeyFile, path: String) throws(FileFailure) -> Sealer {
    do throws(CryptographyError) {
      return try Sealer(keys: file.keys, current: file.current, storedOnly: file.storedOnly)
    } catch {
      throw FileFailure(path: path, sentence: "holds a key that cannot be used: \(error)")
    }
  }

  /// The text of a new file with one key.
  public static func text(id: UInt32, key: [UInt8]) -> String {
    KeyFile.text(id: id, key: key)
  }
}
