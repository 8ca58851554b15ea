// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authenticated_sign_in.proto. Do not edit.

internal import GatehouseMessages

/// One thing that was proved in a sign-in.
public struct ProofState: Sendable, Hashable {
  /// password, code, software_token, recovery_code, passkey, device, provider, app, pool or factor.
  public var kind: String?
  /// proved_at_unix_millis.
  public var provedAtUnixMillis: Int64?
  /// How a code was sent: EMAIL or SMS.
  public var medium: String?
  /// Whether a passkey counts as two factors: its authenticator has asked for a PIN or a finger.
  public var isTwoFactors: Bool?
  /// The outside provider's name.
  public var providerName: String?
  /// What an app asked for beside its key: pin, bio.
  public var appFactors: [String]
  /// Whether a passkey's authenticator is carried from one device to another.
  public var isCarried: Bool?
  /// The level of the pool that the outside provider has asserted, Level1 to Level4.
  public var level: String?

  /// Makes a message; what is not given is absent.
  public init(
    kind: String? = nil,
    provedAtUnixMillis: Int64? = nil,
    medium: String? = nil,
    isTwoFactors: Bool? = nil,
    providerName: String? = nil,
    appFactors: [String] = [],
    isCarried: Bool? = nil,
    level: String? = nil
  ) {
    self.kind = kind
    self.provedAtUnixMillis = provedAtUnixMillis
    self.medium = medium
    self.isTwoFactors = isTwoFactors
    self.providerName = providerName
    self.appFactors = appFactors
    self.isCarried = isCarried
    self.level = level
  }
}

extension ProofState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "kind": self.kind as Any,
        "provedAtUnixMillis": self.provedAtUnixMillis as Any,
        "medium": self.medium as Any,
        "isTwoFactors": self.isTwoFactors as Any,
        "providerName": sizeOnly(self.providerName),
        "appFactors": self.appFactors as Any,
        "isCarried": self.isCarried as Any,
        "level": self.level as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A sign-in that has ended well, from which tokens are made at once or later.
public struct AuthenticatedSignInState: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// sub.
  public var sub: String?
  /// The salt of the password that the user had.
  public var salt: [UInt8]?
  /// client, administrator, hosted_page, app or provider.
  public var door: String?
  /// In the order in which they were given.
  public var proofs: [ProofState]
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// new, tracked or proved; absent where tokens are bound to no device.
  public var deviceBinding: String?
  /// device_key.
  public var deviceKey: String?
  /// As the event of PreTokenGeneration calls it.
  public var tokenSource: String?
  /// The name of the app's copy.
  public var installation: String?
  /// What the client's app adds, for the pool's functions.
  public var clientMetadata: [ClientMetadataEntry]
  /// Absent where the user's own app took no part.
  public var appApproval: AppApprovalState?
  /// UserStatus of the user as the sign-in ended.
  public var status: String?
  /// Whether its tokens say how the user was proved: the client asked for a level.
  public var statesLevel: Bool?
  /// The event that records the sign-in; absent where nothing does.
  public var eventId: String?
  /// Where the evidence of the sign-in is learned from; absent where nothing is.
  public var evidence: SignInEvidenceState?
  /// How risky the sign-in was; absent where nothing was decided.
  public var risk: RiskAssessmentState?
  /// The session at the outside provider, for a sign-out there, sealed by identity federation; absent where there is none.
  public var providerSession: [UInt8]?
  /// The outside provider's name for the user; absent where none has proved the user.
  public var providerSubject: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    sub: String? = nil,
    salt: [UInt8]? = nil,
    door: String? = nil,
    proofs: [ProofState] = [],
    authenticatedAtUnixMillis: Int64? = nil,
    deviceBinding: String? = nil,
    deviceKey: String? = nil,
    tokenSource: String? = nil,
    installation: String? = nil,
    clientMetadata: [ClientMetadataEntry] = [],
    appApproval: AppApprovalState? = nil,
    status: String? = nil,
    statesLevel: Bool? = nil,
    eventId: String? = nil,
    evidence: SignInEvidenceState? = nil,
    risk: RiskAssessmentState? = nil,
    providerSession: [UInt8]? = nil,
    providerSubject: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.sub = sub
    self.salt = salt
    self.door = door
    self.proofs = proofs
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.deviceBinding = deviceBinding
    self.deviceKey = deviceKey
    self.tokenSource = tokenSource
    self.installation = installation
    self.clientMetadata = clientMetadata
    self.appApproval = appApproval
    self.status = status
    self.statesLevel = statesLevel
    self.eventId = eventId
    self.evidence = evidence
    self.risk = risk
    self.providerSession = providerSession
    self.providerSubject = providerSubject
  }
}

