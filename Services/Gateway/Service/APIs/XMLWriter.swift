internal import Domain

/// A structure that the Query protocol answers with.
protocol XMLWritable {
  func write(to xml: inout XMLWriter)
}

/// The XML of the Query protocol's answers: elements and text, without attributes of their own.
///
/// The gateway writes XML and reads none, so it needs no parser.
struct XMLWriter {
  private var bytes: [UInt8] = []

  /// The answer to an operation.
  static func answer(
    _ output: some XMLWritable,
    to operation: String,
    namespace: String,
    requestID: String
  ) -> [UInt8] {
    var xml = XMLWriter()
    xml.raw("<\(operation)Response xmlns=\"\(namespace)\"><\(operation)Result>")
    output.write(to: &xml)
    xml.raw("</\(operation)Result><ResponseMetadata>")
    xml.text("RequestId", requestID)
    xml.raw("</ResponseMetadata></\(operation)Response>")
    return xml.bytes
  }

  /// The answer to a request that failed.
  static func error(_ error: PublicError, namespace: String, requestID: String) -> [UInt8] {
    var xml = XMLWriter()
    xml.raw("<ErrorResponse xmlns=\"\(namespace)\"><Error>")
    xml.text("Type", error.isInternal ? "Receiver" : "Sender")
    xml.text("Code", error.exception)
    xml.text("Message", error.message)
    xml.raw("</Error>")
    xml.text("RequestId", requestID)
    xml.raw("</ErrorResponse>")
    return xml.bytes
  }

  mutating func text(_ name: String, _ value: String?) {
    guard let value else { return }
    raw("<\(name)>")
    for scalar in value.unicodeScalars { append(scalar) }
    raw("</\(name)>")
  }

  mutating func number(_ name: String, _ value: (some BinaryInteger)?) {
    text(name, value.map { "\($0)" })
  }

  /// Seconds in ISO 8601.
  mutating func instant(_ name: String, _ millis: Int64?) {
    text(
      name,
      millis.map { millis in
        CivilTime(Instant(unixMillis: millis)).text.prefix { $0 != "." } + "Z"
      }
    )
  }

  mutating func structure(_ name: String, _ value: (some XMLWritable)?) {
    guard let value else { return }
    raw("<\(name)>")
    value.write(to: &self)
    raw("</\(name)>")
  }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// What a message repeats of a request must not become an element, nor a character that XML 1.0
  /// (§2.2) does not have.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "<": raw("&lt;")
    case ">": raw("&gt;")
    case "&": raw("&amp;")
    case "\r": raw("&#xD;")
    case "\t", "\n": raw(String(scalar))
    case "\u{0}"..<" ", "\u{FFFE}"..."\u{FFFF}": raw("\u{FFFD}")
    default: raw(String(scalar))
    }
  }
}
