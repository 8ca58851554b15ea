internal import Domain
internal import Logging
internal import RPC

/// What the RPC services of this process share: reading a request, and noting a refusal.
protocol RegistryService: Sendable {
  var logger: Logger { get }
}

extension RegistryService {
  func required<Value>(
    _ value: Value?,
    _ name: StaticString
  ) throws(DeviceRegistryFailure) -> Value {
    guard let value else { throw .invalidRequest("\(name) is missing") }
    return value
  }

  func pool(_ text: String?) throws(DeviceRegistryFailure) -> UserPoolID {
    guard let text, let pool = UserPoolID(text) else {
      throw .invalidRequest("user_pool_id is none")
    }
    return pool
  }

  func owner(_ pool: String?, _ sub: String?) throws(DeviceRegistryFailure) -> DeviceOwner {
    DeviceOwner(pool: try self.pool(pool), sub: try required(sub, "sub"))
  }

  /// The instance that a request names, which need not exist.
  func instance(
    _ pool: String?,
    _ instanceID: String?
  ) throws(DeviceRegistryFailure) -> AppInstanceID {
    AppInstanceID(
      pool: try self.pool(pool),
      text: id(try required(instanceID, "instance_id")) ?? ""
    )
  }

  /// An id that a client may have sent; nil for one that no row can have.
  ///
  /// PostgreSQL indexes no very long text and takes no NUL.
  func id(_ text: String) -> String? {
    text.utf8.count <= 256 && !text.utf8.contains(0) ? text : nil
  }

  /// Records the reason of a refusal under the client's request id, and returns the refusal.
  func refusal(
    _ failure: DeviceRegistryFailure,
    _ rule: StaticString,
    _ context: RPCCallContext
  ) -> DeviceRegistryFailure {
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }
}
