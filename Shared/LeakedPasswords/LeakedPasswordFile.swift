internal import Cryptography
public import OperatingSystem

/// A compiled list of leaked passwords on disk.
public struct LeakedPasswordFile: Sendable {
  private let path: String

  /// The list at the path, which is there and whole.
  public init(path: String) throws(FileFailure) {
    self.path = path
    _ = try layout()
  }

  /// Whether the password is in the list; a fault where the file is gone or damaged by now.
  public func contains(_ password: String) throws(FileFailure) -> Bool {
    let hash = SHA1.digest(of: Array(password.utf8))
    let layout = try layout()
    let bucket = layout.bucket(of: hash)
    let bounds = try read(LeakedPasswordLayout.headerBytes + bucket * 8, 16)
    let first = Int(clamping: LeakedPasswordLayout.number(bounds.prefix(8)))
    let end = Int(clamping: LeakedPasswordLayout.number(bounds.suffix(8)))
    guard first <= end, end <= layout.count else { throw damaged }
    let size = LeakedPasswordLayout.entryBytes
    let start = LeakedPasswordLayout.headerBytes + layout.indexBytes + first * size
    let entries = try read(start, (end - first) * size)
    return Self.contains(layout.entry(of: hash), in: entries)
  }

  private static func contains(_ wanted: UInt64, in entries: [UInt8]) -> Bool {
    let size = LeakedPasswordLayout.entryBytes
    var (low, high) = (0, entries.count / size)
    while low < high {
      let middle = (low + high) / 2
      let entry = LeakedPasswordLayout.number(entries[middle * size..<(middle + 1) * size])
      if entry == wanted { return true }
      if entry < wanted { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Read each time: a newer file may have taken the place of the one before.
  private func layout() throws(FileFailure) -> LeakedPasswordLayout {
    let header = try read(0, LeakedPasswordLayout.headerBytes)
    guard let layout = LeakedPasswordLayout(header: header) else {
      throw FileFailure(path: path, sentence: "is no compiled list of leaked passwords")
    }
    guard FileSystem.size(of: path) == Int64(layout.fileBytes) else { throw damaged }
    return layout
  }

  private var damaged: FileFailure {
    FileFailure(path: path, sentence: "is not whole: compile the list again")
  }

  private func read(_ offset: Int, _ count: Int) throws(FileFailure) -> [UInt8] {
    guard count > 0 else { return [] }
    let bytes = try FileContents.read(path, from: Int64(offset), maxBytes: count)
    guard bytes.count == count else { throw damaged }
    return bytes
  }
}
