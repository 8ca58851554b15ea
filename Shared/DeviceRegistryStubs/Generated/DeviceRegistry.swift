// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/device_registry.proto. Do not edit.

internal import GatehouseStubs
public import DeviceRegistryMessages
public import RPC

/// The methods of gatehouse.device_registry.v1.DeviceRegistryService.
public enum DeviceRegistryMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.device_registry.v1.DeviceRegistryService"
  /// IssueDevice.
  public static let issueDevice: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/IssueDevice")
  /// TrackDevice.
  public static let trackDevice: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/TrackDevice")
  /// FindDevice.
  public static let findDevice: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/FindDevice")
  /// FindDevices.
  public static let findDevices: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/FindDevices")
  /// FindPoolDevices.
  public static let findPoolDevices: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/FindPoolDevices")
  /// RememberDevice.
  public static let rememberDevice: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/RememberDevice")
  /// RemoveDevice.
  public static let removeDevice: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/RemoveDevice")
  /// ExpectDeviceProof.
  public static let expectDeviceProof: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/ExpectDeviceProof")
  /// ClaimDeviceProof.
  public static let claimDeviceProof: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/ClaimDeviceProof")
  /// BeginDeviceProof.
  public static let beginDeviceProof: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/BeginDeviceProof")
  /// FinishDeviceProof.
  public static let finishDeviceProof: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/FinishDeviceProof")
  /// ProveBrowser.
  public static let proveBrowser: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/ProveBrowser")
  /// TrackBrowser.
  public static let trackBrowser: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/TrackBrowser")
  /// RemoveUserDevices.
  public static let removeUserDevices: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/RemoveUserDevices")
  /// RemoveUserPoolDevices.
  public static let removeUserPoolDevices: RPCMethod = RPCMethod("gatehouse.device_registry.v1.DeviceRegistryService/RemoveUserPoolDevices")
}

/// Owns devices, their SRP verifiers and states.
///
/// A verifier is never disclosed: proofs are checked here.
public protocol DeviceRegistryServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Names a device for a sign-in without one.
  ///
  /// Nothing is stored until the device is tracked.
  func issueDevice(_ request: IssueDeviceRequest, context: RPCCallContext) async throws(Failure) -> IssueDeviceResponse

  /// Begins to track a device that its owner confirms.
  func trackDevice(_ request: TrackDeviceRequest, context: RPCCallContext) async throws(Failure) -> TrackDeviceResponse

  /// FindDevice.
  func findDevice(_ request: FindDeviceRequest, context: RPCCallContext) async throws(Failure) -> FindDeviceResponse

  /// A user's devices in the order of their keys; accounts of apps are among them.
  func findDevices(_ request: FindDevicesRequest, context: RPCCallContext) async throws(Failure) -> FindDevicesResponse

  /// A pool's devices by the time of their last authentication, for operators.
  func findPoolDevices(_ request: FindPoolDevicesRequest, context: RPCCallContext) async throws(Failure) -> FindPoolDevicesResponse

  /// RememberDevice.
  func rememberDevice(_ request: RememberDeviceRequest, context: RPCCallContext) async throws(Failure) -> RememberDeviceResponse

  /// Repeating it changes nothing; the answer says whether there was such a device.
  func removeDevice(_ request: RemoveDeviceRequest, context: RPCCallContext) async throws(Failure) -> RemoveDeviceResponse

  /// Remembers that a device's proof may follow, for clients that reuse A and bring no session.
  func expectDeviceProof(_ request: ExpectDeviceProofRequest, context: RPCCallContext) async throws(Failure) -> ExpectDeviceProofResponse

  /// Returns the session of an expected proof, once.
  func claimDeviceProof(_ request: ClaimDeviceProofRequest, context: RPCCallContext) async throws(Failure) -> ClaimDeviceProofResponse

  /// First step of a device's SRP, where FindDevice did not take it already: the registry's B.
  func beginDeviceProof(_ request: BeginDeviceProofRequest, context: RPCCallContext) async throws(Failure) -> BeginDeviceProofResponse

  /// Second step: checks the signature, and records the sign-in of a remembered device.
  ///
  /// Each challenge is good for one answer, right or wrong.
  func finishDeviceProof(_ request: FinishDeviceProofRequest, context: RPCCallContext) async throws(Failure) -> FinishDeviceProofResponse

  /// The browser of a user that a sign-in on a page comes from, whose sign-in is recorded.
  func proveBrowser(_ request: ProveBrowserRequest, context: RPCCallContext) async throws(Failure) -> ProveBrowserResponse

  /// Remembers a browser from now on.
  func trackBrowser(_ request: TrackBrowserRequest, context: RPCCallContext) async throws(Failure) -> TrackBrowserResponse

  /// RemoveUserDevices.
  func removeUserDevices(_ request: RemoveUserDevicesRequest, context: RPCCallContext) async throws(Failure) -> RemoveUserDevicesResponse

  /// RemoveUserPoolDevices.
  func removeUserPoolDevices(_ request: RemoveUserPoolDevicesRequest, context: RPCCallContext) async throws(Failure) -> RemoveUserPoolDevicesResponse
}

