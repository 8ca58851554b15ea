package import AuthenticationMessages

/// The functions that a pool's LambdaConfig names, by Cognito's names for them.
///
/// The raw value is what Cognito calls the trigger in its sentences.
package enum LambdaTrigger: String, Sendable, Hashable, CaseIterable {
  case preSignUp = "PreSignUp"
  case customMessage = "CustomMessage"
  case postConfirmation = "PostConfirmation"
  case preAuthentication = "PreAuthentication"
  case postAuthentication = "PostAuthentication"
  case defineAuthChallenge = "DefineAuthChallenge"
  case createAuthChallenge = "CreateAuthChallenge"
  case verifyAuthChallengeResponse = "VerifyAuthChallengeResponse"
  case preTokenGeneration = "PreTokenGeneration"
  case userMigration = "UserMigration"
  case customSMSSender = "CustomSMSSender"
  case customEmailSender = "CustomEmailSender"
  case inboundFederation = "InboundFederation"

  /// The ARN of the function, or nil where the pool has none for it.
  package func functionARN(in pool: LambdaConfigType?) -> String? {
    guard let pool else { return nil }
    let arn =
      switch self {
      case .preSignUp: pool.preSignUp
      case .customMessage: pool.customMessage
      case .postConfirmation: pool.postConfirmation
      case .preAuthentication: pool.preAuthentication
      case .postAuthentication: pool.postAuthentication
      case .defineAuthChallenge: pool.defineAuthChallenge
      case .createAuthChallenge: pool.createAuthChallenge
      case .verifyAuthChallengeResponse: pool.verifyAuthChallengeResponse
      case .preTokenGeneration: pool.preTokenGenerationConfig?.lambdaArn ?? pool.preTokenGeneration
      case .userMigration: pool.userMigration
      case .customSMSSender: pool.customSmsSender?.lambdaArn
      case .customEmailSender: pool.customEmailSender?.lambdaArn
      case .inboundFederation: pool.inboundFederation?.lambdaArn
      }
    return arn.nonEmpty
  }
}
