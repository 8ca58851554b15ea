package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Lists the remembered devices of the access token's user (DEV-22).
  package func listDevices(
    _ request: ListDevicesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListDevicesResponse {
    let holder = try await directory.holder(
      of: request.accessToken,
      withGroups: false,
      call: call
    )
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    let listing = PaginationToken(
      sealer: sealer,
      listing: "ListDevices",
      owner.pool.text,
      owner.user.sub
    )
    let page = try await devicePage(
      of: owner,
      isRememberedOnly: true,
      limit: request.limit,
      after: try request.paginationToken.map { (text) throws(AuthenticationFailure) in
        try listing.position(from: text)
      },
      call: call
    )
    let description = description(of: owner)
    return ListDevicesResponse(
      devices: page.devices.map { description.forUser($0) },
      paginationToken: try page.last.map { (key) throws(AuthenticationFailure) in
        try listing.text(for: key)
      }
    )
  }
}
