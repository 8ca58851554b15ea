/// Looks for one row in what is there of a file.
package struct RowScan {
  package enum Outcome {
    /// The row does not end in the buffer.
    case needsMore
    case tooLong
    /// A line without anything in it.
    case blank
    case row(Result<[String], CSVFault>)
  }

  enum LineEnd: Hashable {
    /// The next line begins there.
    case found(Int)
    /// The buffer ends with a CR, after which an LF may follow.
    case unclear
    case absent
  }

  private let buffer: [UInt8]
  private let start: Int
  /// Whether the file ends with the buffer.
  private let isLast: Bool
  /// After the row, and how many lines it takes.
  private(set) var end: Int
  private(set) var lines = 0
  private var cells: [String] = []
  private var fault: CSVFault?

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let backslash = UInt8(ascii: "\\")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  init(buffer: [UInt8], start: Int, isLast: Bool) {
    self.buffer = buffer
    self.start = start
    self.isLast = isLast
    end = start
  }

  /// What a cell ends with.
  private enum Stop {
    case comma
    case line
    case needsMore
  }

  mutating func run() -> Outcome {
    while true {
      let stop =
        end < buffer.count && buffer[end] == Self.quote ? quotedCell() : plainCell()
      if end - start > CSVReader.maxRowBytes { return .tooLong }
      switch stop {
      case .needsMore: return .needsMore
      case .comma: continue
      case .line:
        if cells == [""], fault == nil, isBlank { return .blank }
        return .row(result)
      }
    }
  }

  /// A quoted empty cell is a row with an empty value; an empty line is no row.
  private var isBlank: Bool {
    buffer[start] == Self.carriageReturn || buffer[start] == Self.lineFeed
  }

  private var result: Result<[String], CSVFault> {
    if let fault { return .failure(fault) }
    let count = cells.reduce(cells.count - 1) { $0 + $1.unicodeScalars.count }
    return count > CSVReader.maxRowCharacters ? .failure(.tooLong) : .success(cells)
  }

  /// A cell without quotes; a backslash before a comma makes it a part of the value.
  private mutating func plainCell(isKept: Bool = true) -> Stop {
    let begin = end
    var hasEscapes = false
    while end < buffer.count, end - start <= CSVReader.maxRowBytes {
      switch buffer[end] {
      case Self.comma where end > begin && buffer[end - 1] == Self.backslash:
        hasEscapes = true
        end += 1
      case Self.comma:
        if isKept { keep(buffer[begin..<end], hasEscapes: hasEscapes) }
        end += 1
        return .comma
      case Self.carriageReturn, Self.lineFeed:
        let cell = begin..<end
        guard endLine() else { return .needsMore }
        if isKept { keep(buffer[cell], hasEscapes: hasEscapes) }
        return .line
      default:
        end += 1
      }
    }
    guard end == buffer.count, isLast else { return .needsMore }
    if isKept { keep(buffer[begin..<end], hasEscapes: hasEscapes) }
    return .line
  }

  /// A cell in quotes, where two quotes stand for one (RFC 4180 §2.7).
  private mutating func quotedCell() -> Stop {
    var text: [UInt8] = []
    end += 1
    while end < buffer.count, end - start <= CSVReader.maxRowBytes {
      let byte = buffer[end]
      if byte != Self.quote {
        if byte == Self.carriageReturn
          || byte == Self.lineFeed && buffer[end - 1] != Self.carriageReturn
        {
          lines += 1
        }
        text.append(byte)
        end += 1
      } else if end + 1 < buffer.count, buffer[end + 1] == Self.quote {
        text.append(byte)
        end += 2
      } else {
        end += 1
        return afterQuote(text)
      }
    }
    return .needsMore
  }

  private mutating func afterQuote(_ text: [UInt8]) -> Stop {
    guard end < buffer.count else {
      guard isLast else { return .needsMore }
      keep(text[...], hasEscapes: false)
      return .line
    }
    switch buffer[end] {
    case Self.comma:
      keep(text[...], hasEscapes: false)
      end += 1
      return .comma
    case Self.carriageReturn, Self.lineFeed:
      guard endLine() else { return .needsMore }
      keep(text[...], hasEscapes: false)
      return .line
    default:
      fault = fault ?? .textAfterQuote
      cells.append("")
      return plainCell(isKept: false)
    }
  }

  /// Goes past the line's end; false when its second half may still come.
  private mutating func endLine() -> Bool {
    guard case .found(let next) = Self.lineEnd(in: buffer, from: end, isLast: isLast) else {
      return false
    }
    end = next
    lines += 1
    return true
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, hasEscapes: Bool) {
    guard !bytes.isEmpty else {
      cells.append("")
      return
    }
    let text = hasEscapes ? Self.unescaped(bytes) : bytes
    guard !text.contains(0) else {
      fault = fault ?? .nul
      cells.append("")
      return
    }
    guard let cell = String(validating: text, as: UTF8.self) else {
      fault = fault ?? .notUTF8
      cells.append("")
      return
    }
    cells.append(cell)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    for byte in bytes {
      if byte == comma, text.last == backslash { text.removeLast() }
      text.append(byte)
    }
    return text[...]
  }

  /// Where the line ends that the position is in.
  static func lineEnd(in buffer: [UInt8], from position: Int, isLast: Bool) -> LineEnd {
    var index = position
    while index < buffer.count {
      switch buffer[index] {
      case lineFeed:
        return .found(index + 1)
      case carriageReturn:
        guard index + 1 < buffer.count else { return isLast ? .found(index + 1) : .unclear }
        return .found(buffer[index + 1] == lineFeed ? index + 2 : index + 1)
      default:
        index += 1
      }
    }
    return .absent
  }
}
