internal import Domain
public import GatehouseMessages
internal import Logging
public import RPC

extension Authentication {
  /// Makes an app client of a pool.
  ///
  /// Of ExplicitAuthFlows ALLOW_USER_AUTH and ALLOW_TOKEN_EXCHANGE_… are stored and told, as Terraform
  /// and others set them, but nothing begins what they allow: the operator is warned.
  public func createUserPoolClient(
    _ request: CreateUserPoolClientRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> CreateUserPoolClientResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    guard request.clientName != nil else { throw .missing("clientName") }
    guard request.generateSecret != true || request.clientSecret == nil else {
      throw .invalidParameter("ClientSecret cannot be provided when GenerateSecret is true.")
    }
    let pool = try await settings.pool(poolID)
    let secret =
      request.generateSecret == true ? ClientSecret.random(from: random) : request.clientSecret
    let asked = UserPoolClientType(request)
    try UserPoolClientRules(
      asked: asked,
      pool: pool,
      hasSecret: secret != nil,
      occasion: .creating
    ).check()
    let effective = UserPoolClientDefaults.effective(asked)

    for _ in 0..<3 {
      let record = try clientRecord(effective, secret: secret, in: poolID)
      switch try await clients.insert(record) {
      case .idTaken: continue
      case .noPool: throw .userPoolNotFound(poolID.text)
      case .inserted:
        logger.info(
          "user pool client created",
          metadata: [
            "user_pool": "\(poolID)", "client": "\(record.id)",
            "request_id": "\(context.requestID)",
          ]
        )
        warnOfUnbegunFlows(effective, of: record, context)
        trail?.note(pool: poolID, client: record.id)
        return CreateUserPoolClientResponse(
          userPoolClient: try record.description(secret: secret)
        )
      }
    }
    throw .internalFault("no free client id was drawn")
  }

  /// Tells the operator which flows a client allows that InitiateAuth refuses.
  func warnOfUnbegunFlows(
    _ settings: UserPoolClientType,
    of client: UserPoolClientRecord,
    _ context: RPCCallContext
  ) {
    let flows = AuthenticationFlow.unbegun(among: settings.explicitAuthFlows ?? [])
    guard !flows.isEmpty else { return }
    logger.warning(
      "the client allows flows that no sign-in can begin yet",
      metadata: [
        "user_pool": "\(client.userPoolID)", "client": "\(client.id)",
        "flows": "\(flows.joined(separator: " "))", "request_id": "\(context.requestID)",
      ]
    )
  }

  private func clientRecord(
    _ settings: UserPoolClientType,
    secret: String?,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> UserPoolClientRecord {
    guard let id = ClientID.random(from: random) else {
      throw .internalFault("no client id can be drawn")
    }
    var sealedSecret: [UInt8]?
    if let secret {
      sealedSecret = try ClientSecret.seal(secret, with: sealer, pool: pool, client: id)
    }
    let now = clock.now()
    var record = UserPoolClientRecord(
      id: id,
      userPoolID: pool,
      name: "",
      sealedSecret: sealedSecret,
      createdAt: now,
      modifiedAt: now,
      settingsJSON: ""
    )
    try record.replaceSettings(by: settings, at: now)
    return record
  }
}
