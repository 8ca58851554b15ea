internal import AuditSeals
internal import Cryptography
internal import OperatingSystem

/// The last seals that a verification has seen, beside the key: an older copy of the events, seals
/// and all, is known by them.
struct EventSealMarks: Sendable {
  private let path: String
  private var marks: [String: AuditSealVerification.Mark] = [:]

  /// The marks of the key in the file.
  init(besideKey keyPath: String) throws(FileFailure) {
    path = "\(keyPath).seen"
    guard FileSystem.exists(path) else { return }
    let bytes = try FileContents.read(path, maxBytes: 65_536).bytes
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let sequence = Int64(parts[1]),
        let code = Hex.decode(String(parts[2]))
      else { throw FileFailure(path: path, sentence: "is no list of seals") }
      marks[String(parts[0])] = AuditSealVerification.Mark(sequence: sequence, code: code)
    }
  }

  /// The last seal that was seen of a chain.
  subscript(_ chain: String) -> AuditSealVerification.Mark? {
    get { marks[chain] }
    set { marks[chain] = newValue }
  }

  /// Keeps the marks for the next verification.
  func write() throws(FileFailure) {
    let lines = marks.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.sequence) \(Hex.encode($0.value.code))\n" }
    try FileContents.write(Array(lines.joined().utf8), to: path, mode: 0o600)
  }
}
