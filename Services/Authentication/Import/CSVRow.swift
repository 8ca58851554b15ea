/// A row of a CSV file, and where it stands in the file.
struct CSVRow: Sendable {
  /// In which line it begins; the first is 1.
  let line: Int64
  let cells: Result<[String], CSVFault>
  /// How many bytes of the file are over after it, and in which line the next row begins.
  let end: Int64
  let nextLine: Int64
}

/// Why a row cannot be read.
package enum CSVFault: Error, Sendable, Hashable {
  case tooLong
  case notUTF8
  /// A NUL, which no database takes as text.
  case nul
  case unclosedQuote
  case textAfterQuote
}
