package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Lists all tracked devices of a user.
  package func adminListDevices(
    _ request: AdminListDevicesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminListDevicesResponse {
    let owner = try await directory.managedOwner(request.username, in: request.userPoolId, call)
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
      call: call
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
