package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Makes an app client of a pool.
  ///
  /// ALLOW_USER_AUTH among ExplicitAuthFlows is stored and returned, as Terraform and others set it, but
  /// nothing begins what it allows: the operator is warned.
  package func createUserPoolClient(
    _ request: CreateUserPoolClientRequest,
    call: Call
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
      occasion: .creating,
      known: try await references(of: asked, in: pool, call)
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
            "request_id": "\(call.context.requestID)",
          ]
        )
        call.trail.note(pool: poolID, client: record.id)
        return CreateUserPoolClientResponse(
          userPoolClient: try record.description(secret: secret)
        )
      }
    }
    throw .internalFault("no free client id was drawn")
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
