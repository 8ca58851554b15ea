package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Sends the code that verifies an address of the access token's user.
  ///
  /// To the address that waits for its verification, where there is one. ClientMetadata is for the
  /// function of CustomMessage, or of the pool's sender.
  package func getUserAttributeVerificationCode(
    _ request: GetUserAttributeVerificationCodeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUserAttributeVerificationCodeResponse {
    guard let name = request.attributeName else { throw .missing("attributeName") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    guard let medium = DeliveryMedium(attributeName: name),
      let purpose = CodePurpose(verifying: name)
    else { throw .invalidVerifiedAttribute }
    _ = try Self.addressToVerify(name, by: medium, of: holder.user)
    try await countAttempt(
      .getUserAttributeVerificationCode,
      of: holder.user.username,
      in: holder.pool.id
    )
    let occasion = CodeOccasion(
      purpose: purpose,
      source: .verifyUserAttribute,
      client: holder.client.id,
      clientMetadata: request.clientMetadata,
      call: call
    )
    let delivery = try await currentDelivery(for: occasion, of: holder.user, in: holder.pool) {
      (user) throws(AuthenticationFailure) in
      try Self.addressToVerify(name, by: medium, of: user)
    }
    try await users.send(
      delivery,
      to: holder.user.username,
      in: holder.pool.id,
      isDecoy: false
    )
    return GetUserAttributeVerificationCodeResponse(codeDeliveryDetails: delivery.details)
  }

  private static func addressToVerify(
    _ name: String,
    by medium: DeliveryMedium,
    of user: UserRecord
  ) throws(AuthenticationFailure) -> CodeAddress {
    guard let destination = try user.addressesToVerify()[name] else {
      throw .invalidParameter("User has no attribute \(name) to verify.")
    }
    return CodeAddress(medium: medium, destination: destination)
  }
}
