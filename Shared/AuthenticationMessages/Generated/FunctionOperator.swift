// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/function_operator.proto. Do not edit.

internal import GatehouseMessages

/// Which function of which pool, and its event.
public struct InvokeFunctionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// As LambdaConfig calls it, such as PreSignUp.
  public var trigger: String?
  /// JSON; its region and user pool become the pool's.
  public var event: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    trigger: String? = nil,
    event: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.trigger = trigger
    self.event = event
  }
}

extension InvokeFunctionRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "trigger": self.trigger as Any,
        "event": sizeOnly(self.event),
      ],
      displayStyle: .struct
    )
  }
}

/// What came of it.
public struct InvokeFunctionResponse: Sendable, Hashable {
  /// The function's ARN.
  public var function: String?
  /// What the function answered, as JSON; absent where it failed.
  public var answer: [UInt8]?
  /// The exception and the sentence that a client would be told.
  public var failure: String?
  /// took_micros.
  public var tookMicros: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    function: String? = nil,
    answer: [UInt8]? = nil,
    failure: String? = nil,
    tookMicros: Int64? = nil
  ) {
    self.function = function
    self.answer = answer
    self.failure = failure
    self.tookMicros = tookMicros
  }
}

extension InvokeFunctionResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "function": self.function as Any,
        "answer": sizeOnly(self.answer),
        "failure": sizeOnly(self.failure),
        "tookMicros": self.tookMicros as Any,
      ],
      displayStyle: .struct
    )
  }
}
