// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction.proto. Do not edit.

public import GatehouseMessages

/// A call as it came.
///
/// The gateway decides nothing of it.
public struct InteractionCall: Sendable, Hashable {
  /// The header Authorization: Basic, or Bearer with a handle or an access token.
  public var authorization: String?
  /// The header DPoP.
  public var proof: String?
  /// POST.
  public var method: String?
  /// The address as the client has it, without query: the public URL and the path.
  public var address: String?
  /// Unread: the proof has its hash.
  public var body: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    authorization: String? = nil,
    proof: String? = nil,
    method: String? = nil,
    address: String? = nil,
    body: [UInt8]? = nil
  ) {
    self.authorization = authorization
    self.proof = proof
    self.method = method
    self.address = address
    self.body = body
  }
}

extension InteractionCall: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "authorization": sizeOnly(self.authorization),
        "proof": sizeOnly(self.proof),
        "method": self.method as Any,
        "address": sizeOnly(self.address),
        "body": sizeOnly(self.body),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of StartInteraction.
public struct StartInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil
  ) {
    self.call = call
  }
}

/// Response of StartInteraction.
public struct StartInteractionResponse: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?
  /// Told this once.
  public var handle: String?
  /// version.
  public var version: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// link.
  public var link: String?
  /// Two digits for the page to show, or that the user types; absent without a comparison.
  public var comparison: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    handle: String? = nil,
    version: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil,
    link: String? = nil,
    comparison: String? = nil
  ) {
    self.sessionId = sessionId
    self.handle = handle
    self.version = version
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.link = link
    self.comparison = comparison
  }
}

extension StartInteractionResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "sessionId": self.sessionId as Any,
        "handle": sizeOnly(self.handle),
        "version": self.version as Any,
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
        "link": self.link as Any,
        "comparison": self.comparison as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of GetInteraction.
public struct GetInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?
  /// Whether the client asks again and again by itself: at most once a second.
  public var isPoll: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil,
    isPoll: Bool? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
    self.isPoll = isPoll
  }
}

/// What the one who started a session may know of it.
public struct InteractionState: Sendable, Hashable {
  /// CREATED, OPENED, SECOND_FACTOR, APPROVED, REDEEMED, DECLINED, CANCELLED, FAILED or EXPIRED.
  public var state: String?
  /// version.
  public var version: Int64?
  /// LOGIN, ENROL or TRANSACTION.
  public var kind: String?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// no_account, quiet, comparison, blocked, refused or another word.
  public var reason: String?
  /// From APPROVED on.
  public var userSub: String?
  /// username.
  public var username: String?
  /// account.
  public var account: String?
  /// For a relying server alone.
  public var userInput: String?
  /// pin, biometric, both; absent where none was asked.
  public var secondFactor: String?
  /// amr.
  public var amr: [String]
  /// Whether nothing can change from now on.
  public var isFinal: Bool?
  /// For whom a waiting request counts; not told to the client.
  public var clientId: String?
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    state: String? = nil,
    version: Int64? = nil,
    kind: String? = nil,
    expiresAtUnixMillis: Int64? = nil,
    reason: String? = nil,
    userSub: String? = nil,
    username: String? = nil,
    account: String? = nil,
    userInput: String? = nil,
    secondFactor: String? = nil,
    amr: [String] = [],
    isFinal: Bool? = nil,
    clientId: String? = nil,
    userPoolId: String? = nil
  ) {
    self.state = state
    self.version = version
    self.kind = kind
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.reason = reason
    self.userSub = userSub
    self.username = username
    self.account = account
    self.userInput = userInput
    self.secondFactor = secondFactor
    self.amr = amr
    self.isFinal = isFinal
    self.clientId = clientId
    self.userPoolId = userPoolId
  }
}

extension InteractionState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "state": self.state as Any,
        "version": self.version as Any,
        "kind": self.kind as Any,
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
        "reason": self.reason as Any,
        "userSub": self.userSub as Any,
        "username": sizeOnly(self.username),
        "account": self.account as Any,
        "userInput": sizeOnly(self.userInput),
        "secondFactor": self.secondFactor as Any,
        "amr": self.amr as Any,
        "isFinal": self.isFinal as Any,
        "clientId": self.clientId as Any,
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of CancelInteraction.
public struct CancelInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// Request of ShowInteractionEvidence.
public struct ShowInteractionEvidenceRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// What a third person can check without the server: what the user saw and decided.
public struct ShowInteractionEvidenceResponse: Sendable, Hashable {
  /// The decision as the app signed it, a compact JWS; absent as long as there is none.
  public var decision: String?
  /// The public key that signed it, a JWK, as it was then: the account may be gone since.
  public var key: String?
  /// What the app was shown, in canonical form (RFC 8785): the decision has its SHA-256.
  public var shown: String?
  /// What the user typed, if anything: the decision covers it as well.
  public var userInput: String?
  /// As it is now: a decision says yes, and the second factor may have failed.
  public var state: String?
  /// LOGIN, ENROL or TRANSACTION.
  public var kind: String?
  /// pin, biometric or both; absent where none was asked.
  public var secondFactor: String?