extension AuthenticatedSignInState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "sub": sizeOnly(self.sub),
        "salt": sizeOnly(self.salt),
        "door": self.door as Any,
        "proofs": self.proofs as Any,
        "authenticatedAtUnixMillis": self.authenticatedAtUnixMillis as Any,
        "deviceBinding": self.deviceBinding as Any,
        "deviceKey": sizeOnly(self.deviceKey),
        "tokenSource": self.tokenSource as Any,
        "installation": sizeOnly(self.installation),
        "clientMetadata": self.clientMetadata as Any,
        "appApproval": self.appApproval as Any,
        "status": self.status as Any,
        "statesLevel": self.statesLevel as Any,
        "eventId": self.eventId as Any,
        "evidence": self.evidence as Any,
        "risk": self.risk as Any,
        "providerSession": sizeOnly(self.providerSession),
        "providerSubject": sizeOnly(self.providerSubject),
      ],
      displayStyle: .struct
    )
  }
}

/// How risky a sign-in is, and what is done about it.
public struct RiskAssessmentState: Sendable, Hashable {
  /// score.
  public var score: Int32?
  /// Low, Medium or High; absent where there is no risk.
  public var level: String?
  /// The names of the score's reasons.
  public var reasons: [String]
  /// An EventAction of the pool's risk configuration.
  public var action: String?
  /// Whether the password is a leaked one; absent where nothing looked.
  public var isPasswordLeaked: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    score: Int32? = nil,
    level: String? = nil,
    reasons: [String] = [],
    action: String? = nil,
    isPasswordLeaked: Bool? = nil
  ) {
    self.score = score
    self.level = level
    self.reasons = reasons
    self.action = action
    self.isPasswordLeaked = isPasswordLeaked
  }
}

/// What a sign-in shows of the place and device that it comes from.
public struct SignInEvidenceState: Sendable, Hashable {
  /// The user's address, as far as it is known.
  public var address: String?
  /// Keyed hashes, under which the user's traits are kept: kind, then hash, by turns.
  public var traits: [String]
  /// time_zone.
  public var timeZone: String?
  /// In our words, such as "Chrome 126, Windows 10".
  public var deviceName: String?
  /// Whether there was an account of the device that contradicts itself.
  public var isForged: Bool?
  /// Whether there was an account of the device.
  public var hasContext: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    address: String? = nil,
    traits: [String] = [],
    timeZone: String? = nil,
    deviceName: String? = nil,
    isForged: Bool? = nil,
    hasContext: Bool? = nil
  ) {
    self.address = address
    self.traits = traits
    self.timeZone = timeZone
    self.deviceName = deviceName
    self.isForged = isForged
    self.hasContext = hasContext
  }
}

/// A member of ClientMetadata.
public struct ClientMetadataEntry: Sendable, Hashable {
  /// name.
  public var name: String?
  /// value.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    value: String? = nil
  ) {
    self.name = name
    self.value = value
  }
}

extension ClientMetadataEntry: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": sizeOnly(self.name),
        "value": sizeOnly(self.value),
      ],
      displayStyle: .struct
    )
  }
}

/// The confirmation of a sign-in by the user's own app.
public struct AppApprovalState: Sendable, Hashable {
  /// The session that was confirmed.
  public var sessionId: String?
  /// What was proved besides: pin, bio.
  public var factors: [String]
  /// account_id.
  public var accountId: String?
  /// Whether the tokens are for that app itself.
  public var isForApp: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    factors: [String] = [],
    accountId: String? = nil,
    isForApp: Bool? = nil
  ) {
    self.sessionId = sessionId
    self.factors = factors
    self.accountId = accountId
    self.isForApp = isForApp
  }
}
