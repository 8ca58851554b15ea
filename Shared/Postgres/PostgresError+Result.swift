internal import CLibPQ

extension PostgresError {
  /// See PQresultErrorField.
  init(_ result: OpaquePointer) {
    func field(_ code: Character) -> String {
      guard let value = code.asciiValue, let text = PQresultErrorField(result, Int32(value)) else {
        return ""
      }
      return String(cString: text)
    }
    let state = field("C")
    // Without a code it is libpq that speaks: the connection is gone.
    guard !state.isEmpty else {
      self.init(.connectionFailed, detail: String(cString: PQresultErrorMessage(result)))
      return
    }
    self.init(sqlState: state, constraint: field("n"), detail: field("M"))
  }
}
