// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/device_registry.proto. Do not edit.

internal import GatehouseMessages

/// What a pool allows; beyond Cognito.
public struct DeviceLimit: Sendable, Hashable {
  /// most_devices.
  public var mostDevices: Int64?
  /// True: tracking one more removes the user's oldest.
  ///
  /// False: it is refused.
  public var removesOldest: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    mostDevices: Int64? = nil,
    removesOldest: Bool? = nil
  ) {
    self.mostDevices = mostDevices
    self.removesOldest = removesOldest
  }
}

/// A tracked device, without its verifier.
public struct TrackedDevice: Sendable, Hashable {
  /// device_key.
  public var deviceKey: String?
  /// name.
  public var name: String?
  /// is_remembered.
  public var isRemembered: Bool?
  /// last_ip_address.
  public var lastIpAddress: String?
  /// What the user agent said when the device was last seen.
  public var sdk: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// modified_at_unix_millis.
  public var modifiedAtUnixMillis: Int64?
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// Whether a second factor was ever given in a sign-in from the device.
  public var isFactorGiven: Bool?
  /// app for the account of an app's instance, which is never remembered and proves nothing here.
  ///
  /// browser for a browser that the pages know again. Absent for a device.
  public var kind: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    name: String? = nil,
    isRemembered: Bool? = nil,
    lastIpAddress: String? = nil,
    sdk: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    modifiedAtUnixMillis: Int64? = nil,
    authenticatedAtUnixMillis: Int64? = nil,
    isFactorGiven: Bool? = nil,
    kind: String? = nil
  ) {
    self.deviceKey = deviceKey
    self.name = name
    self.isRemembered = isRemembered
    self.lastIpAddress = lastIpAddress
    self.sdk = sdk
    self.createdAtUnixMillis = createdAtUnixMillis
    self.modifiedAtUnixMillis = modifiedAtUnixMillis
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.isFactorGiven = isFactorGiven
    self.kind = kind
  }
}

/// Request of IssueDevice.
public struct IssueDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// limit.
  public var limit: DeviceLimit?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    limit: DeviceLimit? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.limit = limit
  }
}

/// Reason device_limit_reached: the user has as many devices as the pool allows.
public struct IssueDeviceResponse: Sendable, Hashable {
  /// device_key.
  public var deviceKey: String?
  /// device_group_key.
  public var deviceGroupKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    deviceGroupKey: String? = nil
  ) {
    self.deviceKey = deviceKey
    self.deviceGroupKey = deviceGroupKey
  }
}

/// Request of TrackDevice.
public struct TrackDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// name.
  public var name: String?
  /// srp_verifier.
  public var srpVerifier: [UInt8]?
  /// srp_salt.
  public var srpSalt: [UInt8]?
  /// is_remembered.
  public var isRemembered: Bool?
  /// limit.
  public var limit: DeviceLimit?
  /// ip_address.
  public var ipAddress: String?
  /// sdk.
  public var sdk: String?
  /// Whether the sign-in that the device comes from gave a second factor.
  public var isFactorGiven: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    name: String? = nil,
    srpVerifier: [UInt8]? = nil,
    srpSalt: [UInt8]? = nil,
    isRemembered: Bool? = nil,
    limit: DeviceLimit? = nil,
    ipAddress: String? = nil,
    sdk: String? = nil,
    isFactorGiven: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.name = name
    self.srpVerifier = srpVerifier
    self.srpSalt = srpSalt
    self.isRemembered = isRemembered
    self.limit = limit
    self.ipAddress = ipAddress
    self.sdk = sdk
    self.isFactorGiven = isFactorGiven
  }
}

extension TrackDeviceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sub": self.sub as Any,
        "deviceKey": self.deviceKey as Any,
        "name": self.name as Any,
        "srpVerifier": sizeOnly(self.srpVerifier),
        "srpSalt": sizeOnly(self.srpSalt),
        "isRemembered": self.isRemembered as Any,
        "limit": self.limit as Any,
        "ipAddress": self.ipAddress as Any,
        "sdk": self.sdk as Any,
        "isFactorGiven": self.isFactorGiven as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Reasons device_key_exists, device_limit_reached, device_verifier_invalid.
public struct TrackDeviceResponse: Sendable, Hashable {
  /// Removed to keep the limit; their tokens have to end.
  public var removedDeviceKeys: [String]
  /// Those of them that are accounts of apps.
  public var removedAccounts: [RemovedAppAccount]

