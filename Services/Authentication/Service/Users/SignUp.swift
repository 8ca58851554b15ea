internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lets somebody become a user of the client's pool, to be confirmed by a code.
  ///
  /// ValidationData, ClientMetadata, AnalyticsMetadata and UserContextData have no effect yet.
  public func signUp(
    _ request: SignUpRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SignUpResponse {
    let clientID = try requiredClientID(request.clientId)
    guard let name = request.username else { throw .missing("username") }
    let current = try await settings.client(clientID)
    let pool = current.pool
    try checkSecretHash(request.secretHash, over: name, of: current.client)
    guard pool.allowsSelfSignUp else {
      throw .notAuthorized("SignUp is not permitted for this user pool")
    }
    guard let password = request.password else { throw .missing("password") }
    let newcomer = try newcomer(
      named: name,
      attributes: request.userAttributes,
      in: pool,
      client: current.client
    )
    try pool.passwordPolicy.check(password)

    let sealed = try passwords.seal(
      password,
      username: newcomer.username,
      sub: newcomer.sub,
      in: pool.id
    )
    let delivery = try confirmationCode(for: newcomer, in: pool, client: current.client)
    try await insert(
      NewUser(
        pool: pool.id,
        username: newcomer.username,
        sub: newcomer.sub,
        status: .unconfirmed,
        attributesJSON: try SettingsJSON.text(of: newcomer.attributes),
        password: sealed,
        temporaryPasswordExpiresAt: nil,
        historySize: pool.passwordPolicy.historySize,
        names: newcomer.names,
        claims: AliasClaims(),
        code: delivery?.code,
        messages: delivery.map { [$0.message] } ?? [],
        now: clock.now()
      ),
      in: pool
    )
    return SignUpResponse(
      userConfirmed: false,
      codeDeliveryDetails: delivery?.details,
      userSub: newcomer.sub
    )
  }

  private struct CodeDelivery {
    let code: NewConfirmationCode
    let message: NewOutboxMessage
    let details: CodeDeliveryDetailsType
  }

  /// The code that proves the newcomer's address, where the pool wants one proved.
  private func confirmationCode(
    for newcomer: Newcomer,
    in pool: UserPoolSettings,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> CodeDelivery? {
    // Cognito proves the phone number when both are to be proved.
    let medium = [DeliveryMedium.sms, .email].first {
      pool.autoVerifiedAttributes.contains($0.attributeName)
        && newcomer.attributes[$0.attributeName] != nil
    }
    guard let medium, let destination = newcomer.attributes[medium.attributeName] else {
      return nil
    }
    let code = confirmationCodes.make()
    let message = try outboxMessage(
      OutboxContents(
        code: code,
        texts: .confirmation(code, username: newcomer.username, by: medium, in: pool)
      ),
      for: newcomer.username,
      .signUp,
      by: medium,
      to: destination,
      in: pool,
      client: client.id
    )
    return CodeDelivery(
      code: NewConfirmationCode(
        purpose: .signUp,
        hash: confirmationCodes.hash(code, .signUp, sub: newcomer.sub, in: pool.id),
        attributeName: medium.attributeName,
        tries: ConfirmationCodes.tries,
        expiresAt: clock.now().adding(seconds: ConfirmationCodes.lifetimeSeconds)
      ),
      message: message,
      details: CodeDeliveryDetailsType(
        destination: medium.masked(destination),
        deliveryMedium: medium.rawValue,
        attributeName: medium.attributeName
      )
    )
  }
}
