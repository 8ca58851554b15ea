internal import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
internal import JSON
internal import PublicOperations

extension Authorization {
  /// What an access token shows of its user (OpenID Connect Core §5.3), as a JSON object.
  ///
  /// Flags are texts here, as with Cognito: in ID tokens they are booleans.
  func userInfo(
    of token: String,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [UInt8] {
    let holder = try await directory.holder(
      of: token,
      granted: "openid",
      withGroups: false,
      call: call
    )
    guard pool == nil || pool == holder.pool.id else {
      throw call.refusal(.notAuthorized("Invalid Access Token"), "the token is of another pool")
    }
    let readable = UserAttributes.readable(
      try holder.user.attributes(),
      by: holder.client,
      in: holder.pool
    )
    let shown = GrantedAttributes.shown(of: readable, by: holder.scopes)
    return JSONWriter.bytes(
      of: ShownUser(sub: holder.user.sub, username: holder.user.username, attributes: shown)
    )
  }
}

private struct ShownUser: JSONWritable {
  let sub: String
  let username: String
  let attributes: [String: String]

  /// Readers disagree which of two members of one name counts: no attribute may pass for these.
  private static let own: Set<String> = ["sub", "username"]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("sub", sub)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key })
    where !Self.own.contains(name) {
      // OpenID Connect Core §5.1.1: the one standard claim that is an object.
      if name == "address" {
        json.member(named: name, ["formatted": value])
      } else {
        json.member(named: name, value)
      }
    }
    json.member("username", username)
    json.endObject()
  }
}
