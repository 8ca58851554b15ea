internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTriggers
internal import Domain
internal import PublicOperations

/// What the function of PreSignUp has decided about a pendingUser.
struct SignUpDecision: Sendable, Hashable {
  /// Whether the user needs no code.
  var isConfirmed = false
  /// Attributes that count as verified, by the names of their flags.
  var verifiedFlags: [String] = []
}

/// PreSignUp: before a user is created.
extension Accounts {
  /// The `request` of the event.
  private struct PreSignUpEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let validationData: [String: String]?
    let clientMetadata: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case userAttributes, validationData, clientMetadata
    }

    /// With null for validation data that was not sent, as Cognito sends it.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(userAttributes, forKey: .userAttributes)
      try container.encode(validationData, forKey: .validationData)
      try container.encodeIfPresent(clientMetadata, forKey: .clientMetadata)
    }
  }

  /// The `response` of the event.
  private struct PreSignUpResponse: Decodable, Sendable {
    let autoConfirmUser: Bool?
    let autoVerifyEmail: Bool?
    let autoVerifyPhone: Bool?
  }

  /// What a sign-up or an administrator's call adds for the function.
  struct SignUpData: Sendable {
    let source: String
    let client: ClientID?
    let validationData: [AttributeType]?
    let clientMetadata: [String: String]?
  }

  /// Asks the pool's function whether the pendingUser may become a user; nothing is decided where there
  /// is none.
  ///
  /// For AdminCreateUser Cognito ignores which addresses the function verifies.
  func askBeforeSignUp(
    of pendingUser: PendingUser,
    _ data: SignUpData,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignUpDecision {
    guard pool.triggers[.preSignUp] != nil else { return SignUpDecision() }
    let call = TriggerCall(
      trigger: .preSignUp,
      source: data.source,
      pool: pool,
      client: data.client,
      username: pendingUser.username,
      call: call
    )
    let pairs = data.validationData?.compactMap { entry in
      entry.name.map { ($0, entry.value ?? "") }
    }
    let event = PreSignUpEvent(
      userAttributes: pendingUser.attributes,
      validationData: pairs.map { Dictionary($0) { _, last in last } },
      clientMetadata: data.clientMetadata?.forFunctions
    )
    let answer: PreSignUpResponse? = try await triggers.answer(
      to: call,
      request: event,
      response: .object([
        "autoConfirmUser": .bool(false), "autoVerifyEmail": .bool(false),
        "autoVerifyPhone": .bool(false),
      ])
    )
    var decision = SignUpDecision(isConfirmed: answer?.autoConfirmUser ?? false)
    for (address, isVerified) in [
      ("email", answer?.autoVerifyEmail), ("phone_number", answer?.autoVerifyPhone),
    ] where isVerified ?? false {
      // An address that is not there cannot be verified: Cognito fails the sign-up.
      guard pendingUser.attributes[address] != nil, let flag = UserAttributes.verifiedFlags[address]
      else { throw triggers.unrecognizableAnswer(to: call) }
      decision.verifiedFlags.append(flag)
    }
    return decision
  }
}
