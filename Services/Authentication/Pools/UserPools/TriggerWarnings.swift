internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Refuses the ARN of a built-in function that does not exist.
  ///
  /// It leads to no function elsewhere, and a misspelt one would be noticed at the first sign-in. One that
  /// the pool has already may stay.
  func checkBuiltInFunctions(
    _ asked: LambdaConfigType?,
    stored: LambdaConfigType? = nil
  ) throws(AuthenticationFailure) {
    for trigger in LambdaTrigger.allCases {
      guard let arn = trigger.functionARN(in: asked), isFunctionMissing(arn),
        arn != trigger.functionARN(in: stored)
      else { continue }
      throw .invalidParameter("The built-in function \(arn) does not exist.")
    }
  }

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
