internal import Cryptography
internal import HTTPServer
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Reads a browser's request whole, and writes the page that answers it.
struct PageServing: Responder {
  let pages: PageResponder

  /// More than any form here has without a file.
  private static let maxFormBytes = 65_536
  /// A file of a mebibyte with what a form puts around it.
  private static let maxFileBytes = 1_114_112

  private static func hasFile(_ request: HTTPRequest) -> Bool {
    request.headerFields[.contentType]?.lowercased().hasPrefix("multipart/form-data") ?? false
  }

  private static func maxBodyBytes(of request: HTTPRequest) -> Int {
    hasFile(request) ? maxFileBytes : maxFormBytes
  }

  func respond(
    to request: Request,
    peer: String?,
    end: @escaping @Sendable () -> Void
  ) async -> Response {
    guard [.get, .head, .post].contains(request.method) else {
      return Self.refusal(.methodNotAllowed, "The console takes GET and POST.\n")
    }
    guard let body = await Self.body(of: request) else {
      return Self.refusal(.contentTooLarge, "The form is too large.\n")
    }
    let answer = await pages.respond(to: PageRequest(request, body, from: peer))
    let response = answer.response
    return request.method == .head ? response.createHeadResponse() : response
  }

  private static func body(of request: Request) async -> [UInt8]? {
    do {
      let bytes = try await request.body.collect(upTo: maxBodyBytes(of: request.head))
      return Array(bytes.readableBytesView)
    } catch {
      return nil
    }
  }

  private static func refusal(_ status: HTTPResponse.Status, _ text: String) -> Response {
    var answer = PageResponse(
      status: status.code,
      contentType: "text/plain; charset=utf-8",
      body: Array(text.utf8)
    )
    answer.headers.append(("connection", "close"))
    return answer.response
  }

  /// What is asked before a request is whole.
  static let rules = RequestRules(
    refuse: { fault in
      var head = HTTPResponse(status: .badRequest, headerFields: [.contentLength: "0"])
      if case .timeout = fault { head.status = .requestTimeout }
      return CachedAnswer(head: head, body: ByteBuffer())
    },
    maxBodyBytes: { maxBodyBytes(of: $0) },
    takesFile: { hasFile($0) }
  )
}

extension PageResponse {
  var response: Response {
    var fields = HTTPFields()
    for header in headers {
      guard let name = HTTPField.Name(header.name) else { continue }
      fields.append(HTTPField(name: name, value: header.value))
    }
    return Response(
      status: HTTPResponse.Status(code: status),
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
    )
  }
}

extension PageRequest {
  init(_ request: Request, _ body: [UInt8], from peer: String?) {
    let headers = request.headers
    func text(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
    method = request.method == .post ? .post : .get
    isHead = request.method == .head
    target = request.head.path ?? "/"
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/").map { PercentEncoding.decode($0.utf8) ?? "" }
    query = FormFields(parts.count > 1 ? Array(parts[1].utf8) : [])
    let contentType = headers[.contentType] ?? ""
    if contentType.lowercased().hasPrefix("application/x-www-form-urlencoded") {
      form = FormFields(body)
    } else {
      form = MultipartFields(contentType, body)?.fields ?? FormFields([])
    }
    cookies = headers[values: .cookie].joined(separator: ";")
    userAgent = headers[.userAgent]
    origin = headers[.origin]
    fetchSite = text("sec-fetch-site")
    ifNoneMatch = headers[.ifNoneMatch]
    looksAgain = text("gatehouse-looks-again") != nil
    sourceIP = peer
    forwardedFor = text("x-forwarded-for")
  }
}
