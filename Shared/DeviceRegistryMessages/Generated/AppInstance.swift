// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/app_instance.proto. Do not edit.

internal import GatehouseMessages

/// What proves that an instance makes a call: one of the two.
public struct InstanceProof: Sendable, Hashable {
  /// The header DPoP (RFC 9449 §4) with the claim `bh`, and what it has to be about.
  public var dpop: String?
  /// http_method.
  public var httpMethod: String?
  /// The public URL of the call without query and fragment.
  public var httpUrl: String?
  /// SHA-256 of the body as it came, also of an empty one.
  public var bodySha256: [UInt8]?
  /// A compact JWS of `typ` gatehouse-answer+jwt, `kid` = instance.
  ///
  /// Its payload is the caller's to read; only `iat` is checked here. It may come again within its time: its answer is judged once.
  public var signedAnswer: String?

  /// Makes a message; what is not given is absent.
  public init(
    dpop: String? = nil,
    httpMethod: String? = nil,
    httpUrl: String? = nil,
    bodySha256: [UInt8]? = nil,
    signedAnswer: String? = nil
  ) {
    self.dpop = dpop
    self.httpMethod = httpMethod
    self.httpUrl = httpUrl
    self.bodySha256 = bodySha256
    self.signedAnswer = signedAnswer
  }
}

extension InstanceProof: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "dpop": self.dpop as Any,
        "httpMethod": self.httpMethod as Any,
        "httpUrl": self.httpUrl as Any,
        "bodySha256": sizeOnly(self.bodySha256),
        "signedAnswer": self.signedAnswer as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What an app says of itself.
public struct AppDescription: Sendable, Hashable {
  /// platform.
  public var platform: String?
  /// model.
  public var model: String?
  /// app_version.
  public var appVersion: String?
  /// protocol_versions.
  public var protocolVersions: [String]
  /// What the user calls the phone; shown in place of the model.
  ///
  /// Empty in a change: the name is taken back.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    platform: String? = nil,
    model: String? = nil,
    appVersion: String? = nil,
    protocolVersions: [String] = [],
    name: String? = nil
  ) {
    self.platform = platform
    self.model = model
    self.appVersion = appVersion
    self.protocolVersions = protocolVersions
    self.name = name
  }
}

/// Where push messages for an instance go.
public struct PushAddress: Sendable, Hashable {
  /// type.
  public var type: String?
  /// token.
  public var token: String?

  /// Makes a message; what is not given is absent.
  public init(
    type: String? = nil,
    token: String? = nil
  ) {
    self.type = type
    self.token = token
  }
}

/// An installation of an app at a pool.
public struct AppInstance: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// description.
  public var description: AppDescription?
  /// push.
  public var push: PushAddress?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// In the order of their ids.
  public var accounts: [AppAccount]
  /// factor.
  public var factor: FactorState?
  /// When the instance was used last before this call (ProveInstanceRequest.is_use).
  public var usedAtUnixMillis: Int64?
  /// The key that signs its calls: P-256, uncompressed.
  public var publicKey: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    description: AppDescription? = nil,
    push: PushAddress? = nil,
    createdAtUnixMillis: Int64? = nil,
    accounts: [AppAccount] = [],
    factor: FactorState? = nil,
    usedAtUnixMillis: Int64? = nil,
    publicKey: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.description = description
    self.push = push
    self.createdAtUnixMillis = createdAtUnixMillis
    self.accounts = accounts
    self.factor = factor
    self.usedAtUnixMillis = usedAtUnixMillis
    self.publicKey = publicKey
  }
}

extension AppInstance: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "instanceId": self.instanceId as Any,
        "description": self.description as Any,
        "push": self.push as Any,
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "accounts": self.accounts as Any,
        "factor": self.factor as Any,
        "usedAtUnixMillis": self.usedAtUnixMillis as Any,
        "publicKey": sizeOnly(self.publicKey),
      ],
      displayStyle: .struct
    )
  }
}

/// What is set of an instance's second factor; every account of the instance shares it.
public struct FactorState: Sendable, Hashable {
  /// has_pin.
  public var hasPin: Bool?
  /// has_biometric.
  public var hasBiometric: Bool?
  /// is_blocked.
  public var isBlocked: Bool?
  /// failed_attempts.
  public var failedAttempts: Int64?
  /// When a factor was proved last; absent: never since one was set.
  public var provedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    hasPin: Bool? = nil,
    hasBiometric: Bool? = nil,
    isBlocked: Bool? = nil,
    failedAttempts: Int64? = nil,
    provedAtUnixMillis: Int64? = nil
  ) {
    self.hasPin = hasPin
    self.hasBiometric = hasBiometric
    self.isBlocked = isBlocked
    self.failedAttempts = failedAttempts
    self.provedAtUnixMillis = provedAtUnixMillis
  }
}

