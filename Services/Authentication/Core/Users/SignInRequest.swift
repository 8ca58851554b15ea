package import Domain
package import PublicOperations

/// A call of one of the four operations of a sign-in, without what tells them apart.
package struct SignInRequest: Sendable {
  package let clientID: ClientID
  /// The pool that an administrator named; nil for a user's own call.
  package let userPoolID: UserPoolID?
  package let door: Door
  package let parameters: [String: String]
  package let session: String?
  /// What the client's app adds to the answer to a challenge.
  package var clientMetadata: [String: String] = [:]
  /// What it adds to the beginning, which only the function of PreAuthentication receives.
  package var validationData: [String: String] = [:]
  /// The name of the app's copy, from the ClientMetadata of this very request (SES-31).
  package let installation: Installation?
  /// What the client tells of its user's place and device.
  package let context: ClientContext
  /// The browser at the page that asks, where it has proved something; nil in the API.
  package var browser: ProvedBrowser?
  /// The levels that a page is to lead to, of which the first counts that the user can reach.
  package var targetLevels: [AuthenticationLevel] = []
  /// Whether the user has ticked that the browser is to be remembered.
  package var remembersBrowser = false
  package let call: Call

  /// Refuses a name of the app's copy of a wrong form.
  package init(
    clientID: ClientID,
    userPoolID: UserPoolID?,
    door: Door,
    parameters: [String: String],
    session: String?,
    clientMetadata: [String: String] = [:],
    validationData: [String: String] = [:],
    context: ClientContext = ClientContext(),
    call: Call
  ) throws(AuthenticationFailure) {
    self.clientID = clientID
    self.userPoolID = userPoolID
    self.door = door
    self.parameters = parameters
    self.session = session
    self.clientMetadata = clientMetadata
    self.validationData = validationData
    self.context = context
    let name = clientMetadata[Installation.member] ?? validationData[Installation.member]
    installation = try name.map(Installation.init)
    self.call = call
  }

  /// The device that the client names.
  ///
  /// No key is longer, or has a NUL, which PostgreSQL has in no text: a key like that is answered as an
  /// unknown one. An empty one is none: amplify-android sends it where it knows no device.
  package var deviceKey: String? {
    guard let key = parameters["DEVICE_KEY"], !key.isEmpty else { return nil }
    return key.utf8.count <= 256 && !key.utf8.contains(0) ? key : "none"
  }

  package func requiredDeviceKey() throws(AuthenticationFailure) -> String {
    _ = try required("DEVICE_KEY")
    return deviceKey ?? ""
  }

  package func required(_ parameter: String) throws(AuthenticationFailure) -> String {
    guard let value = parameters[parameter], !value.isEmpty else {
      throw .invalidParameter("Missing required parameter \(parameter)")
    }
    return value
  }

  /// Whether a passkey is to say who signs in, in place of a name: where the pool has it so, and on a page of
  /// the service's own.
  package func isUnnamed(in pool: UserPoolSettings) -> Bool {
    (parameters["USERNAME"] ?? "").isEmpty && (pool.passkeys.namesUsers || !door.isOfAPI)
  }

  /// The name, or an empty one where a passkey says who signs in.
  package func username(in pool: UserPoolSettings) throws(AuthenticationFailure) -> String {
    isUnnamed(in: pool) ? "" : try requiredUsername()
  }

  /// The name that a sign-in goes by.
  ///
  /// PostgreSQL stores no text with a NUL and indexes no very long text: no user has such a name.
  package func requiredUsername() throws(AuthenticationFailure) -> String {
    let name = try required("USERNAME")
    guard name.utf8.count <= SignInName.maxBytes, !name.utf8.contains(0) else {
      throw .invalidParameter("Invalid USERNAME")
    }
    return name
  }
}