  /// Makes a message; what is not given is absent.
  public init(
    decision: String? = nil,
    key: String? = nil,
    shown: String? = nil,
    userInput: String? = nil,
    state: String? = nil,
    kind: String? = nil,
    secondFactor: String? = nil
  ) {
    self.decision = decision
    self.key = key
    self.shown = shown
    self.userInput = userInput
    self.state = state
    self.kind = kind
    self.secondFactor = secondFactor
  }
}

extension ShowInteractionEvidenceResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "decision": sizeOnly(self.decision),
        "key": self.key as Any,
        "shown": sizeOnly(self.shown),
        "userInput": sizeOnly(self.userInput),
        "state": self.state as Any,
        "kind": self.kind as Any,
        "secondFactor": self.secondFactor as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of LocateInteraction.
public struct LocateInteractionRequest: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil
  ) {
    self.sessionId = sessionId
  }
}

/// Response of LocateInteraction.
public struct LocateInteractionResponse: Sendable, Hashable {
  /// link.
  public var link: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// The pool's name as the policy's app shows it.
  public var serverName: String?

  /// Makes a message; what is not given is absent.
  public init(
    link: String? = nil,
    userPoolId: String? = nil,
    serverName: String? = nil
  ) {
    self.link = link
    self.userPoolId = userPoolId
    self.serverName = serverName
  }
}

extension LocateInteractionResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "link": self.link as Any,
        "userPoolId": self.userPoolId as Any,
        "serverName": sizeOnly(self.serverName),
      ],
      displayStyle: .struct
    )
  }
}

/// An account of an instance.
public struct InteractionAccount: Sendable, Hashable {
  /// account.
  public var account: String?
  /// display_name.
  public var displayName: String?
  /// model.
  public var model: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// last_used_at_unix_millis.
  public var lastUsedAtUnixMillis: Int64?
  /// Without a second factor.
  public var isHeadless: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    account: String? = nil,
    displayName: String? = nil,
    model: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    lastUsedAtUnixMillis: Int64? = nil,
    isHeadless: Bool? = nil
  ) {
    self.account = account
    self.displayName = displayName
    self.model = model
    self.createdAtUnixMillis = createdAtUnixMillis
    self.lastUsedAtUnixMillis = lastUsedAtUnixMillis
    self.isHeadless = isHeadless
  }
}

extension InteractionAccount: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "account": self.account as Any,
        "displayName": sizeOnly(self.displayName),
        "model": sizeOnly(self.model),
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "lastUsedAtUnixMillis": self.lastUsedAtUnixMillis as Any,
        "isHeadless": self.isHeadless as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of OpenInteraction.
public struct OpenInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// Response of OpenInteraction.
public struct OpenInteractionResponse: Sendable, Hashable {
  /// A JSON object in canonical form (RFC 8785), of which `digest` is: the members account, announceInfo, announceLogo, enrolInfo, kind, origin and sessionId, which are members of the answer as they stand.
  public var shown: JSONDocument?
  /// SHA-256 of it in base64url.
  public var digest: String?
  /// This instance's at this server that the user may choose from.
  public var accounts: [InteractionAccount]
  /// is_confirmation_needed.
  public var isConfirmationNeeded: Bool?
  /// Whether a second factor follows the confirmation.
  public var isSecondFactorNeeded: Bool?
  /// state.
  public var state: String?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// version.
  public var version: Int64?
  /// none, show or enter.
  public var comparison: String?
  /// The digits of `show`; absent for the others.
  public var comparisonDigits: String?

  /// Makes a message; what is not given is absent.
  public init(
    shown: JSONDocument? = nil,
    digest: String? = nil,
    accounts: [InteractionAccount] = [],
    isConfirmationNeeded: Bool? = nil,
    isSecondFactorNeeded: Bool? = nil,
    state: String? = nil,
    expiresAtUnixMillis: Int64? = nil,
    version: Int64? = nil,
    comparison: String? = nil,
    comparisonDigits: String? = nil
  ) {
    self.shown = shown
    self.digest = digest
    self.accounts = accounts
    self.isConfirmationNeeded = isConfirmationNeeded
    self.isSecondFactorNeeded = isSecondFactorNeeded
    self.state = state
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.version = version
    self.comparison = comparison
    self.comparisonDigits = comparisonDigits
  }
}

