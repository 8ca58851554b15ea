internal import HTTPTypes

/// The error that a client gets when a request fails: Cognito's exception, its status and one sentence.
struct PublicError: Error, Sendable, Hashable {
  var exception: String
  var status: HTTPResponse.Status = .badRequest
  var message: String

  /// Whether the fault is ours: such an answer must never make a client sign its user out.
  var isInternal: Bool { status.code >= 500 }
}

extension PublicError {
  /// What a broken constraint is called before its API names it.
  static let breach = "ValidationException"

  static func brokenConstraint(_ message: String) -> PublicError {
    PublicError(exception: breach, message: message)
  }

  static func serialization(_ message: String) -> PublicError {
    PublicError(exception: "SerializationException", message: message)
  }

  static func unknownOperation(_ message: String) -> PublicError {
    PublicError(exception: "UnknownOperationException", message: message)
  }

  /// Also for a service of an older version, which does not know the call yet.
  static func notBuilt(_ operation: String) -> PublicError {
    unknownOperation("\(operation) is not available in this version of Gatehouse.")
  }

  static func incompleteSignature(_ message: String) -> PublicError {
    PublicError(exception: "IncompleteSignatureException", message: message)
  }

  static func invalidSignature(_ message: String) -> PublicError {
    PublicError(exception: "InvalidSignatureException", message: message)
  }

  static let missingAuthenticationToken = PublicError(
    exception: "MissingAuthenticationTokenException",
    message: "Missing Authentication Token"
  )

  static let internalError = PublicError(
    exception: "InternalErrorException",
    status: .internalServerError,
    message: "Something went wrong. The request id names this failure in the operator's log."
  )

  static let bodyTooLarge = PublicError(
    exception: "RequestEntityTooLargeException",
    status: .contentTooLarge,
    message: "The request's body is larger than this service accepts."
  )

  /// The gateway's own limits on what is in progress; a repeat a little later may succeed.
  static let tooManyAtOnce = PublicError(
    exception: "TooManyRequestsException",
    message: "Too many requests at one time."
  )

  static let nothingHere = PublicError(
    exception: "UnknownOperationException",
    status: .notFound,
    message: "There is nothing at this address."
  )

  static let noHost = PublicError(
    exception: "BadRequestException",
    message: "The request must name one host."
  )

  static func otherMethods(_ methods: String) -> PublicError {
    PublicError(
      exception: "UnknownOperationException",
      status: .methodNotAllowed,
      message: "This address answers \(methods)."
    )
  }

  static let requestTimeout = PublicError(
    exception: "RequestTimeoutException",
    status: .requestTimeout,
    message: "The request did not arrive in time."
  )

  static let malformedBody = PublicError(
    exception: "BadRequestException",
    message: "The request's body is no well-formed HTTP."
  )
}
