internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Tells the operator which functions of a pool are not called, or will fail: Terraform and others set
  /// them all the same, and could not otherwise go on.
  func warnOfTriggers(
    _ configuration: LambdaConfigType?,
    of pool: UserPoolID,
    _ call: Call
  ) {
    func warn(_ sentence: Logger.Message, _ name: String, _ value: String) {
      logger.warning(
        sentence,
        metadata: [
          "user_pool": "\(pool)", "\(name)": "\(value)",
          "request_id": "\(call.context.requestID)",
        ]
      )
    }
    for trigger in LambdaTrigger.allCases
    where !trigger.isCalled && trigger.functionARN(in: configuration) != nil {
      warn("the pool has a trigger whose function is not called", "trigger", trigger.rawValue)
    }
    let senders = [LambdaTrigger.customSMSSender, .customEmailSender]
    if senders.contains(where: { $0.functionARN(in: configuration) != nil }),
      let key = configuration?.kmsKeyId, !self.configuration.codeKeyIDs.contains(key)
    {
      warn("the pool's codes cannot be encrypted: lambda.code-keys lacks its KMSKeyID", "key", key)
    }
  }
}
