import NIOConcurrencyHelpers

/// A page as a browser has it: what its form carries, and the cookie that belongs to it.
struct PageVisit: Sendable {
  let target: String
  let reply: Reply
  let cookie: String
  let code: String

  /// Opens a page, with the cookie of another visit or none.
  static func open(_ target: String, port: Int, cookie: String = "") async throws -> PageVisit {
    let headers = cookie.isEmpty ? [] : [("Cookie", cookie)]
    let reply = try await Wire.exchange(.get(target, headers), port: port)
    let set = reply["set-cookie"].map { String($0.prefix { $0 != ";" }) }
    let code = reply.body.split(separator: "name=\"_csrf\" value=\"").dropFirst().first
      .map { String($0.prefix { $0 != "\"" }) }
    return PageVisit(target: target, reply: reply, cookie: set ?? cookie, code: code ?? "")
  }

  /// The form as the page's button sends it.
  var form: TestRequest {
    TestRequest(
      target: target,
      headers: [
        ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
        ("Origin", "http://gate.example"), ("Sec-Fetch-Site", "same-origin"), ("Cookie", cookie),
      ],
      body: Array("_csrf=\(code)".utf8)
    )
  }

  /// Opens the page and presses its button.
  static func press(_ target: String, port: Int) async throws -> Reply {
    try await Wire.exchange(try await open(target, port: port).form, port: port)
  }
}

extension Rig {
  /// Runs one visit.
  func visit(
    _ target: String,
    _ body: @escaping @Sendable (PageVisit, _ port: Int) async throws -> Reply
  ) async throws -> Reply {
    let box = NIOLockedValueBox<Reply?>(nil)
    try await run { ports in
      let visit = try await PageVisit.open(target, port: ports.clients)
      let reply = try await body(visit, ports.clients)
      box.withLockedValue { $0 = reply }
    }
    return try box.withLockedValue { reply throws(Wire.Failure) in
      guard let reply else { throw .closed }
      return reply
    }
  }
}
