// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/own_account.proto. Do not edit.

internal import GatehouseMessages

/// DescribeOwnAccountRequest.
public struct DescribeOwnAccountRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// The clients whose names are wanted.
  public var clientIds: [String]

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    clientIds: [String] = []
  ) {
    self.accessToken = accessToken
    self.clientIds = clientIds
  }
}

extension DescribeOwnAccountRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "clientIds": self.clientIds as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// DescribeOwnAccountResponse.
public struct DescribeOwnAccountResponse: Sendable, Hashable {
  /// The name of the token's client.
  public var clientName: String?
  /// identities.
  public var identities: [OwnIdentity]
  /// The second factors that the user could switch on now: SMS_MFA, EMAIL_OTP, SOFTWARE_TOKEN_MFA.
  public var factorsToAdd: [String]
  /// Whether a passkey may be added.
  public var mayAddPasskey: Bool?
  /// Absent where the pool has no recovery codes.
  public var recoveryCodesLeft: Int32?
  /// Whether this sign-in may make new codes.
  public var mayRenewRecoveryCodes: Bool?
  /// applications.
  public var applications: [OwnApplication]
  /// Whether each user of the pool needs a second factor.
  public var needsFactor: Bool?
  /// The outside providers of which the user may add an account.
  public var providersToLink: [String]

  /// Makes a message; what is not given is absent.
  public init(
    clientName: String? = nil,
    identities: [OwnIdentity] = [],
    factorsToAdd: [String] = [],
    mayAddPasskey: Bool? = nil,
    recoveryCodesLeft: Int32? = nil,
    mayRenewRecoveryCodes: Bool? = nil,
    applications: [OwnApplication] = [],
    needsFactor: Bool? = nil,
    providersToLink: [String] = []
  ) {
    self.clientName = clientName
    self.identities = identities
    self.factorsToAdd = factorsToAdd
    self.mayAddPasskey = mayAddPasskey
    self.recoveryCodesLeft = recoveryCodesLeft
    self.mayRenewRecoveryCodes = mayRenewRecoveryCodes
    self.applications = applications
    self.needsFactor = needsFactor
    self.providersToLink = providersToLink
  }
}

/// An account at an outside provider that signs in to this one.
public struct OwnIdentity: Sendable, Hashable {
  /// provider.
  public var provider: String?
  /// The provider's name for the user.
  public var subject: String?
  /// Whether the user can do without it.
  public var isRemovable: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    provider: String? = nil,
    subject: String? = nil,
    isRemovable: Bool? = nil
  ) {
    self.provider = provider
    self.subject = subject
    self.isRemovable = isRemovable
  }
}

extension OwnIdentity: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "provider": self.provider as Any,
        "subject": sizeOnly(self.subject),
        "isRemovable": self.isRemovable as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A client of the pool.
public struct OwnApplication: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// name.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    name: String? = nil
  ) {
    self.clientId = clientId
    self.name = name
  }
}

/// UnlinkOwnIdentityRequest.
public struct UnlinkOwnIdentityRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// provider.
  public var provider: String?
  /// subject.
  public var subject: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    provider: String? = nil,
    subject: String? = nil
  ) {
    self.accessToken = accessToken
    self.provider = provider
    self.subject = subject
  }
}

extension UnlinkOwnIdentityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "provider": self.provider as Any,
        "subject": sizeOnly(self.subject),
      ],
      displayStyle: .struct
    )
  }
}

/// UnlinkOwnIdentityResponse.
public struct UnlinkOwnIdentityResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// ListOwnDevicesRequest.
public struct ListOwnDevicesRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension ListOwnDevicesRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// ListOwnDevicesResponse.
public struct ListOwnDevicesResponse: Sendable, Hashable {
  /// devices.
  public var devices: [OwnDevice]

  /// Makes a message; what is not given is absent.
  public init(
    devices: [OwnDevice] = []
  ) {
    self.devices = devices
  }
}

/// A device of the user.
public struct OwnDevice: Sendable, Hashable {
  /// device_key.
  public var deviceKey: String?
  /// name.
  public var name: String?
  /// What it signed in with last.
  public var sdk: String?
  /// last_ip_address.
  public var lastIpAddress: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// is_remembered.
  public var isRemembered: Bool?
  /// Whether the token is the device's.
  public var isCurrent: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    name: String? = nil,
    sdk: String? = nil,
    lastIpAddress: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    authenticatedAtUnixMillis: Int64? = nil,
    isRemembered: Bool? = nil,
    isCurrent: Bool? = nil
  ) {
    self.deviceKey = deviceKey
    self.name = name
    self.sdk = sdk
    self.lastIpAddress = lastIpAddress
    self.createdAtUnixMillis = createdAtUnixMillis
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.isRemembered = isRemembered
    self.isCurrent = isCurrent
  }
}

