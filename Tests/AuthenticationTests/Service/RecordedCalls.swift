internal import Logging
internal import PublicOperations
internal import RPC

extension Call {
  /// A call that no gate stands before: its trail can be read, and no event is made of it.
  static func recording(
    _ context: RPCCallContext,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) -> Call {
    Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { _ in [] },
      logger: logger
    )
  }
}
