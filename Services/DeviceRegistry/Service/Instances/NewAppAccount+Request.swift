internal import Domain
internal import GatehouseMessages
internal import JOSE

extension NewAppAccount {
  /// More accounts and devices a user may not have, unless the pool says otherwise.
  private static let defaultLimit = DeviceLimitRule(mostDevices: 20, removesOldest: false)
  private static let maxName = 512

  /// Reads what an enrolment adds.
  init(
    _ request: NewAccount,
    in pool: UserPoolID,
    from random: any RandomSource
  ) throws(DeviceRegistryFailure) {
    guard let sub = request.sub, let point = request.publicKey, P256PublicKey(point: point) != nil
    else { throw .invalidRequest("an account without sub or key") }
    let owner = DeviceOwner(pool: pool, sub: sub)
    if let key = request.accountId {
      guard key.hasPrefix(pool.region + "_"), key.utf8.count <= 128 else {
        throw .invalidRequest("account_id has another form")
      }
      id = DeviceID(owner: owner, key: key)
    } else {
      id = DeviceID.random(for: owner, from: random)
    }
    displayName = request.displayName ?? ""
    guard displayName.utf8.count <= Self.maxName else {
      throw .invalidRequest("display_name is too long")
    }
    publicKey = point
    isHeadless = request.isHeadless ?? false
    isSingle = request.isSingle ?? false
    limit = try DeviceLimitRule(request.limit) ?? Self.defaultLimit
  }
}