extension DeviceRegistryServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(DeviceRegistryMethods.issueDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IssueDeviceRequest = try decodeRequest(bytes)
      let response: IssueDeviceResponse
      do throws(Failure) {
        response = try await self.issueDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.trackDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TrackDeviceRequest = try decodeRequest(bytes)
      let response: TrackDeviceResponse
      do throws(Failure) {
        response = try await self.trackDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.findDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindDeviceRequest = try decodeRequest(bytes)
      let response: FindDeviceResponse
      do throws(Failure) {
        response = try await self.findDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.findDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindDevicesRequest = try decodeRequest(bytes)
      let response: FindDevicesResponse
      do throws(Failure) {
        response = try await self.findDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.findPoolDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FindPoolDevicesRequest = try decodeRequest(bytes)
      let response: FindPoolDevicesResponse
      do throws(Failure) {
        response = try await self.findPoolDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.rememberDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RememberDeviceRequest = try decodeRequest(bytes)
      let response: RememberDeviceResponse
      do throws(Failure) {
        response = try await self.rememberDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.removeDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveDeviceRequest = try decodeRequest(bytes)
      let response: RemoveDeviceResponse
      do throws(Failure) {
        response = try await self.removeDevice(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.expectDeviceProof) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ExpectDeviceProofRequest = try decodeRequest(bytes)
      let response: ExpectDeviceProofResponse
      do throws(Failure) {
        response = try await self.expectDeviceProof(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.claimDeviceProof) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ClaimDeviceProofRequest = try decodeRequest(bytes)
      let response: ClaimDeviceProofResponse
      do throws(Failure) {
        response = try await self.claimDeviceProof(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.beginDeviceProof) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginDeviceProofRequest = try decodeRequest(bytes)
      let response: BeginDeviceProofResponse
      do throws(Failure) {
        response = try await self.beginDeviceProof(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.finishDeviceProof) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FinishDeviceProofRequest = try decodeRequest(bytes)
      let response: FinishDeviceProofResponse
      do throws(Failure) {
        response = try await self.finishDeviceProof(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.proveBrowser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ProveBrowserRequest = try decodeRequest(bytes)
      let response: ProveBrowserResponse
      do throws(Failure) {
        response = try await self.proveBrowser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.trackBrowser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TrackBrowserRequest = try decodeRequest(bytes)
      let response: TrackBrowserResponse
      do throws(Failure) {
        response = try await self.trackBrowser(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.removeUserDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveUserDevicesRequest = try decodeRequest(bytes)
      let response: RemoveUserDevicesResponse
      do throws(Failure) {
        response = try await self.removeUserDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(DeviceRegistryMethods.removeUserPoolDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RemoveUserPoolDevicesRequest = try decodeRequest(bytes)
      let response: RemoveUserPoolDevicesResponse
      do throws(Failure) {
        response = try await self.removeUserPoolDevices(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.device_registry.v1.DeviceRegistryService.
public struct DeviceRegistryClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Names a device for a sign-in without one.
  ///
  /// Nothing is stored until the device is tracked.
  public func issueDevice(_ request: IssueDeviceRequest, context: RPCCallContext) async throws(RPCError) -> IssueDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.issueDevice, bytes, context: context))
  }

  /// Begins to track a device that its owner confirms.
  public func trackDevice(_ request: TrackDeviceRequest, context: RPCCallContext) async throws(RPCError) -> TrackDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.trackDevice, bytes, context: context))
  }

  /// FindDevice.
  public func findDevice(_ request: FindDeviceRequest, context: RPCCallContext) async throws(RPCError) -> FindDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.findDevice, bytes, context: context))
  }

  /// A user's devices in the order of their keys; accounts of apps are among them.
  public func findDevices(_ request: FindDevicesRequest, context: RPCCallContext) async throws(RPCError) -> FindDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.findDevices, bytes, context: context))
  }

  /// A pool's devices by the time of their last authentication, for operators.
  public func findPoolDevices(_ request: FindPoolDevicesRequest, context: RPCCallContext) async throws(RPCError) -> FindPoolDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.findPoolDevices, bytes, context: context))
  }

  /// RememberDevice.
  public func rememberDevice(_ request: RememberDeviceRequest, context: RPCCallContext) async throws(RPCError) -> RememberDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.rememberDevice, bytes, context: context))
  }

  /// Repeating it changes nothing; the answer says whether there was such a device.
  public func removeDevice(_ request: RemoveDeviceRequest, context: RPCCallContext) async throws(RPCError) -> RemoveDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.removeDevice, bytes, context: context))
  }

  /// Remembers that a device's proof may follow, for clients that reuse A and bring no session.
  public func expectDeviceProof(_ request: ExpectDeviceProofRequest, context: RPCCallContext) async throws(RPCError) -> ExpectDeviceProofResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.expectDeviceProof, bytes, context: context))
  }

  /// Returns the session of an expected proof, once.
  public func claimDeviceProof(_ request: ClaimDeviceProofRequest, context: RPCCallContext) async throws(RPCError) -> ClaimDeviceProofResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.claimDeviceProof, bytes, context: context))
  }

  /// First step of a device's SRP, where FindDevice did not take it already: the registry's B.
  public func beginDeviceProof(_ request: BeginDeviceProofRequest, context: RPCCallContext) async throws(RPCError) -> BeginDeviceProofResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.beginDeviceProof, bytes, context: context))
  }

  /// Second step: checks the signature, and records the sign-in of a remembered device.
  ///
  /// Each challenge is good for one answer, right or wrong.
  public func finishDeviceProof(_ request: FinishDeviceProofRequest, context: RPCCallContext) async throws(RPCError) -> FinishDeviceProofResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.finishDeviceProof, bytes, context: context))
  }

  /// The browser of a user that a sign-in on a page comes from, whose sign-in is recorded.
  public func proveBrowser(_ request: ProveBrowserRequest, context: RPCCallContext) async throws(RPCError) -> ProveBrowserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.proveBrowser, bytes, context: context))
  }

  /// Remembers a browser from now on.
  public func trackBrowser(_ request: TrackBrowserRequest, context: RPCCallContext) async throws(RPCError) -> TrackBrowserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.trackBrowser, bytes, context: context))
  }

  /// RemoveUserDevices.
  public func removeUserDevices(_ request: RemoveUserDevicesRequest, context: RPCCallContext) async throws(RPCError) -> RemoveUserDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.removeUserDevices, bytes, context: context))
  }

  /// RemoveUserPoolDevices.
  public func removeUserPoolDevices(_ request: RemoveUserPoolDevicesRequest, context: RPCCallContext) async throws(RPCError) -> RemoveUserPoolDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(DeviceRegistryMethods.removeUserPoolDevices, bytes, context: context))
  }
}
