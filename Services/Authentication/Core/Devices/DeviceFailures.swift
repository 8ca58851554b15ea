internal import GatehouseStubs
package import RPC

extension AuthenticationFailure {
  /// Clients look for this very text: they then drop their key and sign in without one.
  package static let deviceNotFound = resourceNotFound("Device does not exist.")
  package static let invalidDeviceKey = invalidParameter("Invalid device key given.")
  package static let invalidRefreshToken = notAuthorized("Invalid Refresh Token.")

  /// What a client is told when the device registry refuses.
  ///
  /// Only what the registry says of the device itself becomes a refusal; everything else is a fault.
  package init(deviceRegistry error: RPCError) {
    switch error.reason {
    case "device_not_found": self = .deviceNotFound
    case "device_key_exists": self = .deviceKeyExists("Device key already exists.")
    case "device_limit_reached": self = .notAuthorized("Device limit exceeded for the user.")
    case "device_verifier_invalid":
      self = .invalidParameter("Invalid device secret verifier given.")
    case "device_proof_invalid": self = .incorrectPassword
    case "device_proof_expired": self = .expiredSession
    default: self.init(fault: error, of: "device registry")
    }
  }
}

/// Calls the device registry and tells its refusal in the service's words.
package func askingDeviceRegistry<Value>(
  _ call: () async throws(RPCError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(RPCError) {
    return try await call()
  } catch {
    throw AuthenticationFailure(deviceRegistry: error)
  }
}
