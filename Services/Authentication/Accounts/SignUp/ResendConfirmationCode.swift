internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sends who has signed up another code, in place of the one before.
  ///
  /// ClientMetadata, AnalyticsMetadata and UserContextData have no effect yet.
  public func resendConfirmationCode(
    _ request: ResendConfirmationCodeRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ResendConfirmationCodeResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: context
    )
    let media = [DeliveryMedium.sms, .email].filter {
      account.pool.autoVerifiedAttributes.contains($0.attributeName)
    }
    guard !media.isEmpty else { throw .nothingToProve }
    let isWithheld = try await countAttempt(
      .resendConfirmationCode,
      of: account.names,
      for: account.client,
      in: account.pool.id
    )
    let details = try await sendCode(
      .signUp,
      for: account,
      by: media,
      address: Result { () throws(AuthenticationFailure) in try Self.addressToConfirm(account) },
      isWithheld: isWithheld,
      context: context
    )
    return ResendConfirmationCodeResponse(codeDeliveryDetails: details)
  }

  private static func addressToConfirm(
    _ account: NamedAccount
  ) throws(AuthenticationFailure) -> CodeAddress {
    guard let user = account.user else { throw .unknownAccount }
    guard user.isEnabled else { throw .userDisabled }
    switch user.status {
    case .confirmed, .resetRequired, .forceChangePassword:
      throw .invalidParameter("User is already confirmed.")
    case .unconfirmed:
      guard let address = account.pool.addressToProve(of: try user.attributes()) else {
        throw .nothingToProve
      }
      return address
    }
  }
}

extension AuthenticationFailure {
  static let nothingToProve = invalidParameter(
    "Cannot resend codes. Auto verification not turned on."
  )
}
