/// The protocol of an API: how a request names its operation, and how answers and errors look.
enum WireForm: Sendable, Hashable {
  /// AWS JSON 1.1: the operation stands in `X-Amz-Target`, behind the prefix.
  case json(targetPrefix: String)
  /// REST-JSON: the method and the path name the operation.
  case restJSON
  /// The Query protocol: the parameter `Action` of a form does; answers are XML.
  case query(namespace: String, version: String)

  /// The exception for a fault where no operation is known that declares one.
  var fault: String {
    switch self {
    case .json, .restJSON: PublicError.internalError.exception
    case .query: "InternalFailure"
    }
  }

  /// What the gateway's own errors are called, where it is not their name with status 400.
  ///
  /// These are AWS's common errors: every service of a protocol answers them, and no model declares
  /// them. Services with REST-JSON tell missing proof by 403 and an unknown resource by 404.
  var commonErrors: [String: DeclaredException] {
    switch self {
    case .json: [:]
    case .restJSON: Self.restErrors
    case .query: Self.queryErrors
    }
  }

  private static let restErrors: [String: DeclaredException] = [
    "AccessDeniedException": DeclaredException(status: 403),
    "ExpiredTokenException": DeclaredException(status: 403),
    "InvalidSignatureException": DeclaredException(status: 403),
    "MissingAuthenticationTokenException": DeclaredException(status: 403),
    "UnknownOperationException": DeclaredException(status: 404),
    "UnrecognizedClientException": DeclaredException(status: 403),
  ]

  private static let queryErrors: [String: DeclaredException] = [
    "AccessDeniedException": DeclaredException(status: 403, code: "AccessDenied"),
    "ExternalServiceException": DeclaredException(status: 400, code: "IDPCommunicationError"),
    "IncompleteSignatureException": DeclaredException(status: 400, code: "IncompleteSignature"),
    "InvalidParameterException": DeclaredException(status: 400, code: "ValidationError"),
    "InvalidSignatureException": DeclaredException(status: 403, code: "SignatureDoesNotMatch"),
    "MissingAuthenticationTokenException": DeclaredException(
      status: 403,
      code: "MissingAuthenticationToken"
    ),
    "TooManyRequestsException": DeclaredException(status: 400, code: "Throttling"),
    "UnknownOperationException": DeclaredException(status: 400, code: "InvalidAction"),
    "UnrecognizedClientException": DeclaredException(status: 403, code: "InvalidClientTokenId"),
  ]
}
