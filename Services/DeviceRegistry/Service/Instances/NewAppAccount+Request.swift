internal import DeviceRegistryMessages
internal import Domain
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
    guard let sub = request.sub,
      let key = request.publicKey.flatMap({ P256PublicKey(point: $0) })
    else { throw .invalidRequest("an account without sub or key") }
    let owner = DeviceOwner(pool: pool, sub: sub)
    if let text = request.accountId {
      guard text.hasPrefix(pool.region + "_"), text.utf8.count <= 128 else {
        throw .invalidRequest("account_id has another form")
      }
      id = DeviceID(owner: owner, key: text)
    } else {
      id = DeviceID.random(for: owner, from: random)
    }
    displayName = request.displayName ?? ""
    guard displayName.utf8.count <= Self.maxName else {
      throw .invalidRequest("display_name is too long")
    }
    publicKey = key.point
    thumbprint = key.thumbprint
    isHeadless = request.isHeadless ?? false
    isSingle = request.isSingle ?? false
    isByPasswordAlone = request.isByPasswordAlone ?? false
    limit = try DeviceLimitRule(request.limit) ?? Self.defaultLimit
  }
}
