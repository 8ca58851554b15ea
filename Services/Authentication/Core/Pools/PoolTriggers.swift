internal import AuthenticationMessages
internal import Logging

/// A pool's functions, as its settings name them.
package struct PoolTriggers: Sendable, Hashable {
  /// What pre token generation may change.
  package enum TokenVersion: String, Sendable, Hashable {
    /// The ID token.
    case v1 = "V1_0"
    /// The access token too.
    case v2 = "V2_0"
    /// The same for users; Cognito's makes a difference for clients that act for themselves.
    case v3 = "V3_0"

    /// What the event calls it.
    package var eventVersion: String {
      switch self {
      case .v1: "1"
      case .v2: "2"
      case .v3: "3"
      }
    }
  }

  private let functions: [LambdaTrigger: String]
  package let tokenVersion: TokenVersion
  /// The key that a custom sender's codes are encrypted for.
  package let codeKeyID: String?

  init(_ configuration: LambdaConfigType?) {
    var functions: [LambdaTrigger: String] = [:]
    for trigger in LambdaTrigger.allCases {
      functions[trigger] = trigger.functionARN(in: configuration)
    }
    self.functions = functions
    tokenVersion =
      configuration?.preTokenGenerationConfig?.lambdaVersion.flatMap(TokenVersion.init) ?? .v1
    codeKeyID = configuration?.kmsKeyId.nonEmpty
  }

  /// The ARN of the trigger's function; nil where the pool has none, and nothing is to be asked.
  package subscript(_ trigger: LambdaTrigger) -> String? { functions[trigger] }

  /// The trigger whose function sends the messages of the medium; nil where the operator's way does.
  package func sender(by medium: DeliveryMedium) -> LambdaTrigger? {
    let trigger: LambdaTrigger =
      switch medium {
      case .email: .customEmailSender
      case .sms: .customSMSSender
      }
    return functions[trigger] == nil ? nil : trigger
  }
}
