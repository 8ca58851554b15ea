package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Protection {
  /// What a user attempted lately, newest first (THR-52).
  package func adminListUserAuthEvents(
    _ request: AdminListUserAuthEventsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminListUserAuthEventsResponse {
    let (pool, user) = try await watchedUser(request.username, in: request.userPoolId, call)
    let tokens = PaginationToken(
      sealer: sealer,
      listing: "AdminListUserAuthEvents",
      pool.id.text,
      user.sub
    )
    let asked = Int(request.maxResults ?? 0)
    let limit = asked == 0 ? 60 : min(asked, 60)
    let position = try request.nextToken.map { (text) throws(AuthenticationFailure) in
      try tokens.creationPosition(from: text)
    }
    // What this process has still to write belongs to the list.
    await events.flush()
    let found = try await eventListing.list(
      of: user.sub,
      in: pool.id,
      after: position,
      limit: limit + 1
    )
    let page = found.prefix(limit)
    let next = found.count > limit ? page.last : nil
    return AdminListUserAuthEventsResponse(
      authEvents: page.map { described($0) },
      nextToken: try next.map { (event) throws(AuthenticationFailure) in
        try tokens.text(
          for: CreationPosition(createdAtUnixMillis: event.createdAt.unixMillis, id: event.id)
        )
      }
    )
  }
}
