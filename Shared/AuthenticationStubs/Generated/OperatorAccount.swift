// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/operator_account.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.OperatorAccountService.
public enum OperatorAccountMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.OperatorAccountService"
  /// CreateOperator.
  public static let createOperator: RPCMethod = RPCMethod("gatehouse.authentication.v1.OperatorAccountService/CreateOperator")
  /// ListOperators.
  public static let listOperators: RPCMethod = RPCMethod("gatehouse.authentication.v1.OperatorAccountService/ListOperators")
}

/// The operators of the console: users of a pool of their own.
///
/// For gatehousectl.
public protocol OperatorAccountServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Makes the operators' pool where there is none, and the operator with it; answers a link's secret.
  ///
  /// An operator who is there gets another link, and the role that is named.
  func createOperator(_ request: CreateOperatorRequest, context: RPCCallContext) async throws(Failure) -> CreateOperatorResponse

  /// All operators, with their groups.
  func listOperators(_ request: ListOperatorsRequest, context: RPCCallContext) async throws(Failure) -> ListOperatorsResponse
}

extension OperatorAccountServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(OperatorAccountMethods.createOperator) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateOperatorRequest = try decodeRequest(bytes)
      let response: CreateOperatorResponse
      do throws(Failure) {
        response = try await self.createOperator(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(OperatorAccountMethods.listOperators) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListOperatorsRequest = try decodeRequest(bytes)
      let response: ListOperatorsResponse
      do throws(Failure) {
        response = try await self.listOperators(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.OperatorAccountService.
public struct OperatorAccountClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes the operators' pool where there is none, and the operator with it; answers a link's secret.
  ///
  /// An operator who is there gets another link, and the role that is named.
  public func createOperator(_ request: CreateOperatorRequest, context: RPCCallContext) async throws(RPCError) -> CreateOperatorResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OperatorAccountMethods.createOperator, bytes, context: context))
  }

  /// All operators, with their groups.
  public func listOperators(_ request: ListOperatorsRequest, context: RPCCallContext) async throws(RPCError) -> ListOperatorsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(OperatorAccountMethods.listOperators, bytes, context: context))
  }
}
