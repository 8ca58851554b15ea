/// Reads the rows of a CSV file that comes in pieces.
///
/// RFC 4180, and Cognito's own way to write a comma, `\,`, in a value without quotes. A line ends with
/// CR, LF or both. What cannot be read is one refused row: after a quote that is never closed, or a
/// row that is too long, reading goes on with the next line, so that one stray quote does not
/// swallow the file. Holds no more than a piece and a row, whatever the file contains.
struct CSVReader: Sendable {
  /// Cognito's 16 000 characters, each of which may take four bytes.
  static let maxRowBytes = 64_000
  static let maxRowCharacters = 16_000

  private var buffer: [UInt8] = []
  /// Where the next row begins in the buffer.
  private var start = 0
  /// How many bytes of the file came before the buffer.
  private var bufferBegin: Int64
  private var line: Int64
  private(set) var isFinished = false
  /// Why the line is refused in whose middle the buffer begins: only its end matters.
  private var skippedFault: CSVFault?

  /// Reads from a row's begin on.
  init(offset: Int64, line: Int64) {
    bufferBegin = offset
    self.line = line
  }

  /// Which byte of the file is needed next.
  var needed: Int64 { bufferBegin + Int64(buffer.count) }

  /// Takes the bytes that follow those before; the first of them are left out if asked.
  mutating func append(_ bytes: ArraySlice<UInt8>, leavingOut count: Int = 0) {
    buffer.removeFirst(start)
    bufferBegin += Int64(start + count)
    start = 0
    buffer.append(contentsOf: bytes.dropFirst(count))
  }

  /// Says that no more bytes follow.
  mutating func finish() {
    isFinished = true
  }

  /// The next row; nil when more bytes are needed or, after `finish`, when there is none.
  mutating func next() -> CSVRow? {
    while start < buffer.count || skippedFault != nil {
      if let skippedFault { return skipLine(skippedFault) }
      var scan = RowScan(buffer: buffer, start: start, isLast: isFinished)
      switch scan.run() {
      case .needsMore:
        guard isFinished else { return nil }
        return skipLine(.unclosedQuote)
      case .tooLong:
        return skipLine(.tooLong)
      case .blank:
        advance(to: scan.end, lines: scan.lines)
      case .row(.failure(.textAfterQuote)) where scan.lines > 1:
        // The quote that was closed here is the begin of another row's value.
        return skipLine(.unclosedQuote)
      case .row(let cells):
        let first = line
        advance(to: scan.end, lines: scan.lines)
        return row(cells, from: first)
      }
    }
    return nil
  }

  /// Refuses the row and goes on with the line after the one in which it begins, whose end perhaps
  /// is not there yet.
  private mutating func skipLine(_ fault: CSVFault) -> CSVRow? {
    let first = line
    switch RowScan.lineEnd(in: buffer, from: start, isLast: isFinished) {
    case .found(let end):
      advance(to: end, lines: 1)
    case .absent where isFinished:
      advance(to: buffer.count, lines: 1)
    case .absent:
      start = buffer.count
      skippedFault = fault
      return nil
    case .unclear:
      // The last byte may be the first half of the line's end.
      start = buffer.count - 1
      skippedFault = fault
      return nil
    }
    skippedFault = nil
    return row(.failure(fault), from: first)
  }

  private mutating func advance(to end: Int, lines: Int) {
    start = end
    line += Int64(lines)
  }

  private func row(_ cells: Result<[String], CSVFault>, from first: Int64) -> CSVRow {
    CSVRow(line: first, cells: cells, end: bufferBegin + Int64(start), nextLine: line)
  }
}
