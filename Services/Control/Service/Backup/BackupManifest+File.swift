internal import OperatingSystem

extension BackupManifest {
  /// Reads the file.
  static func read(_ path: String) throws(ControlFailure) -> BackupManifest {
    let bytes = try failing { () throws(FileFailure) in
      try FileContents.read(path, maxBytes: 1_048_576).bytes
    }
    return try BackupManifest(json: bytes, of: path)
  }
}
