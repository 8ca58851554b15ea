internal import HTTPTypes

/// A request's head out of lines: method, target, authority, then a header each; the rest is the body.
struct RequestHead {
  let head: HTTPRequest
  let body: [UInt8]

  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.isEmpty } ?? lines.count
    let texts = lines[..<end].map { String(decoding: $0, as: UTF8.self) }
    var head = HTTPRequest(
      method: texts.first == "GET" ? .get : .post,
      scheme: "https",
      authority: texts.count > 2 ? texts[2] : nil,
      path: texts.count > 1 ? texts[1] : nil
    )
    for line in texts.dropFirst(3) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { continue }
      head.headerFields.append(HTTPField(name: name, value: String(parts[1])))
    }
    self.head = head
    body = Array(lines.dropFirst(end + 1).joined(separator: [UInt8(ascii: "\n")]))
  }
}
