// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/function_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.FunctionOperatorService.
public enum FunctionOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.FunctionOperatorService"
  /// InvokeFunction.
  public static let invokeFunction: RPCMethod = RPCMethod("gatehouse.authentication.v1.FunctionOperatorService/InvokeFunction")
}

/// Calls a pool's function outside of any operation.
///
/// For gatehousectl.
public protocol FunctionOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Calls the function once; nothing is changed by it.
  func invokeFunction(_ request: InvokeFunctionRequest, context: RPCCallContext) async throws(Failure) -> InvokeFunctionResponse
}

extension FunctionOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(FunctionOperatorMethods.invokeFunction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InvokeFunctionRequest = try decodeRequest(bytes)
      let response: InvokeFunctionResponse
      do throws(Failure) {
        response = try await self.invokeFunction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.FunctionOperatorService.
public struct FunctionOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Calls the function once; nothing is changed by it.
  public func invokeFunction(_ request: InvokeFunctionRequest, context: RPCCallContext) async throws(RPCError) -> InvokeFunctionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(FunctionOperatorMethods.invokeFunction, bytes, context: context))
  }
}
