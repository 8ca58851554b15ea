// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/interaction_waiting.proto. Do not edit.

internal import GatehouseMessages

/// A session as its waiter knows it.
public struct AwaitedInteraction: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?
  /// after_version.
  public var afterVersion: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    afterVersion: Int64? = nil
  ) {
    self.sessionId = sessionId
    self.afterVersion = afterVersion
  }
}

/// Request of AwaitInteractions.
public struct AwaitInteractionsRequest: Sendable, Hashable {
  /// At most 256.
  public var sessions: [AwaitedInteraction]
  /// At most 8000.
  public var waitMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [AwaitedInteraction] = [],
    waitMillis: Int64? = nil
  ) {
    self.sessions = sessions
    self.waitMillis = waitMillis
  }
}

/// Response of AwaitInteractions.
public struct AwaitInteractionsResponse: Sendable, Hashable {
  /// Those that have a later version, can no longer change or do not exist.
  ///
  /// None: the time is up.
  public var changed: [String]

  /// Makes a message; what is not given is absent.
  public init(
    changed: [String] = []
  ) {
    self.changed = changed
  }
}

/// Request of AwaitInteractionInbox.
public struct AwaitInteractionInboxRequest: Sendable, Hashable {
  /// The first request of a wait: its proof is spent by it.
  public var call: InteractionCall?
  /// What the answer to the first one has, in place of the call.
  public var continuation: [UInt8]?
  /// At most 8000; 0: what there is now.
  public var waitMillis: Int64?
  /// The answer's `cursor` as the client knows it; absent: any inbox is news.
  public var cursor: String?

  /// Makes a message; what is not given is absent.
  public init(
    call: InteractionCall? = nil,
    continuation: [UInt8]? = nil,
    waitMillis: Int64? = nil,
    cursor: String? = nil
  ) {
    self.call = call
    self.continuation = continuation
    self.waitMillis = waitMillis
    self.cursor = cursor
  }
}

extension AwaitInteractionInboxRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "call": self.call as Any,
        "continuation": sizeOnly(self.continuation),
        "waitMillis": self.waitMillis as Any,
        "cursor": self.cursor as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The sessions that wait for an instance's accounts.
public struct InteractionInbox: Sendable, Hashable {
  /// sessions.
  public var sessions: [InboxInteraction]
  /// Good for ten minutes, at this instance's inbox alone.
  public var continuation: [UInt8]?
  /// Names what the inbox holds; the same for the same contents.
  public var cursor: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [InboxInteraction] = [],
    continuation: [UInt8]? = nil,
    cursor: String? = nil
  ) {
    self.sessions = sessions
    self.continuation = continuation
    self.cursor = cursor
  }
}

extension InteractionInbox: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "sessions": self.sessions as Any,
        "continuation": sizeOnly(self.continuation),
        "cursor": self.cursor as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A session in an inbox.
///
/// Its contents come with the opening.
public struct InboxInteraction: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?
  /// LOGIN, ENROL or TRANSACTION.
  public var kind: String?
  /// link.
  public var link: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// The account that was chosen beforehand.
  public var account: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    kind: String? = nil,
    link: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil,
    account: String? = nil
  ) {
    self.sessionId = sessionId
    self.kind = kind
    self.link = link
    self.createdAtUnixMillis = createdAtUnixMillis
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.account = account
  }
}

/// Request of RedeemInteraction.
public struct RedeemInteractionRequest: Sendable, Hashable {
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

/// Response of RedeemInteraction.
public struct RedeemInteractionResponse: Sendable, Hashable {
  /// authentication_result.
  public var authenticationResult: AuthenticationResultType?

  /// Makes a message; what is not given is absent.
  public init(
    authenticationResult: AuthenticationResultType? = nil
  ) {
    self.authenticationResult = authenticationResult
  }
}
