internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations

// What a client may ask for in AWS, and an account without policies that permit it refuses.
extension Call {
  /// The refusal of what no policy of an account permits.
  func notPermitted(_ action: String, on resource: String) -> IdentityFederationFailure {
    .accessDenied("\(principal.refusal(to: action)) on resource: \(resource)")
  }

  /// Refuses tags of a session, as an account of AWS does where no policy permits them.
  ///
  /// They would decide nothing: no policy here has conditions, and nothing lists them.
  func refuseTags(
    _ tags: [SecurityTokenTag]?,
    on resource: String
  ) throws(IdentityFederationFailure) {
    guard tags?.isEmpty ?? true else { throw notPermitted("sts:TagSession", on: resource) }
  }

  /// Refuses the code of a device, which an access key has none of.
  ///
  /// To take it all the same would tell the client that a second factor was proved.
  func refuseDevice(
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
