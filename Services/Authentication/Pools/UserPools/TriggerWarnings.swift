internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Tells the operator which functions of a pool will fail: Terraform and others set them all the same,
  /// and could not otherwise go on.
  func warnOfTriggers(
    _ configuration: LambdaConfigType?,
    of pool: UserPoolID,
    _ call: Call
  ) {
    let senders = [LambdaTrigger.customSMSSender, .customEmailSender]
    if senders.contains(where: { $0.functionARN(in: configuration) != nil }),
      let key = configuration?.kmsKeyId, !self.configuration.codeKeyIDs.contains(key)
    {
      logger.warning(
        "the pool's codes cannot be encrypted: lambda.code-keys lacks its KMSKeyID",
        metadata: [
          "user_pool": "\(pool)", "key": "\(key)", "request_id": "\(call.context.requestID)",
        ]
      )
    }
  }
}
