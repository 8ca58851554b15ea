internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Lets the session of a device's first sign-in count until its refresh token ends (SES-51).
  ///
  /// A client that never confirms its device cannot refresh. Its session is over with the access token.
  public func noteConfirmedDevice(
    _ request: NoteConfirmedDeviceRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> NoteConfirmedDeviceResponse {
    try await chains.noteConfirmed(
      try required(request.deviceKey, "device_key"),
      of: try required(request.sub, "sub"),
      in: try userPool(request.userPoolId)
    )
    return NoteConfirmedDeviceResponse()
  }
}
