import Foundation

/// What devices and second factors add to a sign-in.
extension Operation {
  /// SRP for the password, then SRP for the device: four calls.
  static func deviceSignIn(_ subject: DeviceSubject) -> Operation {
    Operation(name: "SRP sign-in with a device") { connection, number in
      let device = subject.devices[number % subject.devices.count]
      let asked = try await subject.calls.provePassword(
        of: device.user,
        deviceKey: device.key,
        over: connection
      )
      let done = try await subject.calls.prove(device, after: asked, over: connection)
      guard done.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "a device's sign-in without tokens")
      }
    }
  }

  /// SRP for the password, then an authenticator's code, which counts once: three calls.
  static func authenticatorSignIn(_ subject: DeviceSubject) -> Operation {
    Operation(name: "SRP sign-in with TOTP") { connection, _ in
      guard let (user, code) = subject.authenticators.next() else { throw Run.Exhausted() }
      let asked = try await subject.calls.provePassword(of: user, over: connection)
      let done = try await subject.calls.respond(
        "SOFTWARE_TOKEN_MFA",
        ["USERNAME": user, "SOFTWARE_TOKEN_MFA_CODE": code],
        session: asked.Session,
        over: connection
      )
      guard done.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "an authenticator's sign-in without tokens")
      }
    }
  }

  static func deviceRefresh(_ subject: DeviceSubject) -> Operation {
    let bodies = subject.devices.map { device in
      body(
        InitiateAuthInput(
          AuthFlow: "REFRESH_TOKEN_AUTH",
          ClientId: subject.calls.clientID,
          AuthParameters: ["REFRESH_TOKEN": device.refreshToken, "DEVICE_KEY": device.key]
        )
      )
    }
    return fixed("refresh with a device", "InitiateAuth", bodies, subject.calls.gatehouse)
  }

  static func listDevices(_ subject: DeviceSubject) -> Operation {
    struct Input: Encodable { let AccessToken: String }
    let bodies = subject.devices.map { body(Input(AccessToken: $0.accessToken)) }
    return fixed("ListDevices", "ListDevices", bodies, subject.calls.gatehouse)
  }
}