  /// Makes a message; what is not given is absent.
  public init(
    removedDeviceKeys: [String] = [],
    removedAccounts: [RemovedAppAccount] = []
  ) {
    self.removedDeviceKeys = removedDeviceKeys
    self.removedAccounts = removedAccounts
  }
}

/// The account of an app that gave way to another device: what its app has opened has to end.
public struct RemovedAppAccount: Sendable, Hashable {
  /// account_id.
  public var accountId: String?
  /// instance_id.
  public var instanceId: String?
  /// Whether the instance has other accounts.
  public var hasOtherAccounts: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    accountId: String? = nil,
    instanceId: String? = nil,
    hasOtherAccounts: Bool? = nil
  ) {
    self.accountId = accountId
    self.instanceId = instanceId
    self.hasOtherAccounts = hasOtherAccounts
  }
}

/// Request of FindDevice.
public struct FindDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// How long a device stays remembered; absent: until its status is changed.
  public var rememberedForSeconds: Int64?
  /// A proof that may follow, where the device is found to be one that may give it.
  public var expectation: ProofExpectation?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    rememberedForSeconds: Int64? = nil,
    expectation: ProofExpectation? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.rememberedForSeconds = rememberedForSeconds
    self.expectation = expectation
  }
}

/// Reason device_not_found.
public struct FindDeviceResponse: Sendable, Hashable {
  /// device.
  public var device: TrackedDevice?
  /// Whether the proof is expected now.
  public var isProofExpected: Bool?
  /// Where it is: its first step.
  public var challenge: DeviceChallenge?

  /// Makes a message; what is not given is absent.
  public init(
    device: TrackedDevice? = nil,
    isProofExpected: Bool? = nil,
    challenge: DeviceChallenge? = nil
  ) {
    self.device = device
    self.isProofExpected = isProofExpected
    self.challenge = challenge
  }
}

/// What the registry asks of a device.
///
/// Only the registry can open its sealed part.
public struct DeviceChallenge: Sendable, Hashable {
  /// srp_salt.
  public var srpSalt: [UInt8]?
  /// B.
  public var serverPublic: [UInt8]?
  /// sealed.
  public var sealed: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    srpSalt: [UInt8]? = nil,
    serverPublic: [UInt8]? = nil,
    sealed: [UInt8]? = nil
  ) {
    self.srpSalt = srpSalt
    self.serverPublic = serverPublic
    self.sealed = sealed
  }
}

extension DeviceChallenge: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "srpSalt": sizeOnly(self.srpSalt),
        "serverPublic": sizeOnly(self.serverPublic),
        "sealed": sizeOnly(self.sealed),
      ],
      displayStyle: .struct
    )
  }
}

/// The fields of ExpectDeviceProof, and the required state of the device.
public struct ProofExpectation: Sendable, Hashable {
  /// A of the password's proof.
  public var clientPublic: [UInt8]?
  /// validity_seconds.
  public var validitySeconds: Int64?
  /// session.
  public var session: [UInt8]?
  /// Whether a second factor must have been given in a sign-in from the device.
  public var needsFactor: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    clientPublic: [UInt8]? = nil,
    validitySeconds: Int64? = nil,
    session: [UInt8]? = nil,
    needsFactor: Bool? = nil
  ) {
    self.clientPublic = clientPublic
    self.validitySeconds = validitySeconds
    self.session = session
    self.needsFactor = needsFactor
  }
}

extension ProofExpectation: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientPublic": sizeOnly(self.clientPublic),
        "validitySeconds": self.validitySeconds as Any,
        "session": sizeOnly(self.session),
        "needsFactor": self.needsFactor as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Where a list of a pool's devices goes on.
public struct PoolDevicePlace: Sendable, Hashable {
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    authenticatedAtUnixMillis: Int64? = nil,
    sub: String? = nil,
    deviceKey: String? = nil
  ) {
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.sub = sub
    self.deviceKey = deviceKey
  }
}

/// Request of FindPoolDevices.
public struct FindPoolDevicesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Only devices whose SDK begins so.
  public var sdk: String?
  /// Absent: both.
  public var isRemembered: Bool?
  /// remembered_for_seconds.
  public var rememberedForSeconds: Int64?
  /// Only devices that were last authenticated before, the oldest first.
  ///
  /// Absent: all, the newest first.
  public var unusedSinceUnixMillis: Int64?
  /// Only devices behind this one.
  public var after: PoolDevicePlace?
  /// limit.
  public var limit: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sdk: String? = nil,
    isRemembered: Bool? = nil,
    rememberedForSeconds: Int64? = nil,
    unusedSinceUnixMillis: Int64? = nil,
    after: PoolDevicePlace? = nil,
    limit: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.sdk = sdk
    self.isRemembered = isRemembered
    self.rememberedForSeconds = rememberedForSeconds
    self.unusedSinceUnixMillis = unusedSinceUnixMillis
    self.after = after
    self.limit = limit
  }
}

