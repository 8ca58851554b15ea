// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_operator.proto. Do not edit.

internal import GatehouseMessages

/// Request of ListInteractionSessions.
public struct ListInteractionSessionsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Absent: all users.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// A session as the operator sees it in a list: nothing of its contents, no handle.
public struct ShownInteraction: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?
  /// kind.
  public var kind: String?
  /// state.
  public var state: String?
  /// reason.
  public var reason: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// account.
  public var account: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    kind: String? = nil,
    state: String? = nil,
    reason: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    account: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.sessionId = sessionId
    self.kind = kind
    self.state = state
    self.reason = reason
    self.clientId = clientId
    self.username = username
    self.account = account
    self.createdAtUnixMillis = createdAtUnixMillis
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

extension ShownInteraction: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "sessionId": self.sessionId as Any,
        "kind": self.kind as Any,
        "state": self.state as Any,
        "reason": self.reason as Any,
        "clientId": self.clientId as Any,
        "username": sizeOnly(self.username),
        "account": self.account as Any,
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListInteractionSessions.
public struct ListInteractionSessionsResponse: Sendable, Hashable {
  /// sessions.
  public var sessions: [ShownInteraction]

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [ShownInteraction] = []
  ) {
    self.sessions = sessions
  }
}

/// Request of ShowInteractionSession.
public struct ShowInteractionSessionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sessionId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.sessionId = sessionId
  }
}

/// Response of ShowInteractionSession.
public struct ShowInteractionSessionResponse: Sendable, Hashable {
  /// session.
  public var session: ShownInteraction?
  /// The decision as the app signed it, a compact JWS; absent as long as there is none.
  public var decision: String?
  /// SHA-256 of what the app was shown, in base64url.
  public var digest: String?
  /// pin, biometric or both.
  public var secondFactor: String?
  /// The public key that signed the decision, a JWK, as it was then.
  public var key: String?
  /// What the app was shown, in canonical form.
  public var shown: String?
  /// user_input.
  public var userInput: String?

  /// Makes a message; what is not given is absent.
  public init(
    session: ShownInteraction? = nil,
    decision: String? = nil,
    digest: String? = nil,
    secondFactor: String? = nil,
    key: String? = nil,
    shown: String? = nil,
    userInput: String? = nil
  ) {
    self.session = session
    self.decision = decision
    self.digest = digest
    self.secondFactor = secondFactor
    self.key = key
    self.shown = shown
    self.userInput = userInput
  }
}

extension ShowInteractionSessionResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "session": self.session as Any,
        "decision": sizeOnly(self.decision),
        "digest": self.digest as Any,
        "secondFactor": self.secondFactor as Any,
        "key": self.key as Any,
        "shown": sizeOnly(self.shown),
        "userInput": sizeOnly(self.userInput),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ListInteractionAccounts.
public struct ListInteractionAccountsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// An account on an instance of an app.
public struct ShownInteractionAccount: Sendable, Hashable {
  /// account.
  public var account: String?
  /// instance_id.
  public var instanceId: String?
  /// display_name.
  public var displayName: String?
  /// model.
  public var model: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// last_used_at_unix_millis.
  public var lastUsedAtUnixMillis: Int64?
  /// is_headless.
  public var isHeadless: Bool?
  /// is_blocked.
  public var isBlocked: Bool?
  /// failed_attempts.
  public var failedAttempts: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    account: String? = nil,
    instanceId: String? = nil,
    displayName: String? = nil,
    model: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    lastUsedAtUnixMillis: Int64? = nil,
    isHeadless: Bool? = nil,
    isBlocked: Bool? = nil,
    failedAttempts: Int32? = nil
  ) {
    self.account = account
    self.instanceId = instanceId
    self.displayName = displayName
    self.model = model
    self.createdAtUnixMillis = createdAtUnixMillis
    self.lastUsedAtUnixMillis = lastUsedAtUnixMillis
    self.isHeadless = isHeadless
    self.isBlocked = isBlocked
    self.failedAttempts = failedAttempts
  }
}

extension ShownInteractionAccount: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "account": self.account as Any,
        "instanceId": self.instanceId as Any,
        "displayName": sizeOnly(self.displayName),
        "model": sizeOnly(self.model),
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "lastUsedAtUnixMillis": self.lastUsedAtUnixMillis as Any,
        "isHeadless": self.isHeadless as Any,
        "isBlocked": self.isBlocked as Any,
        "failedAttempts": self.failedAttempts as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListInteractionAccounts.
public struct ListInteractionAccountsResponse: Sendable, Hashable {
  /// accounts.
  public var accounts: [ShownInteractionAccount]

  /// Makes a message; what is not given is absent.
  public init(
    accounts: [ShownInteractionAccount] = []
  ) {
    self.accounts = accounts
  }
}

/// Request of UnblockInteractionAccount.
public struct UnblockInteractionAccountRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// account.
  public var account: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    account: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.account = account
  }
}

/// Response of UnblockInteractionAccount.
public struct UnblockInteractionAccountResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
