package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Sends the code that verifies an address of the access token's user.
  ///
  /// To the address that waits for its verification, where there is one. ClientMetadata has no
  /// effect yet.
  package func getUserAttributeVerificationCode(
    _ request: GetUserAttributeVerificationCodeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserAttributeVerificationCodeResponse {
    guard let name = request.attributeName else { throw .missing("attributeName") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    guard let medium = DeliveryMedium(attributeName: name),
      let purpose = CodePurpose(verifying: name)
    else { throw .invalidVerifiedAttribute }
    guard let destination = try holder.user.addressesToVerify()[name] else {
      throw .invalidParameter("User has no attribute \(name) to verify.")
    }
    try await countAttempt(
      .getUserAttributeVerificationCode,
      of: holder.user.username,
      in: holder.pool.id
    )
    let delivery = try delivery(
      of: purpose,
      to: CodeAddress(medium: medium, destination: destination),
      recipient: CodeRecipient(username: holder.user.username, sub: holder.user.sub),
      in: holder.pool,
      client: holder.client.id
    )
    try await users.send(
      delivery,
      to: holder.user.username,
      in: holder.pool.id,
      isDecoy: false
    )
    return GetUserAttributeVerificationCodeResponse(codeDeliveryDetails: delivery.details)
  }
}
