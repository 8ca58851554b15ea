internal import AuthenticationCore
internal import AuthenticationPools
internal import AuthenticationTokens

/// What of the asked scopes a client is granted.
extension Authorization {
  /// Nil where one is malformed, not the client's, or no resource server's; all of the client's where none is asked
  /// for.
  func grantedScopes(
    _ text: String?,
    of found: ClientAndPool
  ) async throws(AuthenticationFailure) -> [String]? {
    let own = found.client.grants.scopes
    var asked: [String] = []
    for scope in (text ?? "").split(separator: " ").map(String.init) where !asked.contains(scope) {
      asked.append(scope)
    }
    let wanted = text == nil ? own : asked
    guard !wanted.isEmpty, wanted.allSatisfy(own.contains) else { return nil }
    let custom = wanted.filter { !CustomScope.standard.contains($0) }
    let present = try await resourceServers.scopes(custom, in: found.pool.id)
    guard text != nil else {
      return wanted.filter { CustomScope.standard.contains($0) || present.contains($0) }
    }
    guard present.count == custom.count else { return nil }
    // What they show of the user is OpenID Connect's: without an ID token they mean nothing.
    guard wanted.contains("openid") || !wanted.contains(where: GrantedAttributes.isScope) else {
      return nil
    }
    return wanted
  }
}
