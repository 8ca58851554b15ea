internal import AuthenticationCore

/// How values are written in a file.
extension UserImportRules {
  static func truth(_ text: String, of column: String) throws(Refusal) -> Bool {
    switch text.lowercased() {
    case "true": return true
    case "false": return false
    default: throw Refusal("The \(column) must be true or false.")
    }
  }

  /// A date as files have it, mm/dd/yyyy, in the form of the attribute, yyyy-mm-dd.
  static func birthdate(_ text: String) throws(Refusal) -> String {
    let bytes = Array(text.utf8)
    let slash = UInt8(ascii: "/")
    let misformed = Refusal("The birthdate must have the form mm/dd/yyyy.")
    guard bytes.count == 10, bytes[2] == slash, bytes[5] == slash
    else { throw misformed }
    let parts = [bytes[6..<10], bytes[0..<2], bytes[3..<5]]
    let date = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    guard DateText.isDate(date) else { throw misformed }
    return date
  }
}

extension CSVFault {
  /// What the log says of such a row.
  var sentence: String {
    switch self {
    case .tooLong: "The row is longer than \(CSVReader.maxRowCharacters) characters."
    case .notUTF8: "The row is not text in UTF-8."
    case .nul: "A value has a NUL character."
    case .unclosedQuote: "A quote is opened and never closed."
    case .textAfterQuote: "Something follows a closing quote."
    }
  }
}
