package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Lists a pool's import jobs, the newest first.
  package func listUserImportJobs(
    _ request: ListUserImportJobsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUserImportJobsResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    guard let limit = request.maxResults else { throw .missing("maxResults") }
    guard (1...60).contains(limit) else {
      throw .invalidParameter("MaxResults must be between 1 and 60.")
    }
    let pool = try await settings.pool(poolID)
    let token = PaginationToken(sealer: sealer, listing: "ListUserImportJobs", pool.id.text)
    var position: CreationPosition?
    if let text = request.paginationToken {
      position = try token.creationPosition(from: text)
    }
    // One more than asked for tells whether there is another page; the shape holds 50.
    let size = min(Int(limit), 50)
    let found = try await userImports.list(in: pool.id, after: position, limit: size + 1)
    let page = found.prefix(size)
    var response = ListUserImportJobsResponse(userImportJobs: page.map(describe))
    if found.count > page.count, let last = page.last {
      response.paginationToken = try token.text(
        for: CreationPosition(createdAtUnixMillis: last.createdAt.unixMillis, id: last.id)
      )
    }
    return response
  }
}
