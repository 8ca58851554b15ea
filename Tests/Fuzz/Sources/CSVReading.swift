@testable internal import AuthenticationImport

/// Reads a file of users, at once and in pieces: the rows are the same.
enum CSVReading {
  private struct Row: Equatable {
    let line: Int64
    let cells: Result<[String], CSVFault>
    let end: Int64
  }

  static func read(_ bytes: [UInt8]) {
    let whole = rows(bytes, in: max(bytes.count, 1))
    precondition(rows(bytes, in: 7) == whole)
    precondition(zip(whole, whole.dropFirst()).allSatisfy { $0.end < $1.end && $0.line < $1.line })
    precondition(whole.last.map { $0.end <= Int64(bytes.count) } ?? true)
  }

  private static func rows(_ bytes: [UInt8], in size: Int) -> [Row] {
    var reader = CSVReader(offset: 0, line: 1)
    var rest = bytes[...]
    var rows: [Row] = []
    while true {
      while let row = reader.next() {
        rows.append(Row(line: row.line, cells: row.cells, end: row.end))
      }
      guard !reader.isFinished else { return rows }
      if rest.isEmpty {
        reader.finish()
      } else {
        reader.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
    }
  }
}
