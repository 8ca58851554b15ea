public import Logging
public import RPC

/// One call of a public operation: a use case cannot be run without one.
///
/// It holds what the gateway says of the request, and the trail on which the use case notes what the
/// call turns out to be about.
public struct Call: Sendable {
  /// The request's id, deadline and origin.
  public let context: RPCCallContext
  /// Who calls.
  public let principal: Principal
  /// What becomes the call's event.
  public let trail: AuditTrail
  /// For what the operator is to know and the caller is not.
  public let logger: Logger

  /// Where the request came from, as its event has it.
  public var sourceIP: String? { AuditText.column(context.sourceIP) }

  /// The request's User-Agent, as its event has it: at most 512 bytes, and no NUL.
  public var userAgent: String? { AuditText.userAgent(context.userAgent) }

  /// A call of this context, noted on the trail.
  public init(
    context: RPCCallContext,
    principal: Principal,
    trail: AuditTrail,
    logger: Logger
  ) {
    self.context = context
    self.principal = principal
    self.trail = trail
    self.logger = logger
  }
}
