internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Tells the operator which functions of a pool nothing calls: Terraform and others set them all the
  /// same, and could not otherwise go on.
  func warnOfUncalledTriggers(
    _ configuration: LambdaConfigType?,
    of pool: UserPoolID,
    _ call: Call
  ) {
    for trigger in LambdaTrigger.allCases
    where !trigger.isCalled && trigger.functionARN(in: configuration) != nil {
      logger.warning(
        "the pool has a trigger whose function is not called",
        metadata: [
          "user_pool": "\(pool)", "trigger": "\(trigger.rawValue)",
          "request_id": "\(call.context.requestID)",
        ]
      )
    }
  }
}
