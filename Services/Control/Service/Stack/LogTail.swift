internal import OperatingSystem

/// The end of a log, to show why its process ended.
enum LogTail {
  static func last(of path: String, lines count: Int) -> String {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileContents.readEnd(path, maxBytes: 16_384)
    } catch {
      return error.description
    }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n")
      .suffix(count)
      .map { "  \($0)" }
      .joined(separator: "\n")
  }
}
