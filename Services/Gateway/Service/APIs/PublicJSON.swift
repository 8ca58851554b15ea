internal import FoundationEssentials
internal import JSON
internal import NIOCore
internal import RPC

/// Requests as JSON.
enum PublicJSON {
  private static let decoder = JSONDecoder()
  /// How deep a request may nest; no shape of the API needs more than a few levels.
  private static let maxDepth = 64
  /// How many values a request may hold.
  private static let maxValues = 10_000

  /// A request without a body means one without members.
  ///
  /// Nearly every request is read straight into its message, and only what `JSONReader` leaves, such as
  /// everything that is to be refused, goes the general way.
  static func decode<Input: Decodable & JSONReadable>(
    _ body: [UInt8]
  ) throws(OperationFailure) -> Input {
    if let input: Input = JSONReader.read(body) { return input }
    do throws(JSONText.Fault) {
      try JSONText.check(body, maxDepth: maxDepth, maxValues: maxValues)
    } catch {
      throw .refused(.serialization(sentence(for: error)))
    }
    do {
      return try decoder.decode(Input.self, from: body.isEmpty ? Data("{}".utf8) : Data(body))
    } catch {
      throw .refused(.serialization(sentence(for: error, in: body)))
    }
  }

  private static func sentence(for fault: JSONText.Fault) -> String {
    switch fault {
    case .notUTF8: "The request is not valid UTF-8."
    case .malformed: "The request is not valid JSON."
    case .tooDeep: "The request nests too deep."
    case .tooManyValues: "The request has too many values."
    case .repeatedName: "The request has a member that stands twice."
    }
  }

  /// Says which member is wrong and how; never repeats a value, which may be a secret.
  private static func sentence(for error: any Error, in body: [UInt8]) -> String {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context)?:
      "\(place(context.codingPath)) can not be converted to \(name(of: type))."
    case .valueNotFound(let type, let context)?:
      "\(place(context.codingPath)) can not be null where \(name(of: type)) is expected."
    case .dataCorrupted(let context)? where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) has a value that is out of range."
    case .dataCorrupted?:
      corruption(of: body)
    case .keyNotFound?, nil:
      "The request is not valid JSON."
    @unknown default:
      "The request is not valid JSON."
    }
  }

  /// Foundation reports a number that is no whole one or too large, and a string that is no text, like
  /// a fault of the JSON itself.
  private static func corruption(of body: [UInt8]) -> String {
    guard isJSON(body) else { return "The request is not valid JSON." }
    guard !JSONText.hasBadEscape(body) else {
      return "A String of the request has an escape that stands for no character."
    }
    return "A number of the request can not be converted to an Integer or a Long."
  }

  private static func isJSON(_ body: [UInt8]) -> Bool {
    struct Anything: Decodable {}
    return (try? decoder.decode(Anything.self, from: Data(body))) != nil
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "The request" }
    let names = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    return "The value at '\(names.joined(separator: ".").prefix(200))'"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a String"
    case is Bool.Type: "a Boolean"
    case is Int32.Type: "an Integer"
    case is Int64.Type: "a Long"
    case is Double.Type: "a Number"
    case is any AnyArray.Type: "a List"
    default: "a Structure or Map"
    }
  }
}

private protocol AnyArray {}
extension Array: AnyArray {}
