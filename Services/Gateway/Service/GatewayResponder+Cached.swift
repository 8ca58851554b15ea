internal import Domain
internal import HTTPServer
internal import HTTPTypes

extension GatewayResponder {
  /// The answer to a request for a public document that is in memory, the same as `respond` would give.
  ///
  /// Nil where the request is to be answered as usual: one with a body or a condition, one that is traced
  /// or ends its connection.
  func cached(_ request: HTTPRequest) -> CachedAnswer? {
    guard request.method == .get, tracing == nil, let path = request.path,
      RequestHost.isNamedOnce(in: request), let authority = request.authority,
      let (endpoint, document) = cached(at: path, of: authority)
    else { return nil }
    let started = ContinuousClock.now
    var origin: String?
    for field in request.headerFields {
      switch field.name {
      case .connection, .contentLength, .transferEncoding, .expect, .ifNoneMatch, .trailer,
        .forwardedHost:
        return nil
      case .origin:
        guard origin == nil else { return nil }
        origin = field.value
      default:
        break
      }
    }
    var fields = document.fields
    protect(&fields)
    fields.append(HTTPField(name: .requestID, value: random.uuid()))
    cors.allow(origin, in: &fields)
    metrics.record(
      operation: endpoint,
      outcome: RequestMetrics.success,
      took: ContinuousClock.now - started
    )
    return CachedAnswer(head: HTTPResponse(status: .ok, headerFields: fields), body: document.body)
  }

  private func cached(
    at path: String,
    of authority: String
  ) -> (endpoint: String, document: PublicDocument)? {
    switch hosts.cached(RequestHost.name(of: authority)) {
    case .installation: documents.cached(at: path)
    case .pool(let site): documents.cached(at: path, of: site.pool)
    case .nothing, nil: nil
    }
  }
}
