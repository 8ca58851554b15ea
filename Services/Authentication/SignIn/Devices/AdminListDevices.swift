internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lists all tracked devices of a user.
  public func adminListDevices(
    _ request: AdminListDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminListDevicesResponse {
    let owner = try await managedOwner(request.username, in: request.userPoolId)
    let listing = PaginationToken(
      sealer: sealer,
      listing: "AdminListDevices",
      owner.pool.text,
      owner.user.sub
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
