// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/interaction_factor.proto. Do not edit.

internal import GatehouseMessages

/// Request of ShowFactor.
public struct ShowFactorRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// policy.
  public var policy: FactorPolicy?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    policy: FactorPolicy? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.policy = policy
  }
}

/// Reason app_instance_not_found.
public struct ShowFactorResponse: Sendable, Hashable {
  /// Without context, result and challenge; absent where no factor is set.
  public var info: FactorInfo?

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil
  ) {
    self.info = info
  }
}

/// Request of BeginFactor.
public struct BeginFactorRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// The id of the session.
  ///
  /// A challenge is good for it alone.
  public var sessionId: String?
  /// Whether the session enrols: then a PIN is needed, and set if there is none.
  public var isEnrolment: Bool?
  /// policy.
  public var policy: FactorPolicy?
  /// The end of the session.
  ///
  /// A challenge lives no longer, and 5 minutes at most.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    sessionId: String? = nil,
    isEnrolment: Bool? = nil,
    policy: FactorPolicy? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.sessionId = sessionId
    self.isEnrolment = isEnrolment
    self.policy = policy
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

/// Reason app_instance_not_found.
public struct BeginFactorResponse: Sendable, Hashable {
  /// info.
  public var info: FactorInfo?

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil
  ) {
    self.info = info
  }
}

/// Request of AnswerFactor.
public struct AnswerFactorRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The instance to which the session is bound; the proof must be its.
  public var instanceId: String?
  /// Absent: the caller has proved the instance already.
  public var proof: InstanceProof?
  /// session_id.
  public var sessionId: String?
  /// is_enrolment.
  public var isEnrolment: Bool?
  /// policy.
  public var policy: FactorPolicy?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// answer.
  public var answer: FactorAnswer?
  /// Where the session enrols.
  public var newAccount: NewAccount?
  /// Otherwise: the account that confirmed, whose use is noted.
  ///
  /// Forgotten meanwhile: reason app_account_not_found, and nothing is judged.
  public var accountId: String?
  /// Whether the session has ended: what became of an attempt is answered again, and nothing is judged.
  public var isEnded: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    proof: InstanceProof? = nil,
    sessionId: String? = nil,
    isEnrolment: Bool? = nil,
    policy: FactorPolicy? = nil,
    expiresAtUnixMillis: Int64? = nil,
    answer: FactorAnswer? = nil,
    newAccount: NewAccount? = nil,
    accountId: String? = nil,
    isEnded: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.proof = proof
    self.sessionId = sessionId
    self.isEnrolment = isEnrolment
    self.policy = policy
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.answer = answer
    self.newAccount = newAccount
    self.accountId = accountId
    self.isEnded = isEnded
  }
}

/// Reasons app_proof_invalid, app_proof_untimely, app_instance_not_found, app_account_exists, app_account_key_taken, app_account_not_found, app_factor_needed, app_single_account, device_limit_reached.
///
/// What is wrong with the answer is in `info`.
public struct AnswerFactorResponse: Sendable, Hashable {
  /// info.
  public var info: FactorInfo?
  /// Nothing more is listened to: the factor is proved, or cannot be.
  public var isStopped: Bool?
  /// Whether the factor is proved or set, so that the session is approved.
  public var isApproved: Bool?
  /// What was right: for `secondFactor` and `amr`.
  public var isPinProved: Bool?
  /// is_biometric_proved.
  public var isBiometricProved: Bool?
  /// Proves to the app that the registry knows the verifier.
  public var serverProof: [UInt8]?
  /// Where an enrolment is approved.
  public var account: AppAccount?
  /// Removed to keep the limit; their tokens have to end.
  public var removedDeviceKeys: [String]
  /// Whether this is the stored answer to the same attempt id.
  public var isRepeated: Bool?
  /// Those of the removed keys that are accounts of apps.
  public var removedAccounts: [RemovedAppAccount]

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil,
    isStopped: Bool? = nil,
    isApproved: Bool? = nil,
    isPinProved: Bool? = nil,
    isBiometricProved: Bool? = nil,
    serverProof: [UInt8]? = nil,
    account: AppAccount? = nil,
    removedDeviceKeys: [String] = [],
    isRepeated: Bool? = nil,
    removedAccounts: [RemovedAppAccount] = []
  ) {
    self.info = info
    self.isStopped = isStopped
    self.isApproved = isApproved
    self.isPinProved = isPinProved
    self.isBiometricProved = isBiometricProved
    self.serverProof = serverProof
    self.account = account
    self.removedDeviceKeys = removedDeviceKeys
    self.isRepeated = isRepeated
    self.removedAccounts = removedAccounts
  }
}

