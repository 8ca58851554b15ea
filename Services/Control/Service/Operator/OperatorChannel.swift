internal import Cryptography
internal import Domain
internal import Logging
internal import NIOPosix
internal import RPC

/// Calls a service for the operator, and says in words what to do when that fails.
struct OperatorChannel: Sendable {
  let runDirectory: String
  let service: ServiceName
  /// The instance that is called; nil: any.
  var instance: String?

  /// Makes one call.
  func use<Value: Sendable>(
    _ body: (any RPCChannel, RPCCallContext) async throws(RPCError) -> Value
  ) async throws(ControlFailure) -> Value {
    let client = RPCClient(
      directory: "\(runDirectory)/\(service.rawValue)",
      instance: instance,
      group: MultiThreadedEventLoopGroup.singleton,
      logger: Logger(label: "gatehousectl") { _ in SwiftLogNoOpLogHandler() }
    )
    defer { client.close() }
    let context = RPCCallContext(
      requestID: "gatehousectl-\(Hex.encode(SecureRandom.bytes(8)))",
      deadline: .now.advanced(by: .seconds(30))
    )
    do throws(RPCError) {
      return try await body(client, context)
    } catch {
      throw ControlFailure(sentence(about: error))
    }
  }

  private func sentence(about error: RPCError) -> String {
    let detail = error.details["message"] ?? error.message
    switch error.code {
    case .unavailable:
      return "the \(service.rawValue) service does not answer in \(runDirectory) (\(detail)); "
        + "is Gatehouse running?"
    case .permissionDenied:
      return "this user may not do that (\(detail)); run it as root, or as the user that runs "
        + "Gatehouse"
    case .deadlineExceeded:
      return "the \(service.rawValue) service did not answer in time; see its log"
    case .ok, .internalError, .unknown, .dataLoss:
      return "the \(service.rawValue) service failed (\(detail)); see its log"
    case .cancelled, .invalidArgument, .notFound, .alreadyExists, .resourceExhausted,
      .failedPrecondition, .aborted, .outOfRange, .unimplemented, .unauthenticated:
      return detail.isEmpty ? error.reason : detail
    }
  }
}
