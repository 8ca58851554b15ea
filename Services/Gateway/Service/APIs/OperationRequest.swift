internal import HTTPTypes

/// What an operation's input is read from.
struct OperationRequest: Sendable {
  var headers = HTTPFields()
  var labels: [String: String] = [:]
  var query: [String: String] = [:]
  var body: [UInt8] = []
  var form = QueryForm()

  /// A part of the path.
  func label(_ name: String) -> String? { labels[name] }

  /// A parameter of the query.
  func parameter(_ name: String) -> String? { query[name] }

  /// A header; nil also where the model's name of it is no header's.
  func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }

  /// A number of 32 bits, written as decimal digits.
  func integer(_ text: String?, _ name: String) throws(PublicError) -> Int32? {
    guard let text else { return nil }
    guard let number = Int32(text) else {
      throw .serialization("The value at '\(name)' can not be converted to an Integer.")
    }
    return number
  }

  /// The same with 64 bits.
  func long(_ text: String?, _ name: String) throws(PublicError) -> Int64? {
    guard let text else { return nil }
    guard let number = Int64(text) else {
      throw .serialization("The value at '\(name)' can not be converted to a Long.")
    }
    return number
  }
}

/// A structure that the Query protocol writes into a form.
protocol QueryReadable {
  init(reading form: QueryForm) throws(PublicError)
}
