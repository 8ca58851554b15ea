/// A form that has a file in it: multipart/form-data (RFC 7578).
struct MultipartFields: Sendable {
  let fields: FormFields

  /// More characters a boundary must not have (RFC 2046 §5.1.1).
  private static let longestBoundary = 70
  private static let lineEnd: [UInt8] = [0x0D, 0x0A]

  /// Reads a body; nil where it is none of these, or is cut off.
  ///
  /// What is no UTF-8 is left out: no field of a page and no file that is taken has other text.
  init?(_ contentType: String, _ body: [UInt8]) {
    guard let boundary = Self.boundary(of: contentType) else { return nil }
    let delimiter = Self.lineEnd + Array("--\(boundary)".utf8)
    var pairs: [(name: String, value: String)] = []
    // The first delimiter has no line before it.
    var rest = (Self.lineEnd + body)[...]
    guard let first = rest.firstRange(of: delimiter) else { return nil }
    rest = rest[first.upperBound...]
    while !rest.starts(with: Array("--".utf8)) {
      guard let end = rest.firstRange(of: delimiter) else { return nil }
      if let pair = Self.pair(rest[..<end.lowerBound]) { pairs.append(pair) }
      rest = rest[end.upperBound...]
    }
    fields = FormFields(pairs)
  }

  private static func boundary(of contentType: String) -> String? {
    let parts = contentType.split(separator: ";").map { $0.drop { $0 == " " } }
    guard parts.first?.lowercased() == "multipart/form-data",
      let parameter = parts.first(where: { $0.lowercased().hasPrefix("boundary=") })
    else { return nil }
    let value = parameter.dropFirst("boundary=".count).filter { $0 != "\"" }
    return (1...longestBoundary).contains(value.utf8.count) ? value : nil
  }

  /// The name and the contents of a part.
  private static func pair(_ part: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let gap = part.firstRange(of: lineEnd + lineEnd),
      let head = String(validating: part[..<gap.lowerBound], as: UTF8.self),
      let value = String(validating: part[gap.upperBound...], as: UTF8.self),
      let start = head.firstRange(of: "; name=\"")
    else { return nil }
    return (String(head[start.upperBound...].prefix { $0 != "\"" }), value)
  }
}