/// A device with its owner.
public struct OwnedDevice: Sendable, Hashable {
  /// sub.
  public var sub: String?
  /// device.
  public var device: TrackedDevice?

  /// Makes a message; what is not given is absent.
  public init(
    sub: String? = nil,
    device: TrackedDevice? = nil
  ) {
    self.sub = sub
    self.device = device
  }
}

/// Response of FindPoolDevices.
public struct FindPoolDevicesResponse: Sendable, Hashable {
  /// devices.
  public var devices: [OwnedDevice]
  /// Where to go on, also where nothing fits among those that were looked at; absent at the end.
  public var next: PoolDevicePlace?

  /// Makes a message; what is not given is absent.
  public init(
    devices: [OwnedDevice] = [],
    next: PoolDevicePlace? = nil
  ) {
    self.devices = devices
    self.next = next
  }
}

/// Request of FindDevices.
public struct FindDevicesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// is_remembered_only.
  public var isRememberedOnly: Bool?
  /// remembered_for_seconds.
  public var rememberedForSeconds: Int64?
  /// limit.
  public var limit: Int64?
  /// Only devices whose key comes after this one.
  public var afterDeviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    isRememberedOnly: Bool? = nil,
    rememberedForSeconds: Int64? = nil,
    limit: Int64? = nil,
    afterDeviceKey: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.isRememberedOnly = isRememberedOnly
    self.rememberedForSeconds = rememberedForSeconds
    self.limit = limit
    self.afterDeviceKey = afterDeviceKey
  }
}

/// Response of FindDevices.
public struct FindDevicesResponse: Sendable, Hashable {
  /// devices.
  public var devices: [TrackedDevice]
  /// Whether there are more.
  public var isCut: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    devices: [TrackedDevice] = [],
    isCut: Bool? = nil
  ) {
    self.devices = devices
    self.isCut = isCut
  }
}

/// Request of RememberDevice.
public struct RememberDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// is_remembered.
  public var isRemembered: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    isRemembered: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.isRemembered = isRemembered
  }
}

/// Reason device_not_found.
public struct RememberDeviceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of RemoveDevice.
public struct RemoveDeviceRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
  }
}

/// Response of RemoveDevice.
public struct RemoveDeviceResponse: Sendable, Hashable {
  /// existed.
  public var existed: Bool?
  /// For the account of an app: its instance, and whether that has other accounts.
  public var instanceId: String?
  /// has_other_accounts.
  public var hasOtherAccounts: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    existed: Bool? = nil,
    instanceId: String? = nil,
    hasOtherAccounts: Bool? = nil
  ) {
    self.existed = existed
    self.instanceId = instanceId
    self.hasOtherAccounts = hasOtherAccounts
  }
}

/// Request of ExpectDeviceProof.
public struct ExpectDeviceProofRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// A of the password's proof.
  public var clientPublic: [UInt8]?
  /// validity_seconds.
  public var validitySeconds: Int64?
  /// session.
  public var session: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    clientPublic: [UInt8]? = nil,
    validitySeconds: Int64? = nil,
    session: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.clientPublic = clientPublic
    self.validitySeconds = validitySeconds
    self.session = session
  }
}

extension ExpectDeviceProofRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sub": self.sub as Any,
        "deviceKey": self.deviceKey as Any,
        "clientPublic": sizeOnly(self.clientPublic),
        "validitySeconds": self.validitySeconds as Any,
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ExpectDeviceProof.
public struct ExpectDeviceProofResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ClaimDeviceProof.
public struct ClaimDeviceProofRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// client_public.
  public var clientPublic: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    clientPublic: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.clientPublic = clientPublic
  }
}

extension ClaimDeviceProofRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sub": self.sub as Any,
        "deviceKey": self.deviceKey as Any,
        "clientPublic": sizeOnly(self.clientPublic),
      ],
      displayStyle: .struct
    )
  }
}

/// Reason device_proof_invalid: none is expected, or it was claimed before.
public struct ClaimDeviceProofResponse: Sendable, Hashable {
  /// session.
  public var session: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    session: [UInt8]? = nil
  ) {
    self.session = session
  }
}

