package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC

extension Pools {
  /// Lists the pools of the request's region in the order of their creation.
  package func listUserPools(
    _ request: ListUserPoolsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserPoolsResponse {
    guard let limit = request.maxResults else { throw .missing("maxResults") }
    guard (1...60).contains(limit) else {
      throw .invalidParameter("MaxResults must be between 1 and 60.")
    }
    let region = call.context.region ?? configuration.defaultRegion
    let token = PaginationToken(sealer: sealer, listing: "ListUserPools", region)
    // One row more than the page shows whether there is another page.
    let found = try await userPools.list(
      region: region,
      after: try token.creationPosition(from: request.nextToken),
      limit: Int(limit) + 1
    )
    let page = found.prefix(Int(limit))
    var response = ListUserPoolsResponse(userPools: [])
    for pool in page { response.userPools?.append(try pool.description()) }
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.position)
    }
    return response
  }
}

extension UserPoolSummary {
  fileprivate var position: CreationPosition {
    CreationPosition(createdAtUnixMillis: createdAt.unixMillis, id: id)
  }

  fileprivate func description() throws(AuthenticationFailure) -> UserPoolDescriptionType {
    var pool = UserPoolDescriptionType(
      id: id,
      name: name,
      lambdaConfig: LambdaConfigType(),
      lastModifiedDateUnixMillis: modifiedAt.unixMillis,
      creationDateUnixMillis: createdAt.unixMillis
    )
    if let json = lambdaConfigurationJSON {
      pool.lambdaConfig = try SettingsJSON.decode(LambdaConfigType.self, from: json)
    }
    return pool
  }
}
