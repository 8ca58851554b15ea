internal import HTTPTypes

/// The canonical form of a request, over whose hash the client signed.
enum CanonicalRequest {
  static func text(
    of head: HTTPRequest,
    signedHeaders: [String],
    payloadHash: String,
    leavingOut parameter: String? = nil
  ) -> String {
    let (path, query) = split(head.path ?? "/")
    var text =
      "\(head.method.rawValue)\n\(canonicalPath(path))\n\(canonicalQuery(query, leavingOut: parameter))\n"
    for name in signedHeaders {
      text += name
      text += ":"
      text += canonicalValue(name, in: head)
      text += "\n"
    }
    text += "\n"
    text += signedHeaders.joined(separator: ";")
    text += "\n"
    text += payloadHash
    return text
  }

  private static func split(_ target: String) -> (path: Substring, query: Substring) {
    guard let mark = target.firstIndex(of: "?") else { return (target[...], "") }
    return (target[..<mark], target[target.index(after: mark)...])
  }

  /// Every service but S3 signs the path as sent, percent-encoded once more.
  private static func canonicalPath(_ path: Substring) -> String {
    path.isEmpty || path == "/" ? "/" : percentEncoded(path.utf8, keeping: UInt8(ascii: "/"))
  }

  private static func canonicalQuery(
    _ query: Substring,
    leavingOut parameter: String?
  ) -> String {
    guard !query.isEmpty else { return "" }
    let pairs = query.split(separator: "&").map { pair -> (name: String, value: String) in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        percentEncoded(percentDecoded(parts[0].utf8)),
        parts.count == 2 ? percentEncoded(percentDecoded(parts[1].utf8)) : ""
      )
    }
    return pairs.filter { $0.name != parameter }.sorted { $0 < $1 }.map { "\($0.name)=\($0.value)" }
      .joined(separator: "&")
  }

  /// All values of the header in order, joined by commas, runs of spaces made one.
  private static func canonicalValue(_ name: String, in head: HTTPRequest) -> String {
    if name == "host" { return trimmed(head.authority ?? "") }
    var value: String?
    for field in head.headerFields where field.name.canonicalName == name {
      let next = trimmed(field.value)
      value = value.map { "\($0),\(next)" } ?? next
    }
    return value ?? ""
  }

  private static func trimmed(_ value: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.utf8.count)
    for byte in value.utf8 {
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if isSpace, bytes.last == nil || bytes.last == UInt8(ascii: " ") { continue }
      bytes.append(isSpace ? UInt8(ascii: " ") : byte)
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      // Swift reads a sign, too: "%+5" would be taken for "%05".
      guard byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isHexDigit),
        let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func percentEncoded(
    _ bytes: some Sequence<UInt8>,
    keeping kept: UInt8? = nil
  ) -> String {
    var encoded: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) || byte == kept {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hexDigits[Int(byte >> 4)])
        encoded.append(hexDigits[Int(byte & 0x0F)])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    hexDigits.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }
}
