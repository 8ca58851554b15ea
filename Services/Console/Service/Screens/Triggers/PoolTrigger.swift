internal import AuthenticationMessages

/// A point at which a pool asks a function.
enum PoolTrigger: String, CaseIterable, Sendable {
  case preSignUp = "PreSignUp"
  case postConfirmation = "PostConfirmation"
  case preAuthentication = "PreAuthentication"
  case postAuthentication = "PostAuthentication"
  case preTokenGeneration = "PreTokenGeneration"
  case userMigration = "UserMigration"
  case customMessage = "CustomMessage"
  case customEmailSender = "CustomEmailSender"
  case customSMSSender = "CustomSMSSender"
  case defineAuthChallenge = "DefineAuthChallenge"
  case createAuthChallenge = "CreateAuthChallenge"
  case verifyAuthChallengeResponse = "VerifyAuthChallengeResponse"
  case inboundFederation = "InboundFederation"

  /// When it is asked.
  var moment: String {
    switch self {
    case .preSignUp: "Before a user is made: may refuse, or confirm at once."
    case .postConfirmation: "After a user is confirmed."
    case .preAuthentication: "Before a sign-in is looked at: may refuse."
    case .postAuthentication: "After a sign-in."
    case .preTokenGeneration: "Before tokens are made: may add claims, or take some away."
    case .userMigration: "When a user is unknown here: may bring the user from elsewhere."
    case .customMessage: "Before a message is written: may write it."
    case .customEmailSender: "Sends mails in place of the installation."
    case .customSMSSender: "Sends text messages in place of the installation."
    case .defineAuthChallenge: "Decides which challenge comes next."
    case .createAuthChallenge: "Makes a challenge."
    case .verifyAuthChallengeResponse: "Judges the answer to a challenge."
    case .inboundFederation: "When a provider brings a user: may change what is taken over."
    }
  }

  /// The function that the pool has here.
  func function(in pool: LambdaConfigType?) -> String? {
    guard let pool else { return nil }
    let arn =
      switch self {
      case .preSignUp: pool.preSignUp
      case .postConfirmation: pool.postConfirmation
      case .preAuthentication: pool.preAuthentication
      case .postAuthentication: pool.postAuthentication
      case .preTokenGeneration: pool.preTokenGenerationConfig?.lambdaArn ?? pool.preTokenGeneration
      case .userMigration: pool.userMigration
      case .customMessage: pool.customMessage
      case .customEmailSender: pool.customEmailSender?.lambdaArn
      case .customSMSSender: pool.customSmsSender?.lambdaArn
      case .defineAuthChallenge: pool.defineAuthChallenge
      case .createAuthChallenge: pool.createAuthChallenge
      case .verifyAuthChallengeResponse: pool.verifyAuthChallengeResponse
      case .inboundFederation: pool.inboundFederation?.lambdaArn
      }
    return arn?.isEmpty == true ? nil : arn
  }

  /// Gives the pool another function here, of the version that was there; nil takes it away.
  func set(_ arn: String?, in pool: inout LambdaConfigType) {
    switch self {
    case .preSignUp: pool.preSignUp = arn
    case .postConfirmation: pool.postConfirmation = arn
    case .preAuthentication: pool.preAuthentication = arn
    case .postAuthentication: pool.postAuthentication = arn
    case .preTokenGeneration:
      pool.preTokenGeneration = arn
      let version = pool.preTokenGenerationConfig?.lambdaVersion
      pool.preTokenGenerationConfig = version.flatMap { version in
        arn.map { PreTokenGenerationVersionConfigType(lambdaVersion: version, lambdaArn: $0) }
      }
    case .userMigration: pool.userMigration = arn
    case .customMessage: pool.customMessage = arn
    case .customEmailSender:
      let version = pool.customEmailSender?.lambdaVersion ?? "V1_0"
      pool.customEmailSender = arn.map {
        CustomEmailLambdaVersionConfigType(lambdaVersion: version, lambdaArn: $0)
      }
    case .customSMSSender:
      let version = pool.customSmsSender?.lambdaVersion ?? "V1_0"
      pool.customSmsSender = arn.map {
        CustomSMSLambdaVersionConfigType(lambdaVersion: version, lambdaArn: $0)
      }
    case .defineAuthChallenge: pool.defineAuthChallenge = arn
    case .createAuthChallenge: pool.createAuthChallenge = arn
    case .verifyAuthChallengeResponse: pool.verifyAuthChallengeResponse = arn
    case .inboundFederation:
      let version = pool.inboundFederation?.lambdaVersion ?? "V1_0"
      pool.inboundFederation = arn.map {
        InboundFederationLambdaType(lambdaVersion: version, lambdaArn: $0)
      }
    }
  }
}
