internal import Cryptography
internal import Markup
internal import OperatingSystem

/// What a browser is answered.
struct PageResponse: Sendable {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]

  /// A document of this kind.
  init(status: Int = 200, contentType: String, body: [UInt8]) {
    self.status = status
    headers = [("content-type", contentType)]
    self.body = body
  }

  /// A page, which no cache keeps.
  init(status: Int = 200, page: HTML) {
    let bytes = Array(page.text.utf8)
    self.init(status: status, contentType: "text/html; charset=utf-8", body: bytes)
    headers.append(("cache-control", "no-store"))
  }

  /// Leads to another page here; also after a form, so that a reload sends nothing again.
  init(to link: PageLink) {
    self.init(toAddress: link.text)
  }

  /// Leads to an address that the configuration or the service names.
  init(toAddress address: String) {
    self.init(status: 303, contentType: "text/plain; charset=utf-8", body: [])
    headers.append(("location", address))
    headers.append(("cache-control", "no-store"))
  }

  /// That the process lives.
  ///
  /// It names itself, so that its supervisor does not take another installation's console at the same port for it.
  static var health: PageResponse {
    var response = PageResponse(
      contentType: "application/json",
      body: Array("{\"status\":\"ok\"}".utf8)
    )
    response.headers.append(("gatehouse-process", String(ProcessIdentity.current)))
    return response
  }

  /// Tags the document, and leaves it out where the browser has it by that tag.
  mutating func leaveOut(whatHas known: String?) {
    guard status == 200 else { return }
    let tag = "\"\(Hex.encode(Array(SHA256.digest(of: body).prefix(16))))\""
    headers.append(("etag", tag))
    guard known == tag else { return }
    status = 304
    body = []
  }

  /// Has the browser keep a cookie until it is closed, or so long.
  mutating func set(_ cookie: CookieText) {
    headers.append(("set-cookie", cookie.text))
  }
}
