internal import Domain
internal import RPC

/// A call of one of the four operations of a sign-in, without what tells them apart.
struct SignInRequest: Sendable {
  let clientID: ClientID
  /// The pool that an administrator named; nil for a user's own call.
  let userPoolID: UserPoolID?
  let parameters: [String: String]
  let session: String?
  /// What the client's app adds to the answer to a challenge.
  var clientMetadata: [String: String] = [:]
  /// What it adds to the beginning, which only the function of PreAuthentication is told.
  var validationData: [String: String] = [:]
  let context: RPCCallContext

  var isAdministrators: Bool { userPoolID != nil }

  func required(_ parameter: String) throws(AuthenticationFailure) -> String {
    guard let value = parameters[parameter], !value.isEmpty else {
      throw .invalidParameter("Missing required parameter \(parameter)")
    }
    return value
  }

  /// The name that a sign-in goes by.
  ///
  /// PostgreSQL has no text with a NUL and no index of very long ones: such a name is nobody's.
  func requiredUsername() throws(AuthenticationFailure) -> String {
    let name = try required("USERNAME")
    guard name.utf8.count <= SignInName.mostBytes, !name.utf8.contains(0) else {
      throw .invalidParameter("Invalid USERNAME")
    }
    return name
  }
}
