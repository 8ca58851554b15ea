package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Sends an unconfirmed user another code, in place of the one before.
  ///
  /// ClientMetadata is for the pool's functions. AnalyticsMetadata and UserContextData have no effect
  /// yet.
  package func resendConfirmationCode(
    _ request: ResendConfirmationCodeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ResendConfirmationCodeResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: ClientContext(request.userContextData),
      call: call
    )
    let media = [DeliveryMedium.sms, .email].filter {
      account.pool.autoVerifiedAttributes.contains($0.attributeName)
    }
    guard !media.isEmpty else { throw .nothingToProve }
    let isWithheld = try await countAttempt(
      .resendConfirmationCode,
      of: account.names,
      for: account.client,
      in: account.pool.id,
      call
    )
    let details = try await sendCode(
      for: CodeOccasion(
        purpose: .signUp,
        source: .resendCode,
        client: account.client.id,
        clientMetadata: request.clientMetadata,
        call: call
      ),
      to: account,
      by: media,
      isWithheld: isWithheld
    ) { (user) throws(AuthenticationFailure) in
      try Self.addressToConfirm(user, in: account.pool)
    }
    record(.resendCode, .pass, of: account, request.userContextData, call)
    return ResendConfirmationCodeResponse(codeDeliveryDetails: details)
  }

  private static func addressToConfirm(
    _ user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> CodeAddress {
    try user.standing.check(for: .anyUse)
    switch user.status {
    case .confirmed, .resetRequired, .forceChangePassword, .externalProvider:
      throw .invalidParameter("User is already confirmed.")
    case .unconfirmed:
      guard let address = pool.addressToProve(of: try user.attributes()) else {
        throw .nothingToProve
      }
      return address
    }
  }
}

extension AuthenticationFailure {
  fileprivate static let nothingToProve = invalidParameter(
    "Cannot resend codes. Auto verification not turned on."
  )
}
