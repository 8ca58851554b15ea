internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// A request as an endpoint gets it.
struct EndpointRequest: Sendable {
  let http: Request
  let caller: Caller
  /// The parts of the address that the endpoint's pattern names, as they stand there.
  let path: [String: Substring]
  /// The pool whose address it is; nil below the installation's URL itself.
  var pool: UserPoolID?
  /// Ends the connection, or the stream of HTTP/2, that the request came by.
  var end: @Sendable () -> Void = {}

  /// The parameters of the address.
  func query(plus: Parameters.PlusSign) -> Parameters {
    Parameters(query: http.head.path ?? "", plus: plus)
  }
}
