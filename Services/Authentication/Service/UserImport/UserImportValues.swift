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
    guard bytes.count == 10, bytes[2] == slash, bytes[5] == slash,
      let month = number(bytes[0..<2]), let day = number(bytes[3..<5]),
      let year = number(bytes[6..<10]), day >= 1, day <= days(in: month, of: year)
    else { throw Refusal("The birthdate must have the form mm/dd/yyyy.") }
    let parts = [bytes[6..<10], bytes[0..<2], bytes[3..<5]]
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 0
    }
  }
}

extension CSVFault {
  /// What the log says of such a row.
  var sentence: String {
    switch self {
    case .tooLong: "The row is longer than \(CSVReader.mostRowCharacters) characters."
    case .notUTF8: "The row is not text in UTF-8."
    case .unclosedQuote: "A quote is opened and never closed."
    case .textAfterQuote: "Something follows a closing quote."
    }
  }
}
