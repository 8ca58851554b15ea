package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Lists a pool's clients in the order of their creation.
  ///
  /// No client comes from dynamic registration: the list of type DCR is empty.
  package func listUserPoolClients(
    _ request: ListUserPoolClientsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserPoolClientsResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    let limit = request.maxResults ?? 60
    guard (1...60).contains(limit) else {
      throw .invalidParameter("MaxResults must be between 1 and 60.")
    }
    _ = try await settings.pool(poolID)
    let token = PaginationToken(
      sealer: sealer,
      listing: "ListUserPoolClients",
      poolID.text,
      request.clientType ?? ""
    )
    let position = try token.creationPosition(from: request.nextToken)
    guard request.clientType != "DCR" else {
      return ListUserPoolClientsResponse(userPoolClients: [])
    }
    // One row more than the page shows whether there is another page.
    let found = try await clients.list(in: poolID, after: position, limit: Int(limit) + 1)
    let page = found.prefix(Int(limit))
    var response = ListUserPoolClientsResponse(
      userPoolClients: page.map {
        UserPoolClientDescription(
          clientId: $0.id,
          userPoolId: poolID.text,
          clientName: $0.name
        )
      }
    )
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(
        for: CreationPosition(createdAtUnixMillis: last.createdAtUnixMillis, id: last.id)
      )
    }
    return response
  }
}
