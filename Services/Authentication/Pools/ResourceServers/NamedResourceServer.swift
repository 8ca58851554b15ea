internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import JSON

extension Pools {
  /// A server with these settings, checked.
  func resourceServer(
    _ identifier: String?,
    in pool: UserPoolID,
    name: String?,
    scopes: [ResourceServerScopeType]?
  ) throws(AuthenticationFailure) -> ResourceServerRecord {
    let identifier = try Self.requiredIdentifier(identifier)
    guard let name, !name.isEmpty, !name.utf8.contains(0) else { throw .missing("name") }
    var names: Set<String> = []
    for scope in scopes ?? [] {
      guard let name = scope.scopeName, let description = scope.scopeDescription,
        !name.contains("/"), !name.utf8.contains(0), !description.utf8.contains(0)
      else { throw .invalidParameter("Invalid scope of the resource server.") }
      guard names.insert(name).inserted else {
        throw .invalidParameter("The scope \(name) is given twice.")
      }
    }
    return ResourceServerRecord(
      userPoolID: pool,
      identifier: identifier,
      name: name,
      scopesJSON: JSONWriter.text(of: scopes ?? []),
      now: clock.now()
    )
  }

  /// The identifier that a request names.
  static func requiredIdentifier(_ text: String?) throws(AuthenticationFailure) -> String {
    guard let text, !text.isEmpty, !text.utf8.contains(0) else { throw .missing("identifier") }
    return text
  }
}

extension AuthenticationFailure {
  static func resourceServerNotFound(_ identifier: String) -> AuthenticationFailure {
    .resourceNotFound("Resource server \(identifier) does not exist.")
  }
}
