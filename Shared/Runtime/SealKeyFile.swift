public import Cryptography
public import OperatingSystem

/// A file of sealing keys: the current one seals, all of them open.
public enum SealKeyFile {
  /// Reads the keys.
  public static func read(_ file: SecretFile) throws(FileFailure) -> Sealer {
    let read = try KeyFile(file)
    do throws(CryptographyError) {
      return try Sealer(keys: read.keys, current: read.current)
    } catch {
      throw FileFailure(path: file.path, sentence: "holds a key that cannot be used: \(error)")
    }
  }

  /// The text of a new file with one key.
  public static func text(id: UInt32, key: [UInt8]) -> String {
    KeyFile.text(id: id, key: key)
  }
}
