internal import AuthenticationCore
internal import Domain

extension Pools {
  /// Refuses tags whose key names a client or group that the pool does not have; nil for a pool that
  /// is being made, which has none.
  ///
  /// A tag that is stored already may stay as it is: its client or group may be gone since.
  func checkNames(
    inTags tags: [String: String],
    stored: [String: String] = [:],
    of pool: UserPoolID?
  ) async throws(AuthenticationFailure) {
    let keys = tags.keys.sorted().filter { stored[$0] != tags[$0] }
    var clients: [String: String] = [:]
    var groups: [String: String] = [:]
    for key in keys {
      switch SessionTagKey(key)?.scope {
      case .client(let client): clients[client.text] = key
      case .group(let name): groups[name] = key
      case .pool, nil: break
      }
    }
    guard !clients.isEmpty || !groups.isEmpty else { return }
    let known =
      if let pool {
        try await userPools.names(
          clients: clients.keys.sorted(),
          groups: groups.keys.sorted(),
          of: pool
        )
      } else {
        UserPoolStore.Names(clients: [], groups: [])
      }
    if let key = clients.filter({ !known.clients.contains($0.key) }).values.min() {
      throw .invalidParameter("The tag \(key) names no client of the user pool.")
    }
    if let key = groups.filter({ !known.groups.contains($0.key) }).values.min() {
      throw .invalidParameter("The tag \(key) names no group of the user pool.")
    }
  }
}
