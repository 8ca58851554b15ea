internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// A request as an endpoint gets it.
struct EndpointRequest: Sendable {
  let http: Request
  let caller: Caller
  /// The parts of the address that the endpoint's pattern names, as they stand there.
  var path: [String: Substring]
  /// The pool whose address it is; nil below the installation's URL itself.
  var pool: UserPoolID?
  /// What stands before the endpoint's path: a slash and the pool's id, or nothing at a domain's host and
  /// at the root.
  ///
  /// Links and redirects to other pages of the pool begin with it.
  var basePath = ""
  /// Where the pool is found; set at a domain's host, and wherever a browser's request is answered.
  var site: PoolSite?
  /// Ends the connection, or the stream of HTTP/2, that the request came by.
  var end: @Sendable () -> Void = {}

  /// The name of the host that the client asked for, as hosts are compared.
  var host: String { RequestHost.name(of: authority) }
  /// The same with its port, as the client wrote it.
  var authority: String { forwardedHost ?? http.head.authority ?? "" }
  /// What a trusted proxy says that the client asked for.
  var forwardedHost: String?

  /// The parameters of the address.
  func query(plus: Parameters.PlusSign) -> Parameters {
    Parameters(query: http.head.path ?? "", plus: plus)
  }
}
