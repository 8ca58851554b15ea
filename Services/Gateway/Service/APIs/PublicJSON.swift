internal import JSON

/// Requests as JSON.
enum PublicJSON {
  /// A request without a body means one without members.
  static func decode<Input: JSONReadable>(
    _ body: [UInt8]
  ) throws(OperationFailure) -> Input {
    do throws(JSONReader.Refusal) {
      return try JSONReader.value(of: body.isEmpty ? Array("{}".utf8) : body)
    } catch {
      throw .refused(.serialization(sentence(for: error)))
    }
  }

  /// Says which member is wrong and how; never repeats a value, which may be a secret.
  private static func sentence(for refusal: JSONReader.Refusal) -> String {
    switch refusal.fault {
    case .notUTF8: "The request is not valid UTF-8."
    case .malformed, .missing: "The request is not valid JSON."
    case .tooDeep: "The request nests too deep."
    case .tooManyValues: "The request has too many values."
    case .repeatedName: "The request has a member that stands twice."
    case .badEscape: "A String of the request has an escape that stands for no character."
    case .wrongNumber: "A number of the request can not be converted to an Integer or a Long."
    case .outOfRange: "\(place(refusal.path)) has a value that is out of range."
    case .wrongType(let kind):
      "\(place(refusal.path)) can not be converted to \(name(of: kind))."
    case .null(let kind):
      "\(place(refusal.path)) can not be null where \(name(of: kind)) is expected."
    }
  }

  private static func place(_ path: [String]) -> String {
    guard !path.isEmpty else { return "The request" }
    return "The value at '\(path.joined(separator: ".").prefix(200))'"
  }

  private static func name(of kind: JSONReader.Kind) -> String {
    switch kind {
    case .text: "a String"
    case .truth: "a Boolean"
    case .integer: "an Integer"
    case .long: "a Long"
    case .number: "a Number"
    case .list: "a List"
    case .object: "a Structure or Map"
    }
  }
}