extension ClaimDeviceProofResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "session": sizeOnly(self.session),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of BeginDeviceProof.
public struct BeginDeviceProofRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// validity_seconds.
  public var validitySeconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    validitySeconds: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.deviceKey = deviceKey
    self.validitySeconds = validitySeconds
  }
}

/// Reason device_not_found.
///
/// Whether the device is remembered counts when its proof arrives.
public struct BeginDeviceProofResponse: Sendable, Hashable {
  /// challenge.
  public var challenge: DeviceChallenge?

  /// Makes a message; what is not given is absent.
  public init(
    challenge: DeviceChallenge? = nil
  ) {
    self.challenge = challenge
  }
}

/// Request of FinishDeviceProof.
public struct FinishDeviceProofRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// device_key.
  public var deviceKey: String?
  /// What the client was given as such, and signs.
  public var secretBlock: [UInt8]?
  /// signature.
  public var signature: [UInt8]?
  /// timestamp.
  public var timestamp: String?
  /// remembered_for_seconds.
  public var rememberedForSeconds: Int64?
  /// sub.
  public var sub: String?
  /// DeviceChallenge.sealed.
  public var challenge: [UInt8]?
  /// A and B.
  public var clientPublic: [UInt8]?
  /// server_public.
  public var serverPublic: [UInt8]?
  /// The address of the sign-in, and whether it also gave a second factor: recorded if the device is proved.
  public var ipAddress: String?
  /// sdk.
  public var sdk: String?
  /// is_factor_given.
  public var isFactorGiven: Bool?
  /// Whether tokens follow at once.
  ///
  /// Their commit waits for the disk, and so for the proof's too.
  public var tokensFollow: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    deviceKey: String? = nil,
    secretBlock: [UInt8]? = nil,
    signature: [UInt8]? = nil,
    timestamp: String? = nil,
    rememberedForSeconds: Int64? = nil,
    sub: String? = nil,
    challenge: [UInt8]? = nil,
    clientPublic: [UInt8]? = nil,
    serverPublic: [UInt8]? = nil,
    ipAddress: String? = nil,
    sdk: String? = nil,
    isFactorGiven: Bool? = nil,
    tokensFollow: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.deviceKey = deviceKey
    self.secretBlock = secretBlock
    self.signature = signature
    self.timestamp = timestamp
    self.rememberedForSeconds = rememberedForSeconds
    self.sub = sub
    self.challenge = challenge
    self.clientPublic = clientPublic
    self.serverPublic = serverPublic
    self.ipAddress = ipAddress
    self.sdk = sdk
    self.isFactorGiven = isFactorGiven
    self.tokensFollow = tokensFollow
  }
}

extension FinishDeviceProofRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "deviceKey": self.deviceKey as Any,
        "secretBlock": sizeOnly(self.secretBlock),
        "signature": sizeOnly(self.signature),
        "timestamp": self.timestamp as Any,
        "rememberedForSeconds": self.rememberedForSeconds as Any,
        "sub": self.sub as Any,
        "challenge": sizeOnly(self.challenge),
        "clientPublic": sizeOnly(self.clientPublic),
        "serverPublic": sizeOnly(self.serverPublic),
        "ipAddress": self.ipAddress as Any,
        "sdk": self.sdk as Any,
        "isFactorGiven": self.isFactorGiven as Any,
        "tokensFollow": self.tokensFollow as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Reasons device_proof_invalid, device_proof_expired.
public struct FinishDeviceProofResponse: Sendable, Hashable {
  /// The device that was proved, remembered or not; absent where it was forgotten meanwhile, and nothing was proved.
  public var device: TrackedDevice?

  /// Makes a message; what is not given is absent.
  public init(
    device: TrackedDevice? = nil
  ) {
    self.device = device
  }
}

/// Request of ProveBrowser.
public struct ProveBrowserRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// Each may be the stored one.
  public var proofs: [BrowserProof]
  /// What the browser has signed, which counts once; absent where nothing is to be spent.
  public var challengeId: [UInt8]?
  /// challenge_expires_at_unix_millis.
  public var challengeExpiresAtUnixMillis: Int64?
  /// remembered_for_seconds.
  public var rememberedForSeconds: Int64?
  /// Where the sign-in comes from, and whether it gave a second factor: recorded.
  public var ipAddress: String?
  /// sdk.
  public var sdk: String?
  /// is_factor_given.
  public var isFactorGiven: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    proofs: [BrowserProof] = [],
    challengeId: [UInt8]? = nil,
    challengeExpiresAtUnixMillis: Int64? = nil,
    rememberedForSeconds: Int64? = nil,
    ipAddress: String? = nil,
    sdk: String? = nil,
    isFactorGiven: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.proofs = proofs
    self.challengeId = challengeId
    self.challengeExpiresAtUnixMillis = challengeExpiresAtUnixMillis
    self.rememberedForSeconds = rememberedForSeconds
    self.ipAddress = ipAddress
    self.sdk = sdk
    self.isFactorGiven = isFactorGiven
  }
}