/// Request of ConfirmInteraction.
public struct ConfirmInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// Request of DeclineInteraction.
public struct DeclineInteractionRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// Request of AnswerInteractionFactor.
public struct AnswerInteractionFactorRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// Request of CancelInteractionFactor.
public struct CancelInteractionFactorRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    sessionId: String? = nil
  ) {
    self.call = call
    self.sessionId = sessionId
  }
}

/// How far a session or a flow is, for the app.
public struct InteractionProgress: Sendable, Hashable {
  /// For a session.
  public var state: String?
  /// For a flow.
  public var flowId: String?
  /// second_factor_info.
  public var secondFactorInfo: InteractionFactor?
  /// Nothing more is listened to.
  public var isStopped: Bool?
  /// The account that a session approved, or an enrolment made.
  public var account: String?
  /// What tells the app that the server knows the PIN's verifier; with SUCCESS.
  public var serverProof: String?
  /// version.
  public var version: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    state: String? = nil,
    flowId: String? = nil,
    secondFactorInfo: InteractionFactor? = nil,
    isStopped: Bool? = nil,
    account: String? = nil,
    serverProof: String? = nil,
    version: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.state = state
    self.flowId = flowId
    self.secondFactorInfo = secondFactorInfo
    self.isStopped = isStopped
    self.account = account
    self.serverProof = serverProof
    self.version = version
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

extension InteractionProgress: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "state": self.state as Any,
        "flowId": self.flowId as Any,
        "secondFactorInfo": self.secondFactorInfo as Any,
        "isStopped": self.isStopped as Any,
        "account": self.account as Any,
        "serverProof": sizeOnly(self.serverProof),
        "version": self.version as Any,
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// secondFactorInfo.
public struct InteractionFactor: Sendable, Hashable {
  /// VERIFY, FIRST_SET, BIOMETRICS_ADD, BIOMETRICS_REMOVE, PIN_CHANGE_VERIFY or PIN_CHANGE_SET.
  public var context: String?
  /// FAILED, SUCCESS or ERROR; absent before the first try.
  public var result: String?
  /// Without a meaning while there is no result.
  public var retry: Bool?
  /// is_blocked.
  public var isBlocked: Bool?
  /// max_attempts.
  public var maxAttempts: Int32?
  /// failed_attempts.
  public var failedAttempts: Int32?
  /// In seconds.
  public var penalisedFor: Int32?
  /// show_biometrics.
  public var showBiometrics: Bool?
  /// is_pin_required.
  public var isPinRequired: Bool?
  /// challenge.
  public var challenge: InteractionChallenge?
  /// Why it failed where that is not the PIN: pin_required, early, biometrics_ended or another word.
  public var reason: String?

  /// Makes a message; what is not given is absent.
  public init(
    context: String? = nil,
    result: String? = nil,
    retry: Bool? = nil,
    isBlocked: Bool? = nil,
    maxAttempts: Int32? = nil,
    failedAttempts: Int32? = nil,
    penalisedFor: Int32? = nil,
    showBiometrics: Bool? = nil,
    isPinRequired: Bool? = nil,
    challenge: InteractionChallenge? = nil,
    reason: String? = nil
  ) {
    self.context = context
    self.result = result
    self.retry = retry
    self.isBlocked = isBlocked
    self.maxAttempts = maxAttempts
    self.failedAttempts = failedAttempts
    self.penalisedFor = penalisedFor
    self.showBiometrics = showBiometrics
    self.isPinRequired = isPinRequired
    self.challenge = challenge
    self.reason = reason
  }
}

/// What the next proof is about.
public struct InteractionChallenge: Sendable, Hashable {
  /// Base64.
  public var block: String?
  /// Base64; absent without a PIN.
  public var salt: String?
  /// pad(B) in base64; absent without a PIN.
  public var serverPublic: String?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    block: String? = nil,
    salt: String? = nil,
    serverPublic: String? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.block = block
    self.salt = salt
    self.serverPublic = serverPublic
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

/// Request of the calls about the caller's own instance.
public struct InteractionInstanceRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil
  ) {
    self.call = call
  }
}

/// The caller's own instance.
public struct InteractionInstance: Sendable, Hashable {
  /// instance_id.
  public var instanceId: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// server_name.
  public var serverName: String?
  /// An address; absent without one.
  public var serverLogoUrl: String?
  /// policy.
  public var policy: InteractionPolicy?
  /// accounts.
  public var accounts: [InteractionAccount]
  /// Without context, result and challenge; absent where no factor is set.
  public var secondFactorInfo: InteractionFactor?
  /// What the user calls the phone, or else its model.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    instanceId: String? = nil,
    userPoolId: String? = nil,
    serverName: String? = nil,
    serverLogoUrl: String? = nil,
    policy: InteractionPolicy? = nil,
    accounts: [InteractionAccount] = [],
    secondFactorInfo: InteractionFactor? = nil,
    name: String? = nil
  ) {
    self.instanceId = instanceId
    self.userPoolId = userPoolId
    self.serverName = serverName
    self.serverLogoUrl = serverLogoUrl
    self.policy = policy
    self.accounts = accounts
    self.secondFactorInfo = secondFactorInfo
    self.name = name
  }
}

