internal import GatehouseStubs
package import RPC

extension AuthenticationFailure {
  /// Clients look for this very text: they then drop their key and sign in without one.
  package static let deviceNotFound = resourceNotFound("Device does not exist.")
  package static let invalidDeviceKey = invalidParameter("Invalid device key given.")
  package static let invalidRefreshToken = notAuthorized("Invalid Refresh Token.")

  /// The client's refusal when the device registry refuses.
  ///
  /// Only what the registry says of the device itself becomes a refusal; everything else is a fault.
  package init(deviceRegistry error: RPCError) {
    guard let reason = error.knownReason, let refusal = Self.ofDeviceRegistry[reason] else {
      self.init(fault: error, of: "device registry")
      return
    }
    self = refusal
  }

  private static let ofDeviceRegistry: [Reason: AuthenticationFailure] = [
    .deviceNotFound: .deviceNotFound,
    .deviceKeyExists: .deviceKeyExists("Device key already exists."),
    .deviceLimitReached: .notAuthorized("Device limit exceeded for the user."),
    .deviceVerifierInvalid: .invalidParameter("Invalid device secret verifier given."),
    .deviceProofInvalid: .incorrectPassword,
    .deviceProofExpired: .expiredSession,
  ]
}

/// Calls the device registry and translates its refusal into the service's words.
package func askingDeviceRegistry<Value>(
  _ call: () async throws(RPCError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(RPCError) {
    return try await call()
  } catch {
    throw AuthenticationFailure(deviceRegistry: error)
  }
}