/// One user on one instance.
public struct AppAccount: Sendable, Hashable {
  /// Has the form of a device key.
  public var accountId: String?
  /// instance_id.
  public var instanceId: String?
  /// sub.
  public var sub: String?
  /// display_name.
  public var displayName: String?
  /// P-256, uncompressed: 04, x, y.
  ///
  /// Checks the decisions that the account signs.
  public var publicKey: [UInt8]?
  /// Whether the account needs no factor.
  public var isHeadless: Bool?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// used_at_unix_millis.
  public var usedAtUnixMillis: Int64?
  /// The instance's: the name that the user gave it, or else its model.
  public var model: String?
  /// push.
  public var push: PushAddress?
  /// Whether its instance's factor is blocked.
  public var isBlocked: Bool?
  /// failed_attempts.
  public var failedAttempts: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    accountId: String? = nil,
    instanceId: String? = nil,
    sub: String? = nil,
    displayName: String? = nil,
    publicKey: [UInt8]? = nil,
    isHeadless: Bool? = nil,
    createdAtUnixMillis: Int64? = nil,
    usedAtUnixMillis: Int64? = nil,
    model: String? = nil,
    push: PushAddress? = nil,
    isBlocked: Bool? = nil,
    failedAttempts: Int64? = nil
  ) {
    self.accountId = accountId
    self.instanceId = instanceId
    self.sub = sub
    self.displayName = displayName
    self.publicKey = publicKey
    self.isHeadless = isHeadless
    self.createdAtUnixMillis = createdAtUnixMillis
    self.usedAtUnixMillis = usedAtUnixMillis
    self.model = model
    self.push = push
    self.isBlocked = isBlocked
    self.failedAttempts = failedAttempts
  }
}

extension AppAccount: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accountId": self.accountId as Any,
        "instanceId": self.instanceId as Any,
        "sub": self.sub as Any,
        "displayName": self.displayName as Any,
        "publicKey": sizeOnly(self.publicKey),
        "isHeadless": self.isHeadless as Any,
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "usedAtUnixMillis": self.usedAtUnixMillis as Any,
        "model": self.model as Any,
        "push": self.push as Any,
        "isBlocked": self.isBlocked as Any,
        "failedAttempts": self.failedAttempts as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// An account that an enrolment adds.
public struct NewAccount: Sendable, Hashable {
  /// Absent: the registry makes one.
  public var accountId: String?
  /// sub.
  public var sub: String?
  /// display_name.
  public var displayName: String?
  /// P-256, uncompressed.
  public var publicKey: [UInt8]?
  /// is_headless.
  public var isHeadless: Bool?
  /// Whether the instance may have no other account.
  public var isSingle: Bool?
  /// Absent: 20 accounts and devices of a user, and one more is refused.
  public var limit: DeviceLimit?
  /// Whether nothing but a password began the enrolment: reason app_factor_needed where the user has an account with a factor.
  public var isByPasswordAlone: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    accountId: String? = nil,
    sub: String? = nil,
    displayName: String? = nil,
    publicKey: [UInt8]? = nil,
    isHeadless: Bool? = nil,
    isSingle: Bool? = nil,
    limit: DeviceLimit? = nil,
    isByPasswordAlone: Bool? = nil
  ) {
    self.accountId = accountId
    self.sub = sub
    self.displayName = displayName
    self.publicKey = publicKey
    self.isHeadless = isHeadless
    self.isSingle = isSingle
    self.limit = limit
    self.isByPasswordAlone = isByPasswordAlone
  }
}

extension NewAccount: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accountId": self.accountId as Any,
        "sub": self.sub as Any,
        "displayName": self.displayName as Any,
        "publicKey": sizeOnly(self.publicKey),
        "isHeadless": self.isHeadless as Any,
        "isSingle": self.isSingle as Any,
        "limit": self.limit as Any,
        "isByPasswordAlone": self.isByPasswordAlone as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of RegisterInstance.
///
/// The proof is a DPoP header; its key need not be known.
public struct RegisterInstanceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// proof.
  public var proof: InstanceProof?
  /// description.
  public var description: AppDescription?
  /// push.
  public var push: PushAddress?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    proof: InstanceProof? = nil,
    description: AppDescription? = nil,
    push: PushAddress? = nil
  ) {
    self.userPoolId = userPoolId
    self.proof = proof
    self.description = description
    self.push = push
  }
}

/// Reasons app_proof_invalid, app_proof_untimely, app_key_taken (by another pool, or by an account).
public struct RegisterInstanceResponse: Sendable, Hashable {
  /// instance.
  public var instance: AppInstance?
  /// Whether the key was registered before.
  public var existed: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    instance: AppInstance? = nil,
    existed: Bool? = nil
  ) {
    self.instance = instance
    self.existed = existed
  }
}