extension AnswerFactorResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "info": self.info as Any,
        "isStopped": self.isStopped as Any,
        "isApproved": self.isApproved as Any,
        "isPinProved": self.isPinProved as Any,
        "isBiometricProved": self.isBiometricProved as Any,
        "serverProof": sizeOnly(self.serverProof),
        "account": self.account as Any,
        "removedDeviceKeys": self.removedDeviceKeys as Any,
        "isRepeated": self.isRepeated as Any,
        "removedAccounts": self.removedAccounts as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of StartFlow.
public struct StartFlowRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// CHANGE_PIN, ADD_BIOMETRICS, REMOVE_BIOMETRICS or HEADLESS_UPGRADE.
  public var type: String?
  /// policy.
  public var policy: FactorPolicy?
  /// validity_seconds.
  public var validitySeconds: Int64?
  /// At HEADLESS_UPGRADE, the account of the instance that is to need a factor.
  public var accountId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    type: String? = nil,
    policy: FactorPolicy? = nil,
    validitySeconds: Int64? = nil,
    accountId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.type = type
    self.policy = policy
    self.validitySeconds = validitySeconds
    self.accountId = accountId
  }
}

/// Reasons app_instance_not_found, app_account_not_found, factor_flow_active (one is being judged), factor_not_allowed (no PIN or no such key is set, the account needs a factor already, or the policy refuses).
public struct StartFlowResponse: Sendable, Hashable {
  /// flow_id.
  public var flowId: String?
  /// info.
  public var info: FactorInfo?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    flowId: String? = nil,
    info: FactorInfo? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.flowId = flowId
    self.info = info
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

/// Request of AnswerFlow.
public struct AnswerFlowRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// Absent: the caller has proved the instance already.
  public var proof: InstanceProof?
  /// flow_id.
  public var flowId: String?
  /// policy.
  public var policy: FactorPolicy?
  /// answer.
  public var answer: FactorAnswer?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    proof: InstanceProof? = nil,
    flowId: String? = nil,
    policy: FactorPolicy? = nil,
    answer: FactorAnswer? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.proof = proof
    self.flowId = flowId
    self.policy = policy
    self.answer = answer
  }
}

/// Reasons app_proof_invalid, app_proof_untimely, app_instance_not_found, app_account_not_found, factor_flow_not_found, factor_flow_expired.
public struct AnswerFlowResponse: Sendable, Hashable {
  /// info.
  public var info: FactorInfo?
  /// is_stopped.
  public var isStopped: Bool?
  /// Whether the change is made.
  public var isDone: Bool?
  /// is_pin_proved.
  public var isPinProved: Bool?
  /// is_biometric_proved.
  public var isBiometricProved: Bool?
  /// server_proof.
  public var serverProof: [UInt8]?
  /// As at StartFlow.
  public var type: String?
  /// is_repeated.
  public var isRepeated: Bool?
  /// After a HEADLESS_UPGRADE, the account that needs a factor from now on.
  public var accountId: String?

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil,
    isStopped: Bool? = nil,
    isDone: Bool? = nil,
    isPinProved: Bool? = nil,
    isBiometricProved: Bool? = nil,
    serverProof: [UInt8]? = nil,
    type: String? = nil,
    isRepeated: Bool? = nil,
    accountId: String? = nil
  ) {
    self.info = info
    self.isStopped = isStopped
    self.isDone = isDone
    self.isPinProved = isPinProved
    self.isBiometricProved = isBiometricProved
    self.serverProof = serverProof
    self.type = type
    self.isRepeated = isRepeated
    self.accountId = accountId
  }
}

extension AnswerFlowResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "info": self.info as Any,
        "isStopped": self.isStopped as Any,
        "isDone": self.isDone as Any,
        "isPinProved": self.isPinProved as Any,
        "isBiometricProved": self.isBiometricProved as Any,
        "serverProof": sizeOnly(self.serverProof),
        "type": self.type as Any,
        "isRepeated": self.isRepeated as Any,
        "accountId": self.accountId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of CancelFlow.
public struct CancelFlowRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// flow_id.
  public var flowId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    flowId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.flowId = flowId
  }
}

/// Response of CancelFlow.
public struct CancelFlowResponse: Sendable, Hashable {
  /// existed.
  public var existed: Bool?
  /// type.
  public var type: String?

  /// Makes a message; what is not given is absent.
  public init(
    existed: Bool? = nil,
    type: String? = nil
  ) {
    self.existed = existed
    self.type = type
  }
}

/// Request of UnblockFactor.
public struct UnblockFactorRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// account_id.
  public var accountId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    accountId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.accountId = accountId
  }
}

/// Reason app_account_not_found.
public struct UnblockFactorResponse: Sendable, Hashable {
  /// instance_id.
  public var instanceId: String?
  /// Whether it was blocked.
  public var wasBlocked: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    instanceId: String? = nil,
    wasBlocked: Bool? = nil
  ) {
    self.instanceId = instanceId
    self.wasBlocked = wasBlocked
  }
}