/// BeginOwnLinkRequest.
public struct BeginOwnLinkRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// provider.
  public var provider: String?
  /// Where the browser comes back to; it gets the proof as the parameter `link`.
  public var returnUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    provider: String? = nil,
    returnUrl: String? = nil
  ) {
    self.accessToken = accessToken
    self.provider = provider
    self.returnUrl = returnUrl
  }
}

extension BeginOwnLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "provider": self.provider as Any,
        "returnUrl": sizeOnly(self.returnUrl),
      ],
      displayStyle: .struct
    )
  }
}

/// BeginOwnLinkResponse.
public struct BeginOwnLinkResponse: Sendable, Hashable {
  /// url.
  public var url: String?

  /// Makes a message; what is not given is absent.
  public init(
    url: String? = nil
  ) {
    self.url = url
  }
}

extension BeginOwnLinkResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "url": sizeOnly(self.url),
      ],
      displayStyle: .struct
    )
  }
}

/// FinishOwnLinkRequest.
public struct FinishOwnLinkRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// What the browser has come back with.
  public var proof: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    proof: String? = nil
  ) {
    self.accessToken = accessToken
    self.proof = proof
  }
}

extension FinishOwnLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "proof": sizeOnly(self.proof),
      ],
      displayStyle: .struct
    )
  }
}

/// FinishOwnLinkResponse.
public struct FinishOwnLinkResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// ListOwnActivityRequest.
public struct ListOwnActivityRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension ListOwnActivityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// ListOwnActivityResponse.
public struct ListOwnActivityResponse: Sendable, Hashable {
  /// activities.
  public var activities: [OwnActivity]

  /// Makes a message; what is not given is absent.
  public init(
    activities: [OwnActivity] = []
  ) {
    self.activities = activities
  }
}

/// An attempt at the account, or a change of it.
public struct OwnActivity: Sendable, Hashable {
  /// Absent where nothing can be said of it.
  public var eventId: String?
  /// Cognito's EventType (SignIn, SignUp, ForgotPassword, PasswordChange, ResendCode), or what was changed: Factor, PasskeyAdded, PasskeyRemoved, Device, Profile.
  public var kind: String?
  /// Pass, Fail or InProgress.
  public var response: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// device_name.
  public var deviceName: String?
  /// ip_address.
  public var ipAddress: String?
  /// city.
  public var city: String?
  /// country.
  public var country: String?
  /// Whether the sign-in was stopped because it was risky.
  public var isBlocked: Bool?
  /// Valid or Invalid; absent where nothing was said.
  public var feedback: String?

  /// Makes a message; what is not given is absent.
  public init(
    eventId: String? = nil,
    kind: String? = nil,
    response: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    deviceName: String? = nil,
    ipAddress: String? = nil,
    city: String? = nil,
    country: String? = nil,
    isBlocked: Bool? = nil,
    feedback: String? = nil
  ) {
    self.eventId = eventId
    self.kind = kind
    self.response = response
    self.createdAtUnixMillis = createdAtUnixMillis
    self.deviceName = deviceName
    self.ipAddress = ipAddress
    self.city = city
    self.country = country
    self.isBlocked = isBlocked
    self.feedback = feedback
  }
}

/// DisownActivityRequest.
public struct DisownActivityRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?
  /// event_id.
  public var eventId: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    eventId: String? = nil
  ) {
    self.accessToken = accessToken
    self.eventId = eventId
  }
}

extension DisownActivityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "eventId": self.eventId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// DisownActivityResponse.
public struct DisownActivityResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// RenewRecoveryCodesRequest.
public struct RenewRecoveryCodesRequest: Sendable, Hashable {
  /// access_token.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension RenewRecoveryCodesRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// RenewRecoveryCodesResponse.
public struct RenewRecoveryCodesResponse: Sendable, Hashable {
  /// codes.
  public var codes: [String]

  /// Makes a message; what is not given is absent.
  public init(
    codes: [String] = []
  ) {
    self.codes = codes
  }
}
