internal import Cryptography
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
    path.isEmpty || path == "/"
      ? "/" : PercentEncoding.escape(path.utf8, keeping: UInt8(ascii: "/"))
  }

  private static func canonicalQuery(
    _ query: Substring,
    leavingOut parameter: String?
  ) -> String {
    guard !query.isEmpty else { return "" }
    let pairs = query.split(separator: "&").map { pair -> (name: String, value: String) in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        PercentEncoding.escape(PercentEncoding.decodeLeniently(parts[0].utf8)),
        parts.count == 2
          ? PercentEncoding.escape(PercentEncoding.decodeLeniently(parts[1].utf8)) : ""
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
}
