// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console_pool.proto. Do not edit.

internal import GatehouseMessages

/// Request of ShowConsoleClient.
public struct ShowConsoleClientRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// Response of ShowConsoleClient.
public struct ShowConsoleClientResponse: Sendable, Hashable {
  /// client.
  public var client: UserPoolClientType?
  /// The oldest first; none for a public client.
  public var secrets: [ClientSecretDescriptorType]

  /// Makes a message; what is not given is absent.
  public init(
    client: UserPoolClientType? = nil,
    secrets: [ClientSecretDescriptorType] = []
  ) {
    self.client = client
    self.secrets = secrets
  }
}

/// Request of ListConsoleSessions.
public struct ListConsoleSessionsRequest: Sendable, Hashable {
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

/// Response of ListConsoleSessions.
public struct ListConsoleSessionsResponse: Sendable, Hashable {
  /// sessions.
  public var sessions: [ShownSession]
  /// Those that ended because a replaced refresh token was used again, the latest first.
  public var reused: [ReusedSession]

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [ShownSession] = [],
    reused: [ReusedSession] = []
  ) {
    self.sessions = sessions
    self.reused = reused
  }
}

/// A session that ended because a replaced refresh token was used again.
public struct ReusedSession: Sendable, Hashable {
  /// session_id.
  public var sessionId: String?
  /// client_id.
  public var clientId: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// ended_at_unix_millis.
  public var endedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    clientId: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    endedAtUnixMillis: Int64? = nil
  ) {
    self.sessionId = sessionId
    self.clientId = clientId
    self.createdAtUnixMillis = createdAtUnixMillis
    self.endedAtUnixMillis = endedAtUnixMillis
  }
}

/// Request of ShowConsoleSession.
public struct ShowConsoleSessionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    sessionId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.sessionId = sessionId
  }
}

/// A refresh token of a session that was replaced.
public struct ConsoleRotation: Sendable, Hashable {
  /// How many were before it.
  public var generation: Int32?
  /// replaced_at_unix_millis.
  public var replacedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    generation: Int32? = nil,
    replacedAtUnixMillis: Int64? = nil
  ) {
    self.generation = generation
    self.replacedAtUnixMillis = replacedAtUnixMillis
  }
}

/// Response of ShowConsoleSession.
public struct ShowConsoleSessionResponse: Sendable, Hashable {
  /// session.
  public var session: ShownSession?
  /// How often the refresh token was replaced.
  public var generation: Int32?
  /// The last ones that were, the oldest first.
  public var rotations: [ConsoleRotation]
  /// When it ended, and why: a SessionEnd; absent while it goes on.
  public var endedAtUnixMillis: Int64?
  /// end.
  public var end: String?

  /// Makes a message; what is not given is absent.
  public init(
    session: ShownSession? = nil,
    generation: Int32? = nil,
    rotations: [ConsoleRotation] = [],
    endedAtUnixMillis: Int64? = nil,
    end: String? = nil
  ) {
    self.session = session
    self.generation = generation
    self.rotations = rotations
    self.endedAtUnixMillis = endedAtUnixMillis
    self.end = end
  }
}

/// Request of EndConsoleSession.
public struct EndConsoleSessionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// session_id.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    sessionId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.sessionId = sessionId
  }
}

/// Response of EndConsoleSession.
public struct EndConsoleSessionResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListConsoleKeys.
public struct ListConsoleKeysRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// A signing key without its secret.
public struct ConsoleKey: Sendable, Hashable {
  /// key_id.
  public var keyId: String?
  /// id or access.
  public var tokenUse: String?
  /// algorithm.
  public var algorithm: String?
  /// published, active, retired or expired.
  public var state: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// Set for a retired key: it verifies until then.
  public var verifiesUntilUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    keyId: String? = nil,
    tokenUse: String? = nil,
    algorithm: String? = nil,
    state: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    verifiesUntilUnixMillis: Int64? = nil
  ) {
    self.keyId = keyId
    self.tokenUse = tokenUse
    self.algorithm = algorithm
    self.state = state
    self.createdAtUnixMillis = createdAtUnixMillis
    self.verifiesUntilUnixMillis = verifiesUntilUnixMillis
  }
}

/// Response of ListConsoleKeys.
public struct ListConsoleKeysResponse: Sendable, Hashable {
  /// keys.
  public var keys: [ConsoleKey]