extension InteractionInstance: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "instanceId": self.instanceId as Any,
        "userPoolId": self.userPoolId as Any,
        "serverName": sizeOnly(self.serverName),
        "serverLogoUrl": sizeOnly(self.serverLogoUrl),
        "policy": self.policy as Any,
        "accounts": self.accounts as Any,
        "secondFactorInfo": self.secondFactorInfo as Any,
        "name": sizeOnly(self.name),
      ],
      displayStyle: .struct
    )
  }
}

/// The pool's policy as its tags have it; durations in seconds, 0 = off or no limit.
public struct InteractionPolicy: Sendable, Hashable {
  /// attempts.
  public var attempts: Int32?
  /// As the tag has it: 0s/30s/60s/300s.
  public var penalty: String?
  /// min_length.
  public var minLength: Int32?
  /// max_length.
  public var maxLength: Int32?
  /// sequences, repeats, dates: what the app refuses.
  public var weak: [String]
  /// biometrics_without_pin.
  public var biometricsWithoutPin: Int32?
  /// days_without_pin.
  public var daysWithoutPin: Int32?
  /// biometrics_disabled.
  public var biometricsDisabled: Bool?
  /// no_pin_change_by_biometric.
  public var noPinChangeByBiometric: Bool?
  /// block_all_when_pin_blocked.
  public var blockAllWhenPinBlocked: Bool?
  /// store, none or require.
  public var attestation: String?
  /// always or never.
  public var confirm: String?
  /// app or password.
  public var first: String?
  /// app_login.
  public var appLogin: Int32?
  /// app_login_inactivity.
  public var appLoginInactivity: Int32?
  /// always_without_app_login.
  public var alwaysWithoutAppLogin: Bool?
  /// auto_select.
  public var autoSelect: Bool?
  /// single_account.
  public var singleAccount: Bool?
  /// headless.
  public var headless: Bool?
  /// timeout.
  public var timeout: Int32?
  /// The versions that are accepted.
  public var `protocol`: [String]

  /// Makes a message; what is not given is absent.
  public init(
    attempts: Int32? = nil,
    penalty: String? = nil,
    minLength: Int32? = nil,
    maxLength: Int32? = nil,
    weak: [String] = [],
    biometricsWithoutPin: Int32? = nil,
    daysWithoutPin: Int32? = nil,
    biometricsDisabled: Bool? = nil,
    noPinChangeByBiometric: Bool? = nil,
    blockAllWhenPinBlocked: Bool? = nil,
    attestation: String? = nil,
    confirm: String? = nil,
    first: String? = nil,
    appLogin: Int32? = nil,
    appLoginInactivity: Int32? = nil,
    alwaysWithoutAppLogin: Bool? = nil,
    autoSelect: Bool? = nil,
    singleAccount: Bool? = nil,
    headless: Bool? = nil,
    timeout: Int32? = nil,
    `protocol`: [String] = []
  ) {
    self.attempts = attempts
    self.penalty = penalty
    self.minLength = minLength
    self.maxLength = maxLength
    self.weak = weak
    self.biometricsWithoutPin = biometricsWithoutPin
    self.daysWithoutPin = daysWithoutPin
    self.biometricsDisabled = biometricsDisabled
    self.noPinChangeByBiometric = noPinChangeByBiometric
    self.blockAllWhenPinBlocked = blockAllWhenPinBlocked
    self.attestation = attestation
    self.confirm = confirm
    self.first = first
    self.appLogin = appLogin
    self.appLoginInactivity = appLoginInactivity
    self.alwaysWithoutAppLogin = alwaysWithoutAppLogin
    self.autoSelect = autoSelect
    self.singleAccount = singleAccount
    self.headless = headless
    self.timeout = timeout
    self.protocol = `protocol`
  }
}

/// Response of RemoveInteractionInstance.
public struct RemoveInteractionInstanceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of the calls about a flow.
public struct InteractionFlowRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// Absent where the flow begins.
  public var flowId: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    flowId: String? = nil
  ) {
    self.call = call
    self.flowId = flowId
  }
}

/// Request of RemoveInteractionAccount.
public struct RemoveInteractionAccountRequest: Sendable, Hashable {
  /// call.
  public var call: InteractionCall?
  /// account.
  public var account: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    account: String? = nil
  ) {
    self.call = call
    self.account = account
  }
}
