internal import Domain
internal import GatehouseMessages
internal import Logging
internal import RPC

extension Authentication {
  /// Tells the operator which functions of a pool nothing calls: Terraform and others set them all the
  /// same, and could not otherwise go on.
  func warnOfUncalledTriggers(
    _ configuration: LambdaConfigType?,
    of pool: UserPoolID,
    _ context: RPCCallContext
  ) {
    for trigger in LambdaTrigger.allCases
    where !trigger.isCalled && trigger.functionARN(in: configuration) != nil {
      logger.warning(
        "the pool has a trigger whose function is not called",
        metadata: [
          "user_pool": "\(pool)", "trigger": "\(trigger.rawValue)",
          "request_id": "\(context.requestID)",
        ]
      )
    }
  }
}
