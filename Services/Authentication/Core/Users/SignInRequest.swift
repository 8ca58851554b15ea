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

  /// The device that the client names.
  ///
  /// No key is longer, or has a NUL, which PostgreSQL has in no text: such a one is as unknown as any
  /// that is made up, and answered like it.
  var deviceKey: String? {
    guard let key = parameters["DEVICE_KEY"] else { return nil }
    return key.utf8.count <= 256 && !key.utf8.contains(0) ? key : "none"
  }

  func requiredDeviceKey() throws(AuthenticationFailure) -> String {
    _ = try required("DEVICE_KEY")
    return deviceKey ?? ""
  }

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
