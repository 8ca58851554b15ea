// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_operator.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.UserImportOperatorService.
public enum UserImportOperatorMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.UserImportOperatorService"
  /// ReadUserImportLog.
  public static let readUserImportLog: RPCMethod = RPCMethod("gatehouse.authentication.v1.UserImportOperatorService/ReadUserImportLog")
}

/// What became of the rows of user import jobs.
///
/// For gatehousectl.
public protocol UserImportOperatorServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// How far a job is, and its refused rows in the order of the file.
  func readUserImportLog(_ request: ReadUserImportLogRequest, context: RPCCallContext) async throws(Failure) -> ReadUserImportLogResponse
}

extension UserImportOperatorServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(UserImportOperatorMethods.readUserImportLog) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadUserImportLogRequest = try decodeRequest(bytes)
      let response: ReadUserImportLogResponse
      do throws(Failure) {
        response = try await self.readUserImportLog(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.UserImportOperatorService.
public struct UserImportOperatorClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// How far a job is, and its refused rows in the order of the file.
  public func readUserImportLog(_ request: ReadUserImportLogRequest, context: RPCCallContext) async throws(RPCError) -> ReadUserImportLogResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserImportOperatorMethods.readUserImportLog, bytes, context: context))
  }
}
