package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension Pools {
  /// Makes a user pool with its signing keys.
  ///
  /// The keys come first: a pool that can be seen can sign. A call that fails leaves no pool; keys
  /// that it may leave behind belong to an id that no pool has.
  package func createUserPool(
    _ request: CreateUserPoolRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateUserPoolResponse {
    guard request.poolName != nil else { throw .missing("poolName") }
    let asked = UserPoolType(request)
    try UserPoolRules.check(asked)
    try checkBuiltInFunctions(asked.lambdaConfig)
    try await checkNames(inTags: asked.userPoolTags ?? [:], of: nil)
    let algorithm = try TokenSigningAlgorithm(tags: request.userPoolTags ?? [:])
    var settings = UserPoolDefaults.effective(asked)
    settings.schemaAttributes = try UserPoolSchema.merged(with: request.schema)

    let region = call.context.region ?? configuration.defaultRegion
    // Collisions of random ids are practically impossible. Three in a row mean that the random source
    // is broken.
    for _ in 0..<3 {
      guard let id = UserPoolID.random(region: region, from: random) else {
        throw .invalidParameter("Invalid region: \(region)")
      }
      try await createSigningKeys(of: id, algorithm, call)
      let record = try UserPoolRecord.new(id: id, settings: settings, at: clock.now())
      guard try await insert(record, call) else { continue }
      call.trail.note(pool: id)
      logger.info(
        "user pool created",
        metadata: ["user_pool": "\(id)", "request_id": "\(call.context.requestID)"]
      )
      warnOfTriggers(settings.lambdaConfig, of: id, call)
      var pool = try record.description(accountID: configuration.accountID)
      pool.estimatedNumberOfUsers = 0
      return CreateUserPoolResponse(userPool: pool)
    }
    throw .internalFault("no free user pool id was drawn")
  }

  private func createSigningKeys(
    of id: UserPoolID,
    _ algorithm: TokenSigningAlgorithm,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.createSigningKeys(
        CreateSigningKeysRequest(userPoolId: id.text, algorithm: algorithm.rawValue),
        context: call.context.repeatable
      )
    }
  }

  private func insert(
    _ record: UserPoolRecord,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    do throws(PostgresError) {
      return try await userPools.insert(record)
    } catch {
      // Where the answer was lost the pool may exist, and without its keys it would be dead.
      if error.certainlyChangedNothing { await discardKeys(of: record.id, call) }
      throw AuthenticationFailure(error)
    }
  }

  private func discardKeys(of id: UserPoolID, _ call: Call) async {
    do throws(RPCError) {
      _ = try await tokens.deleteUserPoolTokens(
        DeleteUserPoolTokensRequest(userPoolId: id.text),
        context: call.context.repeatable
      )
    } catch {
      logger.warning(
        "keys of a user pool that was not created remain",
        metadata: ["user_pool": "\(id)", "error": "\(error)"]
      )
    }
  }
}
