internal import AuthenticationCore
internal import Domain

extension Accounts {
  /// The group a request names, in the pool it names.
  func group(
    _ name: String?,
    in poolID: String?
  ) async throws(AuthenticationFailure) -> GroupRecord {
    let pool = try requiredUserPoolID(poolID)
    switch try await groups.find(try GroupRules.requiredName(name), in: pool) {
    case .noPool: throw .userPoolNotFound(pool.text)
    case .noGroup: throw .groupNotFound
    case .found(let group): return group
    }
  }
}
