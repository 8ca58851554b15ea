public import RPC

/// What a request claims to be about, before it is checked.
public struct RequestNaming: Sendable, Hashable {
  /// The pool.
  public let userPoolId: String?
  /// The client.
  public let clientId: String?
  /// The name that was entered: a user's, or anything else.
  public let username: String?
  /// The group.
  public let groupName: String?
  /// The caller's token.
  public let accessToken: String?
  /// The resource.
  public let resourceArn: String?
  /// The identity pool.
  public let identityPoolId: String?
  /// The identity.
  public let identityId: String?

  /// Makes a naming of the members that a request has.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    groupName: String? = nil,
    accessToken: String? = nil,
    resourceArn: String? = nil,
    identityPoolId: String? = nil,
    identityId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.groupName = groupName
    self.accessToken = accessToken
    self.resourceArn = resourceArn
    self.identityPoolId = identityPoolId
    self.identityId = identityId
  }
}

/// Stands between the socket and the public operations of a service's areas.
public protocol OperationGate: Sendable {
  /// What an operation is given beside its request; it cannot be carried out without one.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure
  /// The operations there are.
  associatedtype Operation: Sendable

  /// Carries the operation out with a call made for it, or refuses it.
  func carryOut<Response: Sendable>(
    _ operation: Operation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (Call) async throws(Failure) -> Response
  ) async throws(Failure) -> Response
}

/// Stands between the socket and every public operation of a service that is one struct.
public protocol OperationInterceptor: Sendable {
  /// What carries the operations out.
  associatedtype Serving: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure
  /// The operations there are.
  associatedtype Operation: Sendable

  /// Lets the operation be carried out by a service of the interceptor's choice, or refuses it.
  func intercept<Response: Sendable>(
    _ operation: Operation,
    _ naming: RequestNaming,
    _ context: RPCCallContext,
    _ perform: (Serving) async throws(Failure) -> Response
  ) async throws(Failure) -> Response
}

extension RPCError {
  /// Whether the service that carries an operation out has recorded its failure, so that the caller
  /// need not.
  public var isRecorded: Bool {
    get { details["recorded"] != nil }
    set { details["recorded"] = newValue ? "true" : nil }
  }
}
