package import GatehouseMessages
package import IdentityFederationCore
package import PublicOperations

extension SecurityTokens {
  /// Gives the holder of an access key credentials that end (STS, GetSessionToken): they may do what the
  /// key may, for as long as the key may.
  package func getSessionToken(
    _ request: GetSessionTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetSessionTokenResponse {
    let key = try call.longTermKey("GetSessionToken")
    try Self.refuseDevice(request.serialNumber, code: request.tokenCode)
    let given = try await keySessions.give(
      .user,
      of: key,
      seconds: request.durationSeconds ?? Self.usualKeySessionSeconds,
      call
    )
    return GetSessionTokenResponse(credentials: given.credentials)
  }

  /// How long credentials of a key last where nothing is said: twelve hours (STS).
  static let usualKeySessionSeconds: Int32 = 43_200

  /// An access key has no device with codes. To take a code all the same would tell the client that a second
  /// factor was proved.
  static func refuseDevice(
    _ serialNumber: String?,
    code: String?
  ) throws(IdentityFederationFailure) {
    switch (serialNumber, code) {
    case (nil, nil): return
    case (nil, .some), (.some, nil):
      throw .accessDenied(
        "MultiFactorAuthentication failed, must provide both MFA serial number and one time pass code."
      )
    case (.some, .some):
      throw .accessDenied(
        """
        MultiFactorAuthentication failed, unable to validate MFA code. Please verify your MFA serial \
        number is valid and associated with this user.
        """
      )
    }
  }
}

extension Call {
  /// The access key that signed; refuses its temporary credentials.
  ///
  /// Credentials that could ask for others would never end.
  func longTermKey(
    _ operation: String
  ) throws(IdentityFederationFailure) -> PublicOperations.Principal.AccessKey {
    let key = try signingKey()
    guard key.session == nil else {
      throw .accessDenied("Cannot call \(operation) with session credentials")
    }
    return key
  }

  /// The access key that signed, itself or by its temporary credentials.
  func signingKey() throws(IdentityFederationFailure) -> PublicOperations.Principal.AccessKey {
    guard case .accessKey(let key) = principal else {
      throw .internalFault("an operation for access keys was called by another caller")
    }
    return key
  }
}