  /// Makes a message; what is not given is absent.
  public init(
    keys: [ConsoleKey] = []
  ) {
    self.keys = keys
  }
}

/// Request of RotateConsoleKeys.
public struct RotateConsoleKeysRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of RotateConsoleKeys.
public struct RotateConsoleKeysResponse: Sendable, Hashable {
  /// keys.
  public var keys: [ConsoleKey]

  /// Makes a message; what is not given is absent.
  public init(
    keys: [ConsoleKey] = []
  ) {
    self.keys = keys
  }
}

/// Request of TestConsoleProvider.
public struct TestConsoleProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// provider_name.
  public var providerName: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
  }
}

extension TestConsoleProviderRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
      ],
      displayStyle: .struct
    )
  }
}

/// One step of a trial.
public struct ConsoleTrialStep: Sendable, Hashable {
  /// A word of ProviderTestOutcome in words.txt.
  public var outcome: String?
  /// What was looked at.
  public var name: String?
  /// What was found, and what cures it.
  public var detail: String?

  /// Makes a message; what is not given is absent.
  public init(
    outcome: String? = nil,
    name: String? = nil,
    detail: String? = nil
  ) {
    self.outcome = outcome
    self.name = name
    self.detail = detail
  }
}

extension ConsoleTrialStep: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "outcome": self.outcome as Any,
        "name": self.name as Any,
        "detail": sizeOnly(self.detail),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of TestConsoleProvider.
public struct TestConsoleProviderResponse: Sendable, Hashable {
  /// In the order in which a sign-in comes to them.
  public var steps: [ConsoleTrialStep]

  /// Makes a message; what is not given is absent.
  public init(
    steps: [ConsoleTrialStep] = []
  ) {
    self.steps = steps
  }
}

/// Request of TestConsoleFunction.
public struct TestConsoleFunctionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// As LambdaConfig calls it, such as PreSignUp.
  public var trigger: String?
  /// JSON; its region and user pool become the pool's.
  public var event: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    trigger: String? = nil,
    event: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.trigger = trigger
    self.event = event
  }
}

extension TestConsoleFunctionRequest: CustomReflectable {
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

/// Response of TestConsoleFunction.
public struct TestConsoleFunctionResponse: Sendable, Hashable {
  /// The function's ARN.
  public var function: String?
  /// What the function answered, as JSON; absent where it failed.
  public var answer: String?
  /// The exception and the sentence that a client would be told.
  public var failure: String?
  /// took_micros.
  public var tookMicros: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    function: String? = nil,
    answer: String? = nil,
    failure: String? = nil,
    tookMicros: Int64? = nil
  ) {
    self.function = function
    self.answer = answer
    self.failure = failure
    self.tookMicros = tookMicros
  }
}

extension TestConsoleFunctionResponse: CustomReflectable {
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

/// Request of TestConsoleTokens.
public struct TestConsoleTokensRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
  }
}

/// Response of TestConsoleTokens.
public struct TestConsoleTokensResponse: Sendable, Hashable {
  /// The claims that are not the same in each token, a JSON object each.
  public var idClaims: String?
  /// access_claims.
  public var accessClaims: String?
  /// The sentence that a client would be told; absent where there would be tokens.
  public var failure: String?

  /// Makes a message; what is not given is absent.
  public init(
    idClaims: String? = nil,
    accessClaims: String? = nil,
    failure: String? = nil
  ) {
    self.idClaims = idClaims
    self.accessClaims = accessClaims
    self.failure = failure
  }
}

extension TestConsoleTokensResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "idClaims": sizeOnly(self.idClaims),
        "accessClaims": sizeOnly(self.accessClaims),
        "failure": sizeOnly(self.failure),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of UploadConsoleImportFile.
public struct UploadConsoleImportFileRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// At most a mebibyte.
  public var contents: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    contents: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.contents = contents
  }
}

extension UploadConsoleImportFileRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "jobId": self.jobId as Any,
        "contents": sizeOnly(self.contents),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UploadConsoleImportFile.
public struct UploadConsoleImportFileResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ReadConsoleImportLog.
public struct ReadConsoleImportLogRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// Only rows after this line.
  public var afterLine: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    afterLine: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.afterLine = afterLine
  }
}
