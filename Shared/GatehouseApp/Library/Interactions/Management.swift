import Foundation

extension AppInstance {
  /// The accounts of this instance at its server; keys of those that it has ended are removed here.
  public func accounts() async throws(AppError) -> [Account] {
    try await refreshed()["accounts"]?.array?.compactMap(Account.init) ?? []
  }

  /// What the pool demands.
  public func policy() async throws(AppError) -> Policy { Policy(try await loaded().policy) }

  /// The server's name.
  public func serverName() async throws(AppError) -> String { try await loaded().serverName }

  /// Changes the PIN; SecondFactor with PIN_CHANGE_VERIFY follows, then PIN_CHANGE_SET.
  public func changePIN() async throws(AppError) { try await begin("CHANGE_PIN") }

  /// Enables biometrics; SecondFactor with BIOMETRICS_ADD follows, twice.
  public func addBiometrics() async throws(AppError) {
    guard await keys.hasStrongBiometrics else { throw .biometricsUnavailable }
    try await begin("ADD_BIOMETRICS")
  }

  /// Disables biometrics; SecondFactor with BIOMETRICS_REMOVE follows.
  ///
  /// A key that the system has wiped proves nothing: the server is told so at once, and SecondFactor with
  /// `stopped` follows.
  public func removeBiometrics() async throws(AppError) {
    try await begin("REMOVE_BIOMETRICS")
    let state = try await loaded()
    if state.biometricKey != nil, try await biometricKey(state) == nil { try await reportLoss() }
  }

  /// Makes an account need the second factor that it was enrolled without; SecondFactor follows: FIRST_SET
  /// where the instance has no PIN, and else VERIFY.
  ///
  /// - Parameter account: one of `accounts()` that is headless.
  /// - Throws: the server's refusal.
  public func upgrade(_ account: Account) async throws(AppError) {
    try await begin("HEADLESS_UPGRADE", ["account": .text(account.id)])
  }

  /// Removes an account, its key and its tokens; SecondFactor follows unless it has no second factor.
  ///
  /// - Parameter account: one of `accounts()`.
  /// - Throws: the server's refusal.
  public func remove(_ account: Account) async throws(AppError) {
    let path = "/accounts/\(account.id)"
    let told = try await call("DELETE", path)
    guard told["secondFactorInfo"]?["challenge"] != nil else {
      return try await forget([account.id])
    }
    try await ask(told, Flow.Place(method: "DELETE", path: path, session: nil))
  }

  /// Tells what the user calls the device, and where push messages go.
  ///
  /// - Parameters:
  ///   - name: shown in place of the model; an empty one takes the name back.
  ///   - push: type (`apns`, `fcm`) and token.
  /// - Throws: the server's refusal.
  public func update(
    name: String? = nil,
    push: (type: String, token: String)? = nil
  ) async throws(AppError) {
    _ = try await loaded()
    let push = push.map { JSONValue.object(["type": .text($0.type), "token": .text($0.token)]) }
    _ = try await call(
      "PATCH",
      "/instances/self",
      .members(["name": .optional(name), "push": push])
    )
  }

  /// What waits for this instance's accounts.
  ///
  /// - Parameters:
  ///   - wait: seconds to wait for a change, up to 25; 0 answers at once.
  ///   - cursor: of the last answer.
  /// - Returns: ids of sessions to `open(session:)`, and the cursor for the next call.
  /// - Throws: the server's refusal.
  public func inbox(
    wait: Int = 0,
    after cursor: String? = nil
  ) async throws(AppError) -> (sessions: [String], cursor: String?) {
    _ = try await loaded()
    var path = "/inbox"
    if wait > 0 {
      path += "?wait=\(min(wait, 25))"
      if let cursor, Link.isWord(cursor) { path += "&cursor=\(cursor)" }
    }
    let told = try await call("GET", path)
    let sessions = told["sessions"]?.array?.compactMap { $0["sessionId"]?.text } ?? []
    return (sessions, told["cursor"].flatMap { $0.text ?? $0.integer.map(String.init) })
  }

  /// Removes the instance with all its accounts, its PIN and its keys, here and at the server.
  public func unregister() async throws(AppError) {
    guard try await secret("state") != nil else { return }
    let state = try await loaded()
    do {
      _ = try await call("DELETE", "/instances/self")
    } catch {
      // The server has forgotten it already: the phone does too, and can be registered again.
      guard case .refused(_, _, 404) = error else { throw error }
    }
    for name in state.accountKeys.values { try await removeKey(name) }
    try await removeKey(state.biometricKey)
    try await removeKey("instance")
    try await setSecret(nil, "pin")
    try await setSecret(nil, "state")
    self.state = nil
    flow = nil
    waiting = [:]
  }

  private func refreshed() async throws(AppError) -> JSONValue {
    let before = try await loaded().accountKeys.keys
    let told = try await call("GET", "/instances/self")
    try await change { state in
      if let policy = told["policy"] { state.policy = policy }
      if let name = told["server"]?["name"]?.text { state.serverName = name }
    }
    if let listed = told["accounts"]?.array?.compactMap(Account.init).map(\.id) {
      // The server ended them; one that was enrolled meanwhile is not among those.
      try await forget(before.filter { !listed.contains($0) })
    }
    return told
  }

  /// Accounts that are no more, and their keys.
  func forget(_ accounts: [String]) async throws(AppError) {
    let keys = try await loaded().accountKeys
    for account in accounts {
      try await change { $0.accountKeys[account] = nil }
      try await removeKey(keys[account])
    }
  }

  private func begin(
    _ type: String,
    _ members: [String: JSONValue] = [:]
  ) async throws(AppError) {
    _ = try await refreshed()
    let body = JSONValue.object(members.merging(["type": .text(type)]) { $1 })
    let told = try await call("POST", "/flows", body)
    guard let id = told["flowId"]?.text, Link.isWord(id) else { throw .malformedAnswer }
    try await ask(told, Flow.Place(method: "POST", path: "/flows/\(id)", session: nil))
  }
}
