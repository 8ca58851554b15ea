internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lists all tracked devices of a user.
  public func adminListDevices(
    _ request: AdminListDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminListDevicesResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let owner = try DeviceOwner(user, in: pool)
    let listing = PaginationToken(
      sealer: sealer,
      listing: "AdminListDevices",
      owner.pool.text,
      user.sub
    )
    let page = try await devicePage(
      of: owner,
      isRememberedOnly: false,
      limit: request.limit,
      after: try request.paginationToken.map { (text) throws(AuthenticationFailure) in
        try listing.position(from: text)
      },
      context: context
    )
    let description = description(of: owner)
    return AdminListDevicesResponse(
      devices: page.devices.map { description.forAdministrator($0) },
      paginationToken: try page.last.map { (key) throws(AuthenticationFailure) in
        try listing.text(for: key)
      }
    )
  }
}
