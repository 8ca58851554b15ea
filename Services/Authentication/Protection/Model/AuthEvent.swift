package import AuthenticationCore
package import Domain
package import JSON

/// An attempt of a known user to sign in or to change the password.
package struct AuthEvent: Sendable, Hashable {
  /// What was attempted (EventType).
  package enum Kind: String, Sendable, Hashable {
    case signIn = "SignIn"
    case signUp = "SignUp"
    case forgotPassword = "ForgotPassword"
    case passwordChange = "PasswordChange"
    case resendCode = "ResendCode"
  }

  /// How far it has come (EventResponseType).
  package enum Response: String, Sendable, Hashable {
    case inProgress = "InProgress"
    case pass = "Pass"
    case fail = "Fail"
  }

  /// What became of a challenge (ChallengeResponse).
  package enum Result: String, Sendable, Hashable {
    case success = "Success"
    case failure = "Failure"
  }

  package let pool: UserPoolID
  /// A UUID, which is also the event_id of the tokens that come of it.
  package let id: String
  package let sub: String
  package let client: ClientID
  package let kind: Kind
  package let mode: ProtectionMode
  package let createdAt: Instant
  package let requestID: String
  package var response: Response
  package var password: Result?
  package var factor: Result?
  package var evidence: SignInEvidence
  package var facts: RiskFacts?
  package var decision: RiskDecision?
  package var isPasswordLeaked: Bool?
  /// What was done about the risk.
  package var action = RiskAction.none
  /// Whether a second factor or a device was proved: what the sign-in shows is the user's at once.
  package var isTrusted = false
}

/// What becomes of an event whose first part another request has written.
package struct AuthEventOutcome: Sendable, Hashable {
  let pool: UserPoolID
  let id: String
  let sub: String
  let response: AuthEvent.Response
  let factor: AuthEvent.Result?
  let evidence: SignInEvidence?
  let isTrusted: Bool
  let moment: Instant

  package init(
    pool: UserPoolID,
    id: String,
    sub: String,
    response: AuthEvent.Response,
    factor: AuthEvent.Result?,
    evidence: SignInEvidence?,
    isTrusted: Bool,
    at moment: Instant
  ) {
    self.pool = pool
    self.id = id
    self.sub = sub
    self.response = response
    self.factor = factor
    self.evidence = evidence
    self.isTrusted = isTrusted
    self.moment = moment
  }
}

extension AuthEvent: JSONWritable {
  /// As the statement that writes events reads it.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("pool", pool.text)
    json.member("id", id)
    json.member("sub", sub)
    json.member("client", client.text)
    json.member("kind", kind.rawValue)
    json.member("at", createdAt.unixMillis)
    json.member("response", response.rawValue)
    json.member("password", password?.rawValue)
    json.member("factor", factor?.rawValue)
    json.member("source_ip", evidence.address)
    json.member("device_name", evidence.deviceName)
    json.member("time_zone", evidence.timeZone)
    json.member("has_context", evidence.hasContext)
    json.member("traits", evidence.traits.map(\.text))
    json.member("mode", mode.rawValue)
    json.member("facts", facts.flatMap { Self.fragment($0) })
    json.member("reasons", Self.fragment(decision?.reasons ?? []) ?? JSONFragment(Array("[]".utf8)))
    json.member("score", Int64(decision?.score ?? 0))
    json.member("level", decision?.level?.rawValue)
    json.member("action", action == .none ? nil : action.rawValue)
    json.member("leaked", isPasswordLeaked)
    json.member("request_id", requestID)
    json.endObject()
  }

  private static func fragment(_ value: some Encodable) -> JSONFragment? {
    (try? SettingsJSON.text(of: value)).map { JSONFragment(Array($0.utf8)) }
  }
}

extension AuthEventOutcome: JSONWritable {
  /// As the statement that writes events reads it.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("pool", pool.text)
    json.member("id", id)
    json.member("response", response.rawValue)
    json.member("factor", factor?.rawValue)
    json.endObject()
  }
}