/// Request of ProveInstance.
public struct ProveInstanceRequest: Sendable, Hashable {
  /// Absent: the key tells it.
  public var userPoolId: String?
  /// proof.
  public var proof: InstanceProof?
  /// Whether the call is a use by its user, such as a decision.
  ///
  /// It is noted of the instance, and of the account if one is named.
  public var isUse: Bool?
  /// account_id.
  public var accountId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    proof: InstanceProof? = nil,
    isUse: Bool? = nil,
    accountId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.proof = proof
    self.isUse = isUse
    self.accountId = accountId
  }
}

/// Reasons app_proof_invalid, app_proof_untimely, app_instance_not_found.
public struct ProveInstanceResponse: Sendable, Hashable {
  /// instance.
  public var instance: AppInstance?

  /// Makes a message; what is not given is absent.
  public init(
    instance: AppInstance? = nil
  ) {
    self.instance = instance
  }
}

/// Request of UpdateInstance; what is absent stays.
public struct UpdateInstanceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// description.
  public var description: AppDescription?
  /// push.
  public var push: PushAddress?
  /// Removed if it is still the instance's: the push service no longer knows it.
  public var gonePushToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    description: AppDescription? = nil,
    push: PushAddress? = nil,
    gonePushToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.description = description
    self.push = push
    self.gonePushToken = gonePushToken
  }
}

/// Reason app_instance_not_found.
public struct UpdateInstanceResponse: Sendable, Hashable {
  /// instance.
  public var instance: AppInstance?

  /// Makes a message; what is not given is absent.
  public init(
    instance: AppInstance? = nil
  ) {
    self.instance = instance
  }
}

/// Request of RemoveInstance.
public struct RemoveInstanceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
  }
}

/// Response of RemoveInstance.
public struct RemoveInstanceResponse: Sendable, Hashable {
  /// Their tokens have to end.
  public var removedAccounts: [AppAccount]
  /// existed.
  public var existed: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    removedAccounts: [AppAccount] = [],
    existed: Bool? = nil
  ) {
    self.removedAccounts = removedAccounts
    self.existed = existed
  }
}

/// Request of AddAccount.
public struct AddAccountRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// account.
  public var account: NewAccount?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    account: NewAccount? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.account = account
  }
}

/// Reasons app_instance_not_found, app_account_exists, app_account_key_taken, app_factor_needed, app_single_account, device_limit_reached.
public struct AddAccountResponse: Sendable, Hashable {
  /// account.
  public var account: AppAccount?
  /// Removed to keep the limit; their tokens have to end.
  public var removedDeviceKeys: [String]
  /// Those of them that are accounts of apps.
  public var removedAccounts: [RemovedAppAccount]

  /// Makes a message; what is not given is absent.
  public init(
    account: AppAccount? = nil,
    removedDeviceKeys: [String] = [],
    removedAccounts: [RemovedAppAccount] = []
  ) {
    self.account = account
    self.removedDeviceKeys = removedDeviceKeys
    self.removedAccounts = removedAccounts
  }
}

/// Request of RemoveAccount.
public struct RemoveAccountRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// instance_id.
  public var instanceId: String?
  /// account_id.
  public var accountId: String?
  /// policy.
  public var policy: FactorPolicy?
  /// Absent: the first step, which asks for the factor.
  ///
  /// A headless account is removed at once.
  public var answer: FactorAnswer?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    instanceId: String? = nil,
    accountId: String? = nil,
    policy: FactorPolicy? = nil,
    answer: FactorAnswer? = nil
  ) {
    self.userPoolId = userPoolId
    self.instanceId = instanceId
    self.accountId = accountId
    self.policy = policy
    self.answer = answer
  }
}

/// Reasons app_instance_not_found, app_account_not_found.
public struct RemoveAccountResponse: Sendable, Hashable {
  /// info.
  public var info: FactorInfo?
  /// is_stopped.
  public var isStopped: Bool?
  /// The account if it is removed; its tokens have to end.
  ///
  /// A repeated answer gives its id and user alone.
  public var removed: AppAccount?
  /// Proves to the app that the registry knows the verifier.
  public var serverProof: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil,
    isStopped: Bool? = nil,
    removed: AppAccount? = nil,
    serverProof: [UInt8]? = nil
  ) {
    self.info = info
    self.isStopped = isStopped
    self.removed = removed
    self.serverProof = serverProof
  }
}

extension RemoveAccountResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "info": self.info as Any,
        "isStopped": self.isStopped as Any,
        "removed": self.removed as Any,
        "serverProof": sizeOnly(self.serverProof),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of FindAccounts.
public struct FindAccountsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
  }
}

/// Response of FindAccounts.
public struct FindAccountsResponse: Sendable, Hashable {
  /// accounts.
  public var accounts: [AppAccount]

  /// Makes a message; what is not given is absent.
  public init(
    accounts: [AppAccount] = []
  ) {
    self.accounts = accounts
  }
}
