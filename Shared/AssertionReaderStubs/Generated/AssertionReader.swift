// swift-format-ignore-file
// Generated from Proto/gatehouse/assertion_reader/v1/assertion_reader.proto. Do not edit.

internal import GatehouseStubs
public import AssertionReaderMessages
public import RPC

/// The methods of gatehouse.assertion_reader.v1.AssertionReaderService.
public enum AssertionReaderMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.assertion_reader.v1.AssertionReaderService"
  /// ReadAssertion.
  public static let readAssertion: RPCMethod = RPCMethod("gatehouse.assertion_reader.v1.AssertionReaderService/ReadAssertion")
  /// ReadEncryptedKey.
  public static let readEncryptedKey: RPCMethod = RPCMethod("gatehouse.assertion_reader.v1.AssertionReaderService/ReadEncryptedKey")
  /// ReadLogoutRequest.
  public static let readLogoutRequest: RPCMethod = RPCMethod("gatehouse.assertion_reader.v1.AssertionReaderService/ReadLogoutRequest")
  /// ReadMetadata.
  public static let readMetadata: RPCMethod = RPCMethod("gatehouse.assertion_reader.v1.AssertionReaderService/ReadMetadata")
}

/// Reads the XML of SAML 2.0, which any client may have written, for services that hold secrets.
public protocol AssertionReaderServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Verifies the signature of a response or an assertion, and returns what was signed.
  func readAssertion(_ request: ReadAssertionRequest, context: RPCCallContext) async throws(Failure) -> ReadAssertionResponse

  /// Tells how the assertion of a response is encrypted; nothing of it is proved.
  func readEncryptedKey(_ request: ReadEncryptedKeyRequest, context: RPCCallContext) async throws(Failure) -> ReadEncryptedKeyResponse

  /// Verifies the signature of a LogoutRequest, and returns what was signed.
  func readLogoutRequest(_ request: ReadLogoutRequestRequest, context: RPCCallContext) async throws(Failure) -> ReadLogoutRequestResponse

  /// Reads an identity provider's metadata; its own signature is not looked at.
  func readMetadata(_ request: ReadMetadataRequest, context: RPCCallContext) async throws(Failure) -> ReadMetadataResponse
}

extension AssertionReaderServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(AssertionReaderMethods.readAssertion) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadAssertionRequest = try decodeRequest(bytes)
      let response: ReadAssertionResponse
      do throws(Failure) {
        response = try await self.readAssertion(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AssertionReaderMethods.readEncryptedKey) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadEncryptedKeyRequest = try decodeRequest(bytes)
      let response: ReadEncryptedKeyResponse
      do throws(Failure) {
        response = try await self.readEncryptedKey(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AssertionReaderMethods.readLogoutRequest) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadLogoutRequestRequest = try decodeRequest(bytes)
      let response: ReadLogoutRequestResponse
      do throws(Failure) {
        response = try await self.readLogoutRequest(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AssertionReaderMethods.readMetadata) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadMetadataRequest = try decodeRequest(bytes)
      let response: ReadMetadataResponse
      do throws(Failure) {
        response = try await self.readMetadata(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.assertion_reader.v1.AssertionReaderService.
public struct AssertionReaderClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Verifies the signature of a response or an assertion, and returns what was signed.
  public func readAssertion(_ request: ReadAssertionRequest, context: RPCCallContext) async throws(RPCError) -> ReadAssertionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AssertionReaderMethods.readAssertion, bytes, context: context))
  }

  /// Tells how the assertion of a response is encrypted; nothing of it is proved.
  public func readEncryptedKey(_ request: ReadEncryptedKeyRequest, context: RPCCallContext) async throws(RPCError) -> ReadEncryptedKeyResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AssertionReaderMethods.readEncryptedKey, bytes, context: context))
  }

  /// Verifies the signature of a LogoutRequest, and returns what was signed.
  public func readLogoutRequest(_ request: ReadLogoutRequestRequest, context: RPCCallContext) async throws(RPCError) -> ReadLogoutRequestResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AssertionReaderMethods.readLogoutRequest, bytes, context: context))
  }

  /// Reads an identity provider's metadata; its own signature is not looked at.
  public func readMetadata(_ request: ReadMetadataRequest, context: RPCCallContext) async throws(RPCError) -> ReadMetadataResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AssertionReaderMethods.readMetadata, bytes, context: context))
  }
}
