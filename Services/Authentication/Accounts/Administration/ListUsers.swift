package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Lists the pool's users that the filter leaves.
  ///
  /// A page goes on after the last value and username of the one before, so that users who come and
  /// go neither shift nor repeat the others. As in Cognito, all users on the page must have each
  /// attribute of AttributesToGet.
  package func listUsers(
    _ request: ListUsersRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUsersResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let limit = request.limit ?? 0
    guard (0...60).contains(limit) else {
      throw .invalidParameter("Limit must be between 0 and 60.")
    }
    let size = limit == 0 ? 60 : Int(limit)
    let listing = try UserFilter(request.filter)?.listing(in: pool) ?? .everybody
    let wanted = request.attributesToGet
    guard wanted?.allSatisfy({ pool.attribute(named: $0) != nil }) ?? true else {
      throw .requestedAttributeAbsent
    }
    let token = PaginationToken(
      sealer: sealer,
      listing: listing.isInFoldedOrder ? "ListUsers folded" : "ListUsers",
      pool.id.text,
      request.filter ?? ""
    )
    // One row more than the page shows whether there is another page.
    let found = try await users.list(
      listing,
      in: pool.id,
      after: try token.userPosition(from: request.paginationToken),
      limit: size + 1
    )
    let page = found.prefix(
      PageSize.fitting(found.prefix(size).lazy.map(\.attributesJSON.utf8.count))
    )
    var response = ListUsersResponse(users: [])
    for user in page { response.users?.append(try user.described(with: wanted)) }
    if found.count > page.count, let last = page.last {
      response.paginationToken = try token.text(for: last.position)
    }
    return response
  }
}

extension ListedUser {
  fileprivate func described(
    with wanted: [String]?
  ) throws(AuthenticationFailure) -> UserType {
    let attributes = try SettingsJSON.decode([String: String].self, from: attributesJSON)
    for name in wanted ?? [] where name != "sub" && attributes[name] == nil {
      throw .requestedAttributeAbsent
    }
    var user = UserType(
      username: username,
      attributes: UserAttributes.list(attributes, sub: sub)
        .filter { wanted?.contains($0.name ?? "") ?? true },
      userCreateDateUnixMillis: createdAtUnixMillis,
      userLastModifiedDateUnixMillis: modifiedAtUnixMillis,
      enabled: isEnabled,
      userStatus: status
    )
    if let mfaOptionsJSON {
      user.mfaOptions = try SettingsJSON.decode([MFAOptionType].self, from: mfaOptionsJSON)
    }
    return user
  }
}

extension AuthenticationFailure {
  /// Said where the schema, or a listed user, lacks a requested attribute.
  fileprivate static let requestedAttributeAbsent = invalidParameter(
    "One or more requested attributes do not exist."
  )
}

extension PaginationToken {
  fileprivate func text(
    for position: UserListing.Position
  ) throws(AuthenticationFailure) -> String {
    try text(for: try SettingsJSON.text(of: [position.value, position.username]))
  }

  fileprivate func userPosition(
    from text: String?
  ) throws(AuthenticationFailure) -> UserListing.Position {
    guard let text else { return .start }
    let parts = try SettingsJSON.decode([String].self, from: try position(from: text))
    guard parts.count == 2 else { throw .invalidPaginationToken }
    return UserListing.Position(value: parts[0], username: parts[1])
  }
}