extension ProveBrowserRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sub": self.sub as Any,
        "proofs": self.proofs as Any,
        "challengeId": sizeOnly(self.challengeId),
        "challengeExpiresAtUnixMillis": self.challengeExpiresAtUnixMillis as Any,
        "rememberedForSeconds": self.rememberedForSeconds as Any,
        "ipAddress": self.ipAddress as Any,
        "sdk": self.sdk as Any,
        "isFactorGiven": self.isFactorGiven as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A keyed digest of what a browser has proved to hold.
public struct BrowserProof: Sendable, Hashable {
  /// hash.
  public var hash: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    hash: [UInt8]? = nil
  ) {
    self.hash = hash
  }
}

extension BrowserProof: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "hash": sizeOnly(self.hash),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ProveBrowser.
public struct ProveBrowserResponse: Sendable, Hashable {
  /// Absent where the browser is none of the user's.
  public var device: TrackedDevice?
  /// Whether what was signed came before, so that nothing is proved.
  public var isSpent: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    device: TrackedDevice? = nil,
    isSpent: Bool? = nil
  ) {
    self.device = device
    self.isSpent = isSpent
  }
}

/// Request of TrackBrowser.
public struct TrackBrowserRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// proof_hash.
  public var proofHash: [UInt8]?
  /// name.
  public var name: String?
  /// Whether the user has asked for it now.
  public var isAskedFor: Bool?
  /// limit.
  public var limit: DeviceLimit?
  /// ip_address.
  public var ipAddress: String?
  /// sdk.
  public var sdk: String?
  /// is_factor_given.
  public var isFactorGiven: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    proofHash: [UInt8]? = nil,
    name: String? = nil,
    isAskedFor: Bool? = nil,
    limit: DeviceLimit? = nil,
    ipAddress: String? = nil,
    sdk: String? = nil,
    isFactorGiven: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.proofHash = proofHash
    self.name = name
    self.isAskedFor = isAskedFor
    self.limit = limit
    self.ipAddress = ipAddress
    self.sdk = sdk
    self.isFactorGiven = isFactorGiven
  }
}

extension TrackBrowserRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "sub": self.sub as Any,
        "proofHash": sizeOnly(self.proofHash),
        "name": self.name as Any,
        "isAskedFor": self.isAskedFor as Any,
        "limit": self.limit as Any,
        "ipAddress": self.ipAddress as Any,
        "sdk": self.sdk as Any,
        "isFactorGiven": self.isFactorGiven as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Reason device_limit_reached.
public struct TrackBrowserResponse: Sendable, Hashable {
  /// device_key.
  public var deviceKey: String?
  /// Removed to keep the limit; their tokens have to end.
  public var removedDeviceKeys: [String]
  /// removed_accounts.
  public var removedAccounts: [RemovedAppAccount]
  /// Whether the browser was not tracked before.
  public var isNew: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    removedDeviceKeys: [String] = [],
    removedAccounts: [RemovedAppAccount] = [],
    isNew: Bool? = nil
  ) {
    self.deviceKey = deviceKey
    self.removedDeviceKeys = removedDeviceKeys
    self.removedAccounts = removedAccounts
    self.isNew = isNew
  }
}

/// Request of RemoveUserDevices.
public struct RemoveUserDevicesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// sub.
  public var sub: String?
  /// Whether devices and accounts of apps stay.
  public var browsersOnly: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sub: String? = nil,
    browsersOnly: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.sub = sub
    self.browsersOnly = browsersOnly
  }
}

/// Response of RemoveUserDevices.
public struct RemoveUserDevicesResponse: Sendable, Hashable {
  /// Those of the browsers, where these alone are removed.
  public var deviceKeys: [String]

  /// Makes a message; what is not given is absent.
  public init(
    deviceKeys: [String] = []
  ) {
    self.deviceKeys = deviceKeys
  }
}

/// Request of RemoveUserPoolDevices.
public struct RemoveUserPoolDevicesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of RemoveUserPoolDevices.
public struct RemoveUserPoolDevicesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
