/// The methods a server answers.
public struct RPCRouter: Sendable {
  /// Answers one method: the request's bytes in, the response's bytes out.
  public typealias Handler =
    @Sendable ([UInt8], RPCCallContext) async throws(RPCError) -> [UInt8]

  private var handlers: [String: Handler] = [:]
  /// The full names of the services that have a method here.
  public private(set) var services: Set<String> = []

  /// Makes a router without methods.
  public init() {}

  /// Answers a method; a second registration replaces the first.
  public mutating func register(_ method: RPCMethod, _ handler: @escaping Handler) {
    handlers[method.fullName] = handler
    services.insert(method.service)
  }

  /// The full names of all methods.
  public var methods: [String] { Array(handlers.keys) }

  /// The handler of a method, by its full name.
  public func handler(for fullName: String) -> Handler? {
    handlers[fullName]
  }
}
